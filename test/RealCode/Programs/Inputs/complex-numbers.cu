// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Complex numbers: cuComplex, thrust's, the language's own.
#include <cuComplex.h>
#include <thrust/complex.h>

__global__ void old(const cuFloatComplex *a, cuFloatComplex *out,
                    cuDoubleComplex *d) {
  cuFloatComplex x = a[0], y = a[1];
  out[0] = cuCaddf(cuCmulf(x, y), cuCdivf(y, x));
  out[1] = cuCfmaf(x, y, cuConjf(out[0]));
  d[0] = cuCdiv(cuCmul(d[1], d[2]), cuCsub(d[3], make_cuDoubleComplex(1, 0)));
  d[1].x = cuCabs(d[0]) + cuCabsf(x);
}

__global__ void functions(const thrust::complex<float> *a,
                          thrust::complex<float> *out,
                          thrust::complex<double> *d) {
  thrust::complex<float> z = a[threadIdx.x];
  out[0] = thrust::exp(z) * thrust::sqrt(z) / (z + 1.0f);
  out[1] = thrust::log(z) - thrust::sin(z) + thrust::polar(1.5f, z.real());
  d[0] = thrust::pow(d[1], d[2]) + thrust::tanh(d[3]) * thrust::abs(d[4]);
}

__global__ void native(_Complex float *f, _Complex double *d) {
  f[0] = f[1] * f[2] + f[3] / f[4];
  d[0] = d[1] * d[2] - d[3];
  d[1] = ~d[0];
  __real__ f[5] = __imag__ f[0];
}

__global__ void mandelbrot(unsigned char *out, int width, int limit) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  thrust::complex<double> c(x * 3.0 / width - 2, y * 3.0 / width - 1.5), z = 0;
  int n = 0;
  while (n < limit && thrust::norm(z) < 4) {
    z = z * z + c;
    ++n;
  }
  out[y * width + x] = n;
}
