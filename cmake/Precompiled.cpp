// Holds the precompiled header that all libraries share; no code of its own.
