// A small path tracer: structures by value, recursion through a stack,
// virtual calls, transcendental functions.
struct Vec { float x, y, z; };
__device__ Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
__device__ Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
__device__ Vec operator*(Vec a, float s) { return {a.x * s, a.y * s, a.z * s}; }
__device__ float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
__device__ Vec unit(Vec a) { return a * rsqrtf(dot(a, a)); }
struct Shape {
  __device__ virtual float hit(Vec from, Vec along) const = 0;
  __device__ virtual Vec normal(Vec at) const = 0;
};
struct Sphere : Shape {
  Vec center; float radius;
  __device__ Sphere(Vec c, float r) : center(c), radius(r) {}
  __device__ float hit(Vec from, Vec along) const override {
    Vec d = from - center;
    float b = dot(d, along), disc = b * b - dot(d, d) + radius * radius;
    return disc < 0 ? -1 : -b - sqrtf(disc);
  }
  __device__ Vec normal(Vec at) const override { return unit(at - center); }
};
struct Plane : Shape {
  float height;
  __device__ Plane(float h) : height(h) {}
  __device__ float hit(Vec from, Vec along) const override { return along.y == 0 ? -1 : (height - from.y) / along.y; }
  __device__ Vec normal(Vec) const override { return {0, 1, 0}; }
};
__device__ __noinline__ Vec trace(const Shape *const *scene, int count, Vec from, Vec along, int depth) {
  float nearest = 1e30f; const Shape *hit = nullptr;
  for (int i = 0; i < count; ++i) {
    float t = scene[i]->hit(from, along);
    if (t > 1e-3f && t < nearest) { nearest = t; hit = scene[i]; }
  }
  if (!hit)
    return Vec{0.5f, 0.7f, 1.0f} * (0.5f + 0.5f * along.y);
  Vec at = from + along * nearest, n = hit->normal(at);
  Vec bounced = along - n * (2 * dot(along, n));
  Vec own = Vec{0.5f + 0.5f * sinf(at.x), 0.5f + 0.5f * cosf(at.z), powf(fabsf(n.y), 2.2f)};
  return depth > 4 ? own : own * 0.6f + trace(scene, count, at, bounced, depth + 1) * 0.4f;
}
extern "C" __global__ void render(uchar4 *image, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height)
    return;
  Sphere a({0, 0, -4}, 1), b({2, 0.5f, -5}, 1.5f);
  Plane p(-1);
  const Shape *scene[] = {&a, &b, &p};
  Vec along = unit({(x - width / 2.0f) / height, (height / 2.0f - y) / height, -1});
  Vec c = trace(scene, 3, {0, 0, 0}, along, 0);
  auto byte = [](float v) { return (unsigned char)(fminf(fmaxf(v, 0), 1) * 255); };
  image[y * width + x] = make_uchar4(byte(c.x), byte(c.y), byte(c.z), 255);
}
