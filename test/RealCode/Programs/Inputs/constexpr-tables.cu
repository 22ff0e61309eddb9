// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tables made at compile time: primes, CRC, sines, strings; in constant, global
// and local memory.
struct Crc {
  unsigned table[256];
  constexpr Crc() : table() {
    for (unsigned i = 0; i < 256; ++i) {
      unsigned c = i;
      for (int k = 0; k < 8; ++k)
        c = c & 1 ? 0xedb88320u ^ (c >> 1) : c >> 1;
      table[i] = c;
    }
  }
};
__constant__ constexpr Crc InConstant;
__device__ constexpr Crc InGlobal;

struct Primes {
  bool composite[200] = {};
  short list[46] = {};
  constexpr Primes() {
    int n = 0;
    for (int i = 2; i < 200; ++i) {
      if (!composite[i])
        list[n++] = i;
      for (int j = i * i; j < 200; j += i)
        composite[j] = true;
    }
  }
};
__device__ constexpr Primes Sieve;

__global__ void checksums(const unsigned char *in, unsigned *out, int n) {
  unsigned a = ~0u, b = ~0u;
  for (int i = 0; i < n; ++i) {
    a = InConstant.table[(a ^ in[i]) & 255] ^ (a >> 8);
    b = InGlobal.table[(b ^ in[n - 1 - i]) & 255] ^ (b >> 8);
  }
  out[threadIdx.x] = ~a ^ b;
}

__global__ void primes(int *out) {
  int n = out[threadIdx.x], factors = 0;
  for (int i = 0; i < 46; ++i)
    while (n % Sieve.list[i] == 0)
      n /= Sieve.list[i], ++factors;
  constexpr int small[] = {1, 1, 2, 6, 24, 120, 720};
  out[threadIdx.x] = factors + small[threadIdx.x % 7] + Sieve.composite[n & 127];
}

__device__ constexpr const char *Names[] = {"zero", "one", "two", "three"};
__global__ void names(char *out, int n) {
  const char *s = Names[n & 3];
  for (int i = 0; s[i]; ++i)
    out[i] = s[i];
}
