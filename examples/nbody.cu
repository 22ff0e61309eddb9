// One step of an n-body simulation with Plummer softening. rsqrtf, sqrtf and
// powf come from libdevice: the kept .ll calls __nv_rsqrtf and its kin, which
// nvvmc links where it finds libdevice.

extern "C" __global__ void nbody(const float4 *__restrict__ position,
                                 float4 *__restrict__ velocity,
                                 float4 *__restrict__ next, int n, float dt,
                                 float softening, float drag) {
  extern __shared__ float4 tile[];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float4 self = i < n ? position[i] : make_float4(0, 0, 0, 0);
  float ax = 0, ay = 0, az = 0;

  for (int first = 0; first < n; first += blockDim.x) {
    int j = first + threadIdx.x;
    tile[threadIdx.x] = j < n ? position[j] : make_float4(0, 0, 0, 0);
    __syncthreads();
    for (int k = 0; k < blockDim.x; ++k) {
      float4 other = tile[k];
      float dx = other.x - self.x, dy = other.y - self.y, dz = other.z - self.z;
      float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + softening);
      float pull = other.w * inverse * inverse * inverse;
      ax += dx * pull;
      ay += dy * pull;
      az += dz * pull;
    }
    __syncthreads();
  }
  if (i >= n)
    return;

  float4 v = velocity[i];
  float speed = sqrtf(v.x * v.x + v.y * v.y + v.z * v.z);
  float damp = expf(-drag * powf(speed, 1.5f) * dt);
  v.x = (v.x + ax * dt) * damp;
  v.y = (v.y + ay * dt) * damp;
  v.z = (v.z + az * dt) * damp;
  velocity[i] = v;
  next[i] = make_float4(self.x + v.x * dt, self.y + v.y * dt, self.z + v.z * dt,
                        self.w);
}
