// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The mathematical library on floats.
__global__ void common(const float *in, float *out) {
  float x = in[threadIdx.x], y = in[threadIdx.x + 1];
  out[0] = sinf(x) + cosf(y) + tanf(x) + asinf(y) + acosf(x) + atanf(y);
  out[1] = atan2f(x, y) + sinhf(x) + coshf(y) + tanhf(x) + asinhf(y);
  out[2] = acoshf(x) + atanhf(y) + expf(x) + exp2f(y) + exp10f(x) + expm1f(y);
  out[3] = logf(x) + log2f(y) + log10f(x) + log1pf(y) + logbf(x);
  out[4] = powf(x, y) + sqrtf(x) + rsqrtf(y) + cbrtf(x) + rcbrtf(y);
  out[5] = hypotf(x, y) + rhypotf(x, y) + norm3df(x, y, x) + rnorm4df(x, y, x, y);
  out[6] = fmodf(x, y) + remainderf(x, y) + fdimf(x, y) + copysignf(x, y);
  out[7] = floorf(x) + ceilf(y) + truncf(x) + roundf(y) + rintf(x) +
           nearbyintf(y) + nextafterf(x, y);
  out[8] = erff(x) + erfcf(y) + erfinvf(x) + erfcinvf(y) + erfcxf(x) +
           normcdff(y) + normcdfinvf(x) + tgammaf(x) + lgammaf(y);
  out[9] = fmaxf(x, y) + fminf(x, 0.5f) + fabsf(y) + fmaf(x, y, 2.0f);
}

__global__ void rest(const float *in, float *out, int *n) {
  float x = in[threadIdx.x], y = in[threadIdx.x + 1], s, c;
  sincosf(x, &s, &c);
  out[0] = s * c;
  sincospif(y, &s, &c);
  out[1] = s - c + sinpif(x) + cospif(y);
  out[2] = frexpf(x, n) + ldexpf(y, 3) + scalbnf(x, n[1]) + modff(y, out + 3);
  out[4] = remquof(x, y, n + 2) + j0f(x) + j1f(y) + jnf(2, x);
  out[5] = y0f(x) + y1f(y) + ynf(2, x) + cyl_bessel_i0f(x) + cyl_bessel_i1f(y);
  n[3] = isnan(x) + isinf(y) + isfinite(x) + signbit(y) + ilogbf(x);
  n[4] = lrintf(x) + lroundf(y) + int(llrintf(x)) + int(llroundf(y));
  n[5] = __float2int_rn(x) + __float2uint_ru(y) + int(__float2ll_rd(x));
  out[6] = __int2float_rz(n[6]) + __ull2float_ru(n[7]) + __fadd_rd(x, y) +
           __fmul_ru(x, y) + __fmaf_rz(x, y, s) + __fdiv_rn(x, y) +
           __fsqrt_rd(x) + __frcp_ru(y) + __frsqrt_rn(x) + __saturatef(y);
}
