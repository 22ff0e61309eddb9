// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Textures by object: linear memory, one to three dimensions, gradients.
__global__ void fetches(cudaTextureObject_t linear, cudaTextureObject_t line,
                        cudaTextureObject_t plane, cudaTextureObject_t solid,
                        float *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float u = i / 1024.0f, v = threadIdx.y / 16.0f, w = threadIdx.z / 8.0f;
  float sum = tex1Dfetch<float>(linear, i);
  float4 four = tex1Dfetch<float4>(linear, i + 1);
  sum += four.x + four.y + four.z + four.w;
  sum += tex1D<float>(line, u) + tex1DLod<float>(line, u, 1.5f);
  sum += tex2D<float>(plane, u, v) + tex2D<float2>(plane, v, u).y;
  sum += tex2DLod<float>(plane, u, v, 2.0f);
  sum += tex2DGrad<float>(plane, u, v, make_float2(0.1f, 0.2f),
                          make_float2(0.3f, 0.4f));
  sum += tex3D<float>(solid, u, v, w) + tex3D<int>(solid, w, v, u);
  sum += tex3DLod<float4>(solid, u, v, w, 0.5f).z;
  out[i] = sum;
}

__global__ void integers(cudaTextureObject_t t, unsigned char *bytes,
                         short *shorts, uint4 *words) {
  int i = threadIdx.x;
  bytes[i] = tex1Dfetch<unsigned char>(t, i) + tex2D<uchar4>(t, 1.0f, i).w;
  shorts[i] = tex1Dfetch<short>(t, i) - tex2D<short2>(t, i, 2.0f).x;
  words[i] = tex1Dfetch<uint4>(t, i);
}
