// Cooperative groups: tiles, coalesced groups, reductions over them.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
extern "C" __global__ void tileSum(const int *in, int *out, int n) {
  auto block = cg::this_thread_block();
  auto tile = cg::tiled_partition<16>(block);
  int i = block.group_index().x * block.size() + block.thread_rank();
  int sum = cg::reduce(tile, i < n ? in[i] : 0, cg::plus<int>());
  if (tile.thread_rank() == 0)
    atomicAdd(out, sum);
}
extern "C" __global__ void filter(const int *in, int *out, int *count, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && in[i] > 0) {
    cg::coalesced_group active = cg::coalesced_threads();
    int base = 0;
    if (active.thread_rank() == 0)
      base = atomicAdd(count, active.size());
    out[active.shfl(base, 0) + active.thread_rank()] = in[i];
  }
}
