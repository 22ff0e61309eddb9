// libdevice's sin, exp and pow.
#include "device.h"
extern "C" __device__ float __nv_sinf(float);
extern "C" __device__ float __nv_expf(float);
extern "C" __device__ float __nv_powf(float, float);
extern "C" __device__ double __nv_sin(double);
extern "C" __device__ double __nv_exp(double);
extern "C" __device__ double __nv_pow(double, double);
KERNEL math(const float *x, const float *y, float *f, const double *u,
            const double *v, double *d) {
  u32 t = thread();
  f[3 * t] = __nv_sinf(x[t]);
  f[3 * t + 1] = __nv_expf(y[t]);
  f[3 * t + 2] = __nv_powf(__builtin_fabsf(x[t]), y[t]);
  d[3 * t] = __nv_sin(u[t]);
  d[3 * t + 1] = __nv_exp(v[t]);
  d[3 * t + 2] = __nv_pow(__builtin_fabs(u[t]), v[t]);
}
