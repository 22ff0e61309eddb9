// A GEMM tile on tensor cores through mma.h.
#include <mma.h>
using namespace nvcuda;
extern "C" __global__ void wmmaGemm(const half *a, const half *b, float *c, int m, int n, int k) {
  int tileM = (blockIdx.x * blockDim.x + threadIdx.x) / 32 * 16;
  int tileN = (blockIdx.y * blockDim.y + threadIdx.y) * 16;
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> acc;
  wmma::fill_fragment(acc, 0.0f);
  for (int i = 0; i < k; i += 16) {
    wmma::load_matrix_sync(fa, a + tileM * k + i, k);
    wmma::load_matrix_sync(fb, b + tileN * k + i, k);
    wmma::mma_sync(acc, fa, fb, acc);
  }
  wmma::store_matrix_sync(c + tileM * n + tileN, acc, n, wmma::mem_row_major);
}
