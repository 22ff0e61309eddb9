// Division by constants and by variables, every width and sign.
#include "device.h"
KERNEL divide(const s64 *in, s64 *out) {
  s64 v = in[thread()];
  s64 *o = out + 20 * thread();
  o[0] = v / 7;
  o[1] = v % 10;
  o[2] = (u64)v / 1000000007ull;
  o[3] = (u64)v % 60;
  o[4] = v / -8;
  o[5] = v % 16;
  int w = (int)v;
  o[6] = w / 3;
  o[7] = w % -5;
  o[8] = (u32)w / 641u;
  o[9] = (u32)w % 12u;
  o[10] = w / 2;
  short h = (short)v;
  o[11] = h / 9;
  o[12] = (u16)h % 11;
  signed char c = (signed char)v;
  o[13] = c / 7;
  o[14] = (u8)c % 13;
  s64 d = in[thread() + 1] | 1;
  o[15] = d == -1 ? 0 : v / d;
  o[16] = (u64)v % (u64)d;
  int e = (int)d;
  o[17] = e == -1 ? 0 : w / e;
  o[18] = (u32)w % (u32)e;
  o[19] = h / (short)((short)e | 1);
}
