// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bit fields: signed and not, packed, crossing bytes, in unions, volatile.
struct Date {
  unsigned day : 5, month : 4;
  int year : 23;
};
struct __attribute__((packed)) Packet {
  unsigned char version : 4, length : 4;
  unsigned short port;
  unsigned long long id : 48;
  unsigned flags : 3;
  int delta : 13;
  bool last : 1;
};
union Float {
  float value;
  struct {
    unsigned mantissa : 23, exponent : 8, sign : 1;
  };
};

__global__ void dates(Date *d, int *out) {
  Date &x = d[threadIdx.x];
  if (++x.day > 30) {
    x.day = 1;
    x.month = x.month % 12 + 1;
    x.year -= x.month == 1;
  }
  out[threadIdx.x] = x.year * 10000 + x.month * 100 + x.day;
}

__global__ void packets(Packet *p, unsigned long long *out) {
  Packet &x = p[threadIdx.x];
  x.id += x.delta;
  x.flags ^= 5;
  x.delta = -x.delta;
  x.last = !x.last && x.version > 3;
  x.port = x.port << 8 | x.port >> 8;
  out[threadIdx.x] = x.id + x.length + x.last;
}

__global__ void floats(Float *f, volatile Date *d) {
  Float x = f[threadIdx.x];
  if (x.exponent)
    x.exponent += 2;
  x.sign = !x.sign;
  f[threadIdx.x] = x;
  d->month = x.mantissa & 15;
  d->year = d->day - 40;
}
