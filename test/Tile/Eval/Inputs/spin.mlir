// A loop without an end.
cuda_tile.module @m {
  entry @k() {
    loop {
      continue
    }
  }
}
