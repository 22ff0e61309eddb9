// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Textures by object: layers, cube maps, gathers of four texels.
__global__ void layers(cudaTextureObject_t lines, cudaTextureObject_t planes,
                       float *out, int layer) {
  float u = threadIdx.x / 32.0f, v = threadIdx.y / 32.0f;
  float sum = tex1DLayered<float>(lines, u, layer);
  sum += tex2DLayered<float>(planes, u, v, layer);
  sum += tex2DLayeredLod<float>(planes, u, v, layer + 1, 2.0f);
  sum += tex2DLayered<float4>(planes, v, u, layer).w;
  out[threadIdx.x] = sum;
}

__global__ void cubes(cudaTextureObject_t cube, cudaTextureObject_t cubes,
                      float *out, int layer) {
  float x = threadIdx.x - 16.0f, y = threadIdx.y - 16.0f, z = 3.0f;
  float sum = texCubemap<float>(cube, x, y, z);
  sum += texCubemapLod<float4>(cube, z, y, x, 1.0f).y;
  sum += texCubemapLayered<float>(cubes, x, y, z, layer);
  sum += texCubemapLayeredLod<float2>(cubes, x, y, z, layer, 0.0f).x;
  out[threadIdx.x] = sum;
}

__global__ void gathers(cudaTextureObject_t t, float4 *out, int4 *whole) {
  float u = threadIdx.x, v = threadIdx.y;
  float4 red = tex2Dgather<float4>(t, u, v, 0);
  float4 alpha = tex2Dgather<float4>(t, u, v, 3);
  out[threadIdx.x] = make_float4(red.x + alpha.x, red.y, alpha.z, red.w);
  whole[threadIdx.x] = tex2Dgather<int4>(t, v, u, 2);
}
