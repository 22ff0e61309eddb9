// The mathematical functions of CUDA, single and double.
#define ONE(T, f) out[n++] += (T)f(x);
#define TWO(T, f) out[n++] += (T)f(x, y);
extern "C" __global__ void singles(const float *in, float *out) {
  float x = in[threadIdx.x], y = in[threadIdx.x + 1]; int n = 0;
  ONE(float, sinf) ONE(float, cosf) ONE(float, tanf) ONE(float, asinf) ONE(float, acosf) ONE(float, atanf)
  ONE(float, sinhf) ONE(float, coshf) ONE(float, tanhf) ONE(float, expf) ONE(float, exp2f) ONE(float, logf)
  ONE(float, log2f) ONE(float, log10f) ONE(float, log1pf) ONE(float, expm1f) ONE(float, cbrtf) ONE(float, erff)
  ONE(float, tgammaf) ONE(float, lgammaf) ONE(float, floorf) ONE(float, ceilf) ONE(float, truncf)
  ONE(float, rintf) ONE(float, roundf) ONE(int, ilogbf) ONE(int, __float2int_rd) ONE(long, llrintf)
  TWO(float, powf) TWO(float, atan2f) TWO(float, fmodf) TWO(float, hypotf) TWO(float, copysignf)
  TWO(float, fminf) TWO(float, fmaxf) TWO(float, fdimf) TWO(float, remainderf) TWO(float, nextafterf)
  TWO(float, __fdividef) TWO(float, __fadd_rz) TWO(float, __fmul_ru) ONE(float, __sinf) ONE(float, __saturatef)
  int e; out[n++] = frexpf(x, &e); out[n++] = ldexpf(x, e); out[n++] = isnan(x) + 2 * isinf(y);
}
extern "C" __global__ void doubles(const double *in, double *out) {
  double x = in[threadIdx.x], y = in[threadIdx.x + 1]; int n = 0;
  ONE(double, sin) ONE(double, cos) ONE(double, exp) ONE(double, log) ONE(double, sqrt) ONE(double, rsqrt)
  ONE(double, cbrt) ONE(double, erfc) ONE(double, lgamma) ONE(double, floor) ONE(double, round)
  ONE(long, llrint) ONE(float, __double2float_rz) ONE(int, __double2hiint) TWO(double, pow) TWO(double, atan2)
  TWO(double, fmod) TWO(double, hypot) TWO(double, __dadd_rd) TWO(double, __dmul_rz) TWO(double, fmin)
}
extern "C" __global__ void integers(const int *in, long long *out) {
  int x = in[threadIdx.x], y = in[threadIdx.x + 1]; int n = 0;
  unsigned u = x, v = y; long long w = (long long)x << 31 ^ y;
  out[n++] = __clz(x); out[n++] = __ffs(x); out[n++] = __popc(x); out[n++] = __brev(u);
  out[n++] = __clzll(w); out[n++] = __ffsll(w); out[n++] = __popcll(w); out[n++] = __brevll(w);
  out[n++] = __byte_perm(u, v, 0x5140); out[n++] = __mulhi(x, y); out[n++] = __umul24(u, v); out[n++] = __sad(x, y, u);
  out[n++] = __funnelshift_l(u, v, x); out[n++] = __funnelshift_rc(u, v, 5); out[n++] = __hadd(x, y); out[n++] = __dp4a(x, y, x);
  out[n++] = __mul64hi(w, x); out[n++] = w / (y | 1); out[n++] = w % (x | 1); out[n++] = abs(x); out[n++] = min(x, y); out[n++] = max(u, v);
  out[n++] = __vadd4(u, v); out[n++] = __vabsdiffu4(u, v); out[n++] = __float_as_int(1.0f) + clock64();
}
