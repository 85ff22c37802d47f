#ifndef WAYLEAVE_RULE_PAGES_H
#define WAYLEAVE_RULE_PAGES_H

#include <stddef.h>

/// Bytes that last as long as the program.
struct wayleave_bytes {
  const unsigned char *start;
  size_t count;
};

/// The pages of the rules as Markdown in UTF-8, one after the other.
struct wayleave_bytes wayleave_rule_pages(void);

#endif
