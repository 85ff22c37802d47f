/// Tells the C library to keep memory that was freed.
///
/// A check reads thousands of files one after the other. Left alone, glibc gives the memory of each
/// back to the system and asks for it again, page by page. What is kept is bounded by the most that
/// was in use at once. Every thread keeps a heap of its own: on one heap two threads that parse
/// spend a quarter of the time waiting for each other. Other C libraries are left alone.
void wayleave_keep_freed_memory(void);
