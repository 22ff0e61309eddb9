// C = A * B, 16 by 16 tiles in shared memory, the edges cut off.
#include "device.h"
KERNEL gemm(const float *a, const float *b, float *c, u32 n) {
  __shared__ float ta[8][8], tb[8][9];
  u32 x = thread() % 8, y = thread() / 8;
  u32 col = __nvvm_read_ptx_sreg_ctaid_x() * 8 + x;
  u32 row = __nvvm_read_ptx_sreg_ctaid_y() * 8 + y;
  float sum = 0;
  for (u32 k = 0; k < n; k += 8) {
    ta[y][x] = row < n && k + x < n ? a[row * n + k + x] : 0;
    tb[y][x] = col < n && k + y < n ? b[(k + y) * n + col] : 0;
    sync();
    for (u32 i = 0; i < 8; ++i)
      sum += ta[y][i] * tb[i][x];
    sync();
  }
  if (row < n && col < n)
    c[row * n + col] = sum;
}
