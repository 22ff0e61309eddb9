// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bits: counts, reversals, byte permutations, funnel shifts, packed SIMD.
__global__ void words(const unsigned *in, unsigned *out, int *n) {
  unsigned x = in[threadIdx.x], y = in[threadIdx.x + 1];
  out[0] = __brev(x) + __byte_perm(x, y, 0x5410) + __byte_perm(x, y, y);
  out[1] = __funnelshift_l(x, y, 5) ^ __funnelshift_r(x, y, y) ^
           __funnelshift_lc(x, y, 40) ^ __funnelshift_rc(x, y, x);
  out[2] = __uhadd(x, y) + __urhadd(x, y) + __umulhi(x, y) + __umul24(x, y);
  out[3] = __usad(x, y, 7) + __sad(int(x), int(y), 3) + __mul24(x, y);
  n[0] = __popc(x) + __clz(x) + __ffs(x) + __hadd(x, y) + __rhadd(x, y) +
         __mulhi(int(x), int(y));
  out[4] = (x << 7 | x >> 25) + (x << (y & 31) | x >> (-y & 31));
  out[5] = ((x >> 8) & 0xff) + ((x >> 3) & 0x1f) * 9 + (int(x << 4) >> 20);
  out[6] = (x & ~y) ^ (x | ~y) ^ ~(x & y) ^ ((x & y) | (~x & in[5]));
  out[7] = __builtin_bswap32(x) + (__builtin_bitreverse8(x) << 8) +
           __builtin_bswap16(y) + __builtin_rotateleft16(y, 3);
}

__global__ void longs(const unsigned long long *in, unsigned long long *out) {
  unsigned long long x = in[0], y = in[1];
  out[0] = __brevll(x) + __umul64hi(x, y) + __mul64hi(x, y);
  out[1] = __popcll(x) + __clzll(x) + __ffsll(x) + __builtin_bswap64(x);
  out[2] = (x << 13 | x >> 51) ^ (x >> (y & 63)) ^ ((x >> 20) & 0xfffff);
}

__global__ void packed(const unsigned *in, unsigned *out) {
  unsigned x = in[0], y = in[1];
  out[0] = __vadd4(x, y) ^ __vsub2(x, y) ^ __vaddss4(x, y) ^ __vabsdiffu4(x, y);
  out[1] = __vcmpeq4(x, y) ^ __vcmpgtu2(x, y) ^ __vmaxs2(x, y) ^ __vminu4(x, y);
  out[2] = __vavgu4(x, y) ^ __vsadu4(x, y) ^ __vneg2(x) ^ __vseteq2(x, y);
  int *n = reinterpret_cast<int *>(out);
  n[3] = __dp4a(int(x), int(y), 5) + __dp2a_lo(int(x), int(y), 6) +
         __dp4a(x, y, 7u) + __dp2a_hi(x, y, 8u);
}
