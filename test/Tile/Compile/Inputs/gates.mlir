cuda_tile.module @m {
  entry @narrow(%p: tile<ptr<f8E4M3FN>>, %x: tile<f32>) {
    %y = ftof %x : tile<f32> -> tile<f8E4M3FN>
    %t = store_ptr_tko weak %p, %y : tile<ptr<f8E4M3FN>>, tile<f8E4M3FN> -> token
    return
  }
  entry @rounded(%p: tile<ptr<tf32>>, %x: tile<f32>) {
    %y = ftof %x : tile<f32> -> tile<tf32>
    %t = store_ptr_tko weak %p, %y : tile<ptr<tf32>>, tile<tf32> -> token
    return
  }
  entry @largest(%p: tile<ptr<f32>>, %x: tile<f32>, %y: tile<f32>) {
    %z = maxf %x, %y propagate_nan : tile<f32>
    %t = store_ptr_tko weak %p, %z : tile<ptr<f32>>, tile<f32> -> token
    return
  }
}
