#include "wayleave_loop.h"
