// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Strings: searching, numbers to text and back, UTF-8, case, edit distance.
__device__ int length(const char *s) {
  int n = 0;
  while (s[n])
    ++n;
  return n;
}
__device__ char *number(char *to, long long x, int base) {
  char digits[65];
  int n = 0;
  bool minus = x < 0;
  unsigned long long u = minus ? -x : x;
  do
    digits[n++] = "0123456789abcdef"[u % base];
  while (u /= base);
  if (minus)
    *to++ = '-';
  while (n)
    *to++ = digits[--n];
  *to = 0;
  return to;
}
__global__ void print(char *out, const long long *in) {
  char *at = number(out + threadIdx.x * 128, in[threadIdx.x], 10);
  *at++ = ',';
  number(at, in[threadIdx.x] * 3, 16);
}
__global__ void find(const char *text, const char *word, int *at) {
  int n = length(text), m = length(word);
  for (int i = threadIdx.x; i + m <= n; i += blockDim.x) {
    int k = 0;
    while (k < m && (text[i + k] | 32) == (word[k] | 32))
      ++k;
    if (k == m)
      atomicMin(at, i);
  }
}
__global__ void decode(const unsigned char *in, unsigned *out, int n) {
  for (int i = 0, o = 0; i < n; ++o) {
    unsigned c = in[i++];
    int more = c < 0x80 ? 0 : c < 0xe0 ? 1 : c < 0xf0 ? 2 : 3;
    c &= more ? 0x3f >> more : 0x7f;
    for (; more; --more)
      c = c << 6 | (in[i++] & 0x3f);
    out[o] = c;
  }
}
__global__ void distance(const char *a, const char *b, int *out) {
  unsigned char row[65];
  int n = min(length(a), 64), m = length(b);
  for (int i = 0; i <= n; ++i)
    row[i] = i;
  for (int j = 0; j < m; ++j) {
    int diagonal = row[0]++;
    for (int i = 1; i <= n; ++i) {
      int change = diagonal + (a[i - 1] != b[j]);
      diagonal = row[i];
      row[i] = min(min(row[i - 1], row[i]) + 1, change);
    }
  }
  *out = row[n];
}
