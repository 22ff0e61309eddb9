// cuRAND's device generators: state in structures, much integer code.
#include <curand_kernel.h>
extern "C" __global__ void seedStates(curandState *states, unsigned long long seed) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  curand_init(seed, i, 0, &states[i]);
}
extern "C" __global__ void estimatePi(curandState *states, unsigned *hits, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  curandState state = states[i];
  unsigned inside = 0;
  for (int k = 0; k < n; ++k) {
    float x = curand_uniform(&state), y = curand_uniform(&state);
    inside += x * x + y * y < 1.0f;
  }
  states[i] = state;
  atomicAdd(hits, inside);
}
extern "C" __global__ void philox(float4 *out, unsigned long long seed) {
  curandStatePhilox4_32_10_t state;
  curand_init(seed, threadIdx.x, 0, &state);
  out[threadIdx.x] = curand_normal4(&state);
}
