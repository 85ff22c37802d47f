#import "HikeExporter.h"
#import "LegacyTracker.h"
