#include "Hidden.h"
inline Hidden whole() { return 0; }
