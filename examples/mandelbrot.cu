// Escape times in double precision, with a palette in constant memory and a
// switch over drawing modes.
__constant__ unsigned palette[16] = {
    0x000000, 0x191970, 0x0000cd, 0x4169e1, 0x1e90ff, 0x00bfff,
    0x87ceeb, 0xb0e0e6, 0xffffe0, 0xfafad2, 0xffd700, 0xffa500,
    0xff8c00, 0xff4500, 0xb22222, 0x8b0000};

extern "C" __global__ void mandelbrot(unsigned *image, int width, int height,
                                      double left, double top, double step,
                                      int limit, int mode) {
  int px = blockIdx.x * blockDim.x + threadIdx.x;
  int py = blockIdx.y * blockDim.y + threadIdx.y;
  if (px >= width || py >= height)
    return;
  double cx = left + px * step, cy = top - py * step, x = 0, y = 0;
  int n = 0;
  while (n < limit && x * x + y * y <= 4.0) {
    double t = x * x - y * y + cx;
    y = 2 * x * y + cy;
    x = t;
    ++n;
  }
  unsigned color;
  switch (mode) {
  case 0:
    color = n == limit ? 0 : palette[n & 15];
    break;
  case 1:
    color = n * 0x010101u;
    break;
  case 2:
    color = x > 0 ? 0xffffffu : 0;
    break;
  case 3:
    color = (unsigned)n % 7 * 0x202020u;
    break;
  default:
    color = __builtin_bitreverse32(n);
    break;
  }
  image[py * width + px] = color;
}
