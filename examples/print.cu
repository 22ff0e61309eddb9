// printf from a kernel: the vprintf protocol and string constants.
extern "C" __device__ int vprintf(const char *, void *);
extern "C" int printf(const char *, ...);

extern "C" __global__ void print(const float *x, int n) {
  int i = threadIdx.x;
  if (i < n && !(x[i] == x[i]))
    printf("thread %d of block %d: x[%d] is not a number\n", i, blockIdx.x, i);
  if (i == 0)
    printf("%s: %f\n", "first value", x[0]);
}
