// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Control flow: nested loops, early exits, goto, irreducible, short circuits.
__global__ void nested(const int *in, int *out, int n, int m) {
  int found = -1;
  for (int i = 0; i < n; ++i) {
    for (int j = 0; j < m; ++j) {
      if (in[i * m + j] < 0)
        goto next;
      if (in[i * m + j] == 42) {
        found = i * m + j;
        goto done;
      }
      if (in[i * m + j] == 7)
        continue;
      out[j] += in[i * m + j];
    }
  next:;
  }
done:
  out[n] = found;
}

__global__ void irreducible(int *data, int n) {
  int i = 0;
  if (data[0] & 1)
    goto middle;
top:
  data[i] += 3;
  ++i;
middle:
  data[i] ^= 5;
  if (data[i] > 100)
    i += 2;
  if (i < n)
    goto top;
}

__global__ void conditions(const int *a, const float *b, int *out, int n) {
  int i = threadIdx.x;
  if (i < n && a[i] > 0 && (b[i] < 1 || a[i] == 9) && !(b[i] == 0))
    out[i] = a[i] > 5 ? b[i] > 2 ? 1 : 2 : a[i] > 3 ? 3 : 4;
  else
    out[i] = (a[i] == 1) + (b[i] > 3) * 2 + (i & 1 ? 4 : 8);
  do {
    if (out[i] % 3 == 0)
      break;
  } while (--out[i] > 0);
}

__global__ void collatz(unsigned long long *data, int *steps) {
  unsigned long long x = data[threadIdx.x];
  int n = 0;
  for (; x != 1; ++n) {
    if (x & 1) {
      x = 3 * x + 1;
      __syncwarp(__activemask());
    } else {
      x >>= 1;
    }
    if (n == 1000)
      return;
  }
  steps[threadIdx.x] = n;
}
