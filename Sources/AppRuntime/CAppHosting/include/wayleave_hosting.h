#pragma once

/// The process of an app whose code this thread runs; null on every other thread.
void *wayleave_process(void);
void wayleave_set_process(void *process);

/// An object of Swift's with one more strong reference; null where it is being let go.
void *wayleave_retain_unless_gone(void *object);
