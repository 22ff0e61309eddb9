// LU factorisation, a sparse product, a stencil and a bitonic sort: loops,
// double precision, shared memory, divisions.
extern "C" __global__ void lu(double *a, int n, int *status) {
  extern __shared__ double column[];
  for (int k = 0; k < n; ++k) {
    if (threadIdx.x == 0 && fabs(a[k * n + k]) < 1e-300)
      *status = k;
    for (int i = k + 1 + threadIdx.x; i < n; i += blockDim.x)
      column[i] = a[i * n + k] /= a[k * n + k];
    __syncthreads();
    for (int i = k + 1 + threadIdx.x; i < n; i += blockDim.x)
      for (int j = k + 1; j < n; ++j)
        a[i * n + j] = fma(-column[i], a[k * n + j], a[i * n + j]);
    __syncthreads();
  }
}
extern "C" __global__ void spmv(int rows, const int *start, const int *column, const float *value,
                                const float *__restrict__ x, float *y) {
  int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x & 31;
  if (row >= rows)
    return;
  float sum = 0;
  for (int i = start[row] + lane; i < start[row + 1]; i += 32)
    sum += value[i] * __ldg(&x[column[i]]);
  for (int d = 16; d; d /= 2)
    sum += __shfl_xor_sync(~0u, sum, d);
  if (lane == 0)
    y[row] = sum;
}
extern "C" __global__ void stencil(const float *in, float *out, int nx, int ny, int nz) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 1 || y < 1 || x >= nx - 1 || y >= ny - 1)
    return;
  long long plane = (long long)nx * ny, at = y * (long long)nx + x;
#pragma unroll 1
  for (int z = 1; z < nz - 1; ++z) {
    long long c = at + z * plane;
    out[c] = 0.4f * in[c] + 0.1f * (in[c - 1] + in[c + 1] + in[c - nx] + in[c + nx] + in[c - plane] + in[c + plane]);
  }
}
extern "C" __global__ void bitonic(int *data) {
  __shared__ int s[1024];
  unsigned t = threadIdx.x;
  s[t] = data[blockIdx.x * 1024 + t];
  __syncthreads();
  for (unsigned k = 2; k <= 1024; k *= 2)
    for (unsigned j = k / 2; j; j /= 2) {
      unsigned other = t ^ j;
      if (other > t && (s[t] > s[other]) == ((t & k) == 0)) { int x = s[t]; s[t] = s[other]; s[other] = x; }
      __syncthreads();
    }
  data[blockIdx.x * 1024 + t] = s[t];
}
