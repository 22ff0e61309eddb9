// Functions in several translation shapes: templates, lambdas, a recursive
// function, static tables, a union, bit fields, char strings.
union Word { float f; unsigned u; unsigned char b[4]; };
struct Packed { unsigned low : 5, mid : 11, high : 16; short s; char c[3]; };
__device__ const char *const names[] = {"zero", "one", "two"};
__device__ int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
template <typename F> __device__ void each(int n, F f) { for (int i = threadIdx.x; i < n; i += blockDim.x) f(i); }
extern "C" __global__ void shapes(Packed *p, Word *w, char *text, int n, Packed by) {
  each(n, [=](int i) {
    p[i].mid += by.low; p[i].high ^= p[i].low; p[i].s = (short)(by.s - i); p[i].c[i % 3] = by.c[2];
    w[i].f = (float)w[i].b[i & 3] / 255.0f; w[i].u ^= 0x80000000u;
  });
  int k = fibonacci(n & 15);
  for (const char *s = names[k % 3]; *s; ++s) *text++ = *s;
  switch (k) { case 1: text[0] = 'a'; break; case 7: text[1] = 'b'; break; case 100: text[2] = 'c'; break; default: __trap(); }
}
