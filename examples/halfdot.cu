// Dot products in half and bfloat16: packed arithmetic, single-precision sums.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

extern "C" __global__ void halfdot(const __half2 *a, const __half2 *b,
                                   float *out, int n) {
  __half2 sum = __float2half2_rn(0.0f);
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    sum = __hfma2(a[i], b[i], sum);
  atomicAdd(out, __low2float(sum) + __high2float(sum));
}

extern "C" __global__ void bfdot(const _Float16 *scale, const __nv_bfloat16 *a,
                                 const __nv_bfloat16 *b, float *out, int n) {
  float sum = 0;
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    sum += __bfloat162float(a[i]) * __bfloat162float(b[i]);
  _Float16 scaled = *scale * *scale + (_Float16)0.5f;
  atomicAdd(out, sum * (float)scaled);
}
