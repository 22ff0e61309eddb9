// Recursion on the stack of one thread.
#include "device.h"
static __device__ __noinline__ void quicksort(int *first, int *last) {
  if (last - first < 2)
    return;
  int pivot = first[(last - first) / 2];
  int *low = first, *high = last - 1;
  while (low <= high) {
    while (*low < pivot)
      ++low;
    while (*high > pivot)
      --high;
    if (low <= high) {
      int x = *low;
      *low++ = *high;
      *high-- = x;
    }
  }
  quicksort(first, high + 1);
  quicksort(low, last);
}
KERNEL sort(int *keys, u32 each) {
  quicksort(keys + each * thread(), keys + each * (thread() + 1));
}
