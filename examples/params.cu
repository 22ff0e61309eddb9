// A structure by value, a pointer into it that the compiler cannot fold, a
// function that is not inlined, and a table of function pointers.
struct Affine {
  float m[2][3];
  int flags;
  long long count;
};

__device__ __noinline__ float2 apply(const Affine &t, float2 p) {
  return make_float2(t.m[0][0] * p.x + t.m[0][1] * p.y + t.m[0][2],
                     t.m[1][0] * p.x + t.m[1][1] * p.y + t.m[1][2]);
}

__device__ __noinline__ float2 mirror(const Affine &t, float2 p) {
  return make_float2(-p.x, t.flags & 2 ? -p.y : p.y);
}

typedef float2 (*Step)(const Affine &, float2);
__device__ Step steps[2] = {apply, mirror};

extern "C" __global__ void params(Affine t, const float2 *in, float2 *out) {
  long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
  if (i >= t.count)
    return;
  float2 p = in[i];
  p.x *= t.m[i & 1][i % 3];
  out[i] = steps[t.flags & 1](t, p);
}
