// A target needs a source; the module map is what counts.
