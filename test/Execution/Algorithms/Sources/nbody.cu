// One step of gravity among 64 bodies; square roots and quotients are exact.
#include "device.h"
struct Body {
  float x, y, z, mass;
};
KERNEL nbody(const Body *bodies, float *force, u32 n) {
  __shared__ Body tile[32];
  u32 i = block() * threads() + thread();
  Body me = bodies[i];
  float fx = 0, fy = 0, fz = 0;
  for (u32 first = 0; first < n; first += threads()) {
    tile[thread()] = bodies[first + thread()];
    sync();
    for (u32 j = 0; j < threads(); ++j) {
      Body o = tile[j];
      float dx = o.x - me.x, dy = o.y - me.y, dz = o.z - me.z;
      float d = dx * dx + dy * dy + dz * dz + 0.5f;
      float s = o.mass / (d * __builtin_sqrtf(d));
      fx += dx * s;
      fy += dy * s;
      fz += dz * s;
    }
    sync();
  }
  force[3 * i] = fx;
  force[3 * i + 1] = fy;
  force[3 * i + 2] = fz;
}
