// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The mathematical library on doubles.
__global__ void common(const double *in, double *out) {
  double x = in[threadIdx.x], y = in[threadIdx.x + 1];
  out[0] = sin(x) + cos(y) + tan(x) + asin(y) + acos(x) + atan(y);
  out[1] = atan2(x, y) + sinh(x) + cosh(y) + tanh(x) + asinh(y);
  out[2] = acosh(x) + atanh(y) + exp(x) + exp2(y) + exp10(x) + expm1(y);
  out[3] = log(x) + log2(y) + log10(x) + log1p(y) + logb(x);
  out[4] = pow(x, y) + sqrt(x) + rsqrt(y) + cbrt(x) + rcbrt(y) + pow(x, 3);
  out[5] = hypot(x, y) + rhypot(x, y) + norm3d(x, y, x) + rnorm4d(x, y, x, y);
  out[6] = fmod(x, y) + remainder(x, y) + fdim(x, y) + copysign(x, y);
  out[7] = floor(x) + ceil(y) + trunc(x) + round(y) + rint(x) + nearbyint(y);
  out[8] = erf(x) + erfc(y) + erfinv(x) + erfcinv(y) + erfcx(x) + normcdf(y);
  out[9] = tgamma(x) + lgamma(y) + normcdfinv(x) + nextafter(x, y);
  out[10] = fmax(x, y) + fmin(x, 0.5) + fabs(y) + fma(x, y, 2.0);
}

__global__ void rest(const double *in, double *out, int *n) {
  double x = in[threadIdx.x], y = in[threadIdx.x + 1], s, c;
  sincos(x, &s, &c);
  out[0] = s * c;
  sincospi(y, &s, &c);
  out[1] = s - c + sinpi(x) + cospi(y);
  out[2] = frexp(x, n) + ldexp(y, 3) + scalbn(x, n[1]) + modf(y, out + 3);
  out[4] = remquo(x, y, n + 2) + j0(x) + j1(y) + jn(2, x);
  out[5] = y0(x) + y1(y) + yn(2, x) + cyl_bessel_i0(x) + cyl_bessel_i1(y);
  n[3] = isnan(x) + isinf(y) + isfinite(x) + signbit(y) + ilogb(x);
  n[4] = lrint(x) + lround(y) + int(llrint(x)) + int(llround(y));
  n[5] = __double2int_rn(x) + __double2uint_ru(y) + int(__double2ll_rd(x));
  out[6] = __int2double_rn(n[6]) + __ull2double_ru(n[7]) + __dadd_rd(x, y) +
           __dmul_ru(x, y) + __fma_rz(x, y, s) + __ddiv_rn(x, y) +
           __dsqrt_rd(x) + __drcp_ru(y) + __double2float_rd(x);
}
