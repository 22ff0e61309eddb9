// y = a * x, in tiles of 256 elements.
cuda_tile.module @scale {
  entry @scale(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>, %a: tile<f32>, %n: tile<i32>) {
    %block, %1, %2 = get_tile_block_id : tile<i32>
    %from = make_tensor_view %x, shape = [%n], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %to = make_tensor_view %y, shape = [%n], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %fv = make_partition_view %from : partition_view<tile=(256), padding_value = zero, tensor_view<?xf32, strides=[1]>>
    %tv = make_partition_view %to : partition_view<tile=(256), padding_value = zero, tensor_view<?xf32, strides=[1]>>
    %v, %t = load_view_tko weak %fv[%block] : partition_view<tile=(256), padding_value = zero, tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<256xf32>, token
    %r = reshape %a : tile<f32> -> tile<1xf32>
    %b = broadcast %r : tile<1xf32> -> tile<256xf32>
    %p = mulf %v, %b : tile<256xf32>
    %s = store_view_tko weak %p, %tv[%block] : tile<256xf32>, partition_view<tile=(256), padding_value = zero, tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
