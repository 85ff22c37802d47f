/// Tells the C library to keep memory that was freed, for all threads alike.
///
/// A check reads thousands of files one after the other. Left alone, glibc gives the memory of each
/// back to the system and asks for it anew, page by page, and gives every thread a heap of its own.
/// What is kept is bounded by the most that was in use at once. Other C libraries are left alone.
void wayleave_keep_freed_memory(void);
