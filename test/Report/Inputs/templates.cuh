template <typename T> __attribute__((device)) inline T clamp(T x, T most) {
  return x > most ? most : x;
}
