#include "Bare.h"
