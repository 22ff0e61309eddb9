#include "templates.cuh"
// Kernels that are made of one template, and one that differs.
template <typename T, int N> __attribute__((global)) void scale(T *data, T factor, T most) {
  data[0] = clamp(data[0] * factor, most);
}
__attribute__((global)) void other(float *data) {
  data[1] = data[0] + data[2];
}
template __attribute__((global)) void scale<float, 1>(float *, float, float);
template __attribute__((global)) void scale<float, 2>(float *, float, float);
