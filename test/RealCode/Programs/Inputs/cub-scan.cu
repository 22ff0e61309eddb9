// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUB's scans: blocks and warps, sums, other operators, prefixes carried on.
#include <cub/block/block_scan.cuh>
#include <cub/warp/warp_scan.cuh>
#include <cuda/functional>

struct Running {
  int total;
  __device__ int operator()(int sum) {
    int old = total;
    total += sum;
    return old;
  }
};

__global__ void blocks(const int *in, int *out, int n) {
  using Scan = cub::BlockScan<int, 128, cub::BLOCK_SCAN_RAKING>;
  __shared__ typename Scan::TempStorage storage;
  Running running{0};
  for (int base = 0; base < n; base += 512) {
    int x[4];
    for (int i = 0; i < 4; ++i)
      x[i] = in[base + threadIdx.x * 4 + i];
    Scan(storage).ExclusiveSum(x, x, running);
    __syncthreads();
    for (int i = 0; i < 4; ++i)
      out[base + threadIdx.x * 4 + i] = x[i];
  }
}

__global__ void warpScans(const float *in, float *out) {
  using Scan = cub::BlockScan<float, 256, cub::BLOCK_SCAN_WARP_SCANS>;
  using Warp = cub::WarpScan<float>;
  __shared__ typename Scan::TempStorage storage;
  __shared__ typename Warp::TempStorage perWarp[8];
  float x = in[threadIdx.x], y, total;
  Scan(storage).InclusiveScan(x, y, cuda::maximum<>{}, total);
  Warp(perWarp[threadIdx.x / 32]).InclusiveSum(x, x);
  out[threadIdx.x] = x + y + total;
}

struct Segment {
  int key;
  float sum;
};
struct Combine {
  __device__ Segment operator()(const Segment &a, const Segment &b) const {
    return {b.key, a.key == b.key ? a.sum + b.sum : b.sum};
  }
};
__global__ void segments(Segment *data) {
  using Scan = cub::BlockScan<Segment, 64>;
  __shared__ typename Scan::TempStorage storage;
  Scan(storage).InclusiveScan(data[threadIdx.x], data[threadIdx.x], Combine());
}
