cuda_tile.module @m {
  entry @k(%x: tile<ptr<f32>>, %n: tile<i32>, %i: tile<i32>, %to: tile<ptr<f32>>) {
    %a = make_tensor_view %x, shape = [%n, 4], strides = [4, 1] : tile<i32> -> tensor_view<?x4xf32, strides=[4,1]>
    %p = make_partition_view %a : partition_view<tile=(2x4), padding_value = zero, tensor_view<?x4xf32, strides=[4,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %v, %t = load_view_tko weak %p[%i, %zero] : partition_view<tile=(2x4), padding_value = zero, tensor_view<?x4xf32, strides=[4,1]>>, tile<i32> -> tile<2x4xf32>, token
    %u = store_view_tko weak %v, %p[%i, %zero] token=%t : tile<2x4xf32>, partition_view<tile=(2x4), padding_value = zero, tensor_view<?x4xf32, strides=[4,1]>>, tile<i32> -> token
    %b = make_tensor_view %to, shape = [2, 4], strides = [4, 1] : tensor_view<2x4xf32, strides=[4,1]>
    %q = make_partition_view %b : partition_view<tile=(2x4), tensor_view<2x4xf32, strides=[4,1]>>
    %w = store_view_tko weak %v, %q[%zero, %zero] : tile<2x4xf32>, partition_view<tile=(2x4), tensor_view<2x4xf32, strides=[4,1]>>, tile<i32> -> token
  }
  entry @left_open(%x: tile<ptr<f32>>, %n: tile<i32>, %to: tile<ptr<f32>>) {
    %a = make_tensor_view %x, shape = [%n], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %p = make_partition_view %a : partition_view<tile=(4), tensor_view<?xf32, strides=[1]>>
    %zero = constant <i32: 0> : tile<i32>
    %v, %t = load_view_tko weak %p[%zero] : partition_view<tile=(4), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<4xf32>, token
    %b = make_tensor_view %to, shape = [4], strides = [1] : tensor_view<4xf32, strides=[1]>
    %q = make_partition_view %b : partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>
    %w = store_view_tko weak %v, %q[%zero] : tile<4xf32>, partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>, tile<i32> -> token
  }
}
