inline Hidden bare() { return 0; }
