// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loads and stores with cache operators, of every type that they take.
#define STORE(how, type, letter)                                               \
  __device__ void how(type *p, type x) {                                       \
    asm volatile("st.global." #how "." type##Suffix " [%0], %1;" ::"l"(p),     \
                 letter(x)                                                     \
                 : "memory");                                                  \
  }
#define intSuffix "s32"
#define floatSuffix "f32"
#define doubleSuffix "f64"
#define STORES(type, letter)                                                   \
  STORE(wb, type, letter)                                                      \
  STORE(cg, type, letter) STORE(cs, type, letter) STORE(wt, type, letter)
STORES(int, "r")
STORES(float, "f")
STORES(double, "d")

template <class T> __global__ void loads(const T *in, T *out) {
  out[0] = __ldg(in);
  out[1] = __ldg(in + 3 + threadIdx.x);
}
template __global__ void loads(const unsigned char *, unsigned char *);
template __global__ void loads(const short *, short *);
template __global__ void loads(const unsigned long long *,
                               unsigned long long *);
template __global__ void loads(const char4 *, char4 *);
template __global__ void loads(const ushort2 *, ushort2 *);
template __global__ void loads(const int4 *, int4 *);
template __global__ void loads(const double2 *, double2 *);

template <class T> __global__ void stores(const T *in, T *out) {
  T x = __ldcg(in) + __ldcs(in + 1) + __ldcv(in + 2);
  wb(out, x);
  cg(out + 1, x);
  cs(out + 2, x);
  wt(out + 3, x);
}
template __global__ void stores(const int *, int *);
template __global__ void stores(const float *, float *);
template __global__ void stores(const double *, double *);

// What is only read, and said to be.
__global__ void readOnly(const float *__restrict__ in,
                         const int *__restrict__ at, float *__restrict__ out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float4 *four = reinterpret_cast<const float4 *>(in);
  float4 v = four[i];
  out[i] = in[at[i]] + v.x + v.y * v.z - v.w;
}
