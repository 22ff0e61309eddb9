// CUB's block radix sort with keys and values, and its block scan.
#include <cub/block/block_radix_sort.cuh>
#include <cub/block/block_scan.cuh>
extern "C" __global__ void sortPairs(unsigned *keys, int *values) {
  using Sort = cub::BlockRadixSort<unsigned, 128, 4, int>;
  __shared__ typename Sort::TempStorage storage;
  unsigned k[4];
  int v[4];
  for (int i = 0; i < 4; ++i) {
    k[i] = keys[(blockIdx.x * 128 + threadIdx.x) * 4 + i];
    v[i] = values[(blockIdx.x * 128 + threadIdx.x) * 4 + i];
  }
  Sort(storage).Sort(k, v);
  for (int i = 0; i < 4; ++i) {
    keys[(blockIdx.x * 128 + threadIdx.x) * 4 + i] = k[i];
    values[(blockIdx.x * 128 + threadIdx.x) * 4 + i] = v[i];
  }
}
extern "C" __global__ void scanItems(const int *in, int *out) {
  using Scan = cub::BlockScan<int, 256>;
  __shared__ typename Scan::TempStorage storage;
  int item[2] = {in[threadIdx.x * 2], in[threadIdx.x * 2 + 1]};
  Scan(storage).ExclusiveSum(item, item);
  out[threadIdx.x * 2] = item[0];
  out[threadIdx.x * 2 + 1] = item[1];
}
