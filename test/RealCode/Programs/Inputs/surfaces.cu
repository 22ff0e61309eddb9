// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Surfaces by object: reads and writes of each dimension, width and mode.
__global__ void planes(cudaSurfaceObject_t in, cudaSurfaceObject_t out) {
  int x = threadIdx.x, y = threadIdx.y;
  float f = surf2Dread<float>(in, x * sizeof(float), y);
  uchar4 c = surf2Dread<uchar4>(in, x * sizeof(uchar4), y,
                                cudaBoundaryModeClamp);
  int4 four = surf2Dread<int4>(in, x * sizeof(int4), y, cudaBoundaryModeZero);
  surf2Dwrite(f + c.x + four.w, out, x * sizeof(float), y);
  surf2Dwrite(make_short2(c.y, c.z), out, x * sizeof(short2), y,
              cudaBoundaryModeClamp);
  surf2Dwrite(make_uint4(1, 2, 3, four.x), out, x * sizeof(uint4), y,
              cudaBoundaryModeZero);
}

__global__ void others(cudaSurfaceObject_t line, cudaSurfaceObject_t solid,
                       int z) {
  int x = threadIdx.x, y = threadIdx.y;
  unsigned char b = surf1Dread<unsigned char>(line, x);
  surf1Dwrite(float(b), line, x * sizeof(float));
  int2 v = surf3Dread<int2>(solid, x * sizeof(int2), y, z);
  surf3Dwrite(make_int2(v.y, v.x), solid, x * sizeof(int2), y, z);
}

__global__ void layered(cudaSurfaceObject_t lines, cudaSurfaceObject_t planes,
                        int layer) {
  int x = threadIdx.x, y = threadIdx.y;
  float f = surf1DLayeredread<float>(lines, x * 4, layer);
  surf2DLayeredwrite(f, planes, x * 4, y, layer);
  f += surf2DLayeredread<float>(planes, x * 4, y, layer);
  surf1DLayeredwrite(f, lines, x * 4, layer, cudaBoundaryModeClamp);
}
