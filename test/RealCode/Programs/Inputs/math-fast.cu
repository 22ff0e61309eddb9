// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fast mathematics: approximations, flushed denormals, reassociation.
// Flags: -ffast-math -fgpu-flush-denormals-to-zero
__global__ void implicit(const float *in, float *out, double *d) {
  float x = in[threadIdx.x], y = in[threadIdx.x + 1];
  out[0] = sinf(x) + cosf(y) + expf(x) + logf(y) + powf(x, y) + tanf(x);
  out[1] = x / y + sqrtf(x) + 1.0f / sqrtf(y) + x * y + x;
  out[2] = fmaxf(x, y) + fminf(x, 1.0f) + fabsf(x - y) + tanhf(y);
  out[3] = x * 2 / 3 + y / 3 + (x + y) - x;
  d[0] = sin(d[1]) / sqrt(d[2]) + d[3] * d[4] + d[5];
}

__global__ void intrinsics(const float *in, float *out) {
  float x = in[threadIdx.x], y = in[threadIdx.x + 1], s, c;
  __sincosf(x, &s, &c);
  out[0] = __sinf(x) + __cosf(y) + __tanf(x) + s * c;
  out[1] = __expf(x) + __exp10f(y) + __logf(x) + __log2f(y) + __log10f(x);
  out[2] = __powf(x, y) + __fdividef(x, y) + __frsqrt_rn(x) + __saturatef(y);
}

__global__ void softmax(const float *in, float *out, int n) {
  float most = -INFINITY, sum = 0;
  for (int i = 0; i < n; ++i)
    most = fmaxf(most, in[i]);
  for (int i = 0; i < n; ++i)
    sum += out[i] = __expf(in[i] - most);
  for (int i = 0; i < n; ++i)
    out[i] /= sum;
}

__global__ void dot(const float *a, const float *b, float *out, int n) {
  float sum = 0;
  for (int i = 0; i < n; ++i)
    sum += a[i] * b[i];
  *out = sum;
}
