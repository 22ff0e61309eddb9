// The buffer that vprintf is given: promoted arguments, each at its alignment.
#include "device.h"
extern "C" __device__ int vprintf(const char *, void *);
extern "C" __device__ int printf(const char *, ...);
KERNEL talk(int *out) {
  if (thread() == 0) {
    out[0] = printf("%d %c %f %lld %s\n", 42, 'x', 1.5f, -7ll, "text");
    out[1] = printf("no argument\n");
  }
}
