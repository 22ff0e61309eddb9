// C = alpha A B + beta C over 16 x 16 tiles in shared memory. Row major; the
// sizes need not be multiples of the tile.
constexpr int Tile = 16;

extern "C" __global__ void __launch_bounds__(Tile *Tile)
    gemm(int m, int n, int k, float alpha, const float *__restrict__ a,
         const float *__restrict__ b, float beta, float *__restrict__ c) {
  __shared__ float tileA[Tile][Tile];
  __shared__ float tileB[Tile][Tile + 1];
  int row = blockIdx.y * Tile + threadIdx.y;
  int col = blockIdx.x * Tile + threadIdx.x;
  float sum = 0;

  for (int first = 0; first < k; first += Tile) {
    int ka = first + threadIdx.x, kb = first + threadIdx.y;
    tileA[threadIdx.y][threadIdx.x] = row < m && ka < k ? a[row * k + ka] : 0;
    tileB[threadIdx.y][threadIdx.x] = kb < k && col < n ? b[kb * n + col] : 0;
    __syncthreads();
    for (int i = 0; i < Tile; ++i)
      sum += tileA[threadIdx.y][i] * tileB[i][threadIdx.x];
    __syncthreads();
  }
  if (row < m && col < n)
    c[row * n + col] = alpha * sum + beta * c[row * n + col];
}
