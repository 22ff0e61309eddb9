// Matrix transpose through a padded tile, four rows a thread.
constexpr int Tile = 32, Rows = 8;

extern "C" __global__ void transpose(const double *__restrict__ in,
                                     double *__restrict__ out, int width,
                                     int height) {
  __shared__ double tile[Tile][Tile + 1];
  int x = blockIdx.x * Tile + threadIdx.x, y = blockIdx.y * Tile + threadIdx.y;
  for (int j = 0; j < Tile; j += Rows)
    if (x < width && y + j < height)
      tile[threadIdx.y + j][threadIdx.x] = in[(long long)(y + j) * width + x];
  __syncthreads();

  x = blockIdx.y * Tile + threadIdx.x;
  y = blockIdx.x * Tile + threadIdx.y;
  for (int j = 0; j < Tile; j += Rows)
    if (x < height && y + j < width)
      out[(long long)(y + j) * height + x] = tile[threadIdx.x][threadIdx.y + j];
}
