// cuda_fp16.h and cuda_bf16.h: much inline assembly.
// Machines: sm_80 sm_90 sm_100 sm_120
#include <cuda_bf16.h>
#include <cuda_fp16.h>
extern "C" __global__ void halfMath(const __half2 *x, __half2 *y, float *f, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  __half2 v = x[i];
  y[i] = __hadd2(__hmul2(v, v), h2exp(v));
  f[i] = __half2float(hsqrt(__low2half(v))) + (__hgt(__low2half(v), __high2half(v)) ? 1.f : 0.f);
}
extern "C" __global__ void bfMath(const __nv_bfloat162 *x, __nv_bfloat162 *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = __hfma2(x[i], x[i], __float2bfloat162_rn(0.5f));
}
extern "C" __global__ void scalarHalf(const _Float16 *x, _Float16 *y, int n) {
  int i = threadIdx.x;
  _Float16 a = 0;
  for (int k = 0; k < n; ++k)
    a = x[k] > a ? a * x[k] + x[i] : x[k] / (_Float16)3 - a;
  y[i] = a;
}
