cuda_tile.module @wrong {
  entry @wrong(%a: tile<i32>) {
    %0 = addf %a, %a : tile<i32>
    return
  }
}
