// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Big structures: copied, returned, nested arrays, as elements of arrays.
struct Particle {
  double at[3], speed[3];
  float mass;
  short cell[3];
  char kind;
};
struct World {
  Particle all[40];
  struct {
    int first, count;
  } cells[4][4];
  long long steps;
};

__device__ __noinline__ World step(World w, double dt) {
  for (int i = 0; i < 40; ++i)
    for (int k = 0; k < 3; ++k)
      w.all[i].at[k] += dt * w.all[i].speed[k];
  ++w.steps;
  return w;
}

__global__ void simulate(World *worlds, double dt, int n) {
  World w = worlds[threadIdx.x];
  for (int i = 0; i < n; ++i)
    w = step(w, dt);
  w.cells[n & 3][2].count = w.cells[1][n & 3].first;
  worlds[threadIdx.x] = w;
}

__global__ void swaps(Particle *p, int n) {
  for (int i = 0; i < n / 2; ++i) {
    Particle t = p[i];
    p[i] = p[n - 1 - i];
    p[n - 1 - i] = t;
  }
}

__global__ void clear(World *w, const Particle *p) {
  memset(w, 0, sizeof(World));
  memcpy(w->all, p, sizeof(w->all));
  memset(&w->cells[1], 0xff, sizeof(w->cells[1]) + threadIdx.x);
  __builtin_memmove(&w->all[1], &w->all[0], 3 * sizeof(Particle));
  memcpy(&w->steps, &p->speed[1], threadIdx.x & 7);
}
