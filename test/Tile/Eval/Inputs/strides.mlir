// An array whose last stride is promised to be divisible by 16, as cuTile does.
cuda_tile.module @m {
  entry @k(%p: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %s: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %a = assume bounded<0, ?>, %s : tile<i32>
    %b = assume div_by<16>, %a : tile<i32>
    %t = make_tensor_view %p, shape = [%m, %n], strides = [%b, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %v = make_partition_view %t : partition_view<tile=(4x4), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %rows, %columns = get_index_space_shape %v : partition_view<tile=(4x4), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
    %least = mini %rows, %columns signed : tile<i32>
    %any = cmpi greater_than %least, %zero, signed : tile<i32> -> tile<i1>
    if %any {
      %x, %u = load_view_tko weak %v[%zero, %zero] : partition_view<tile=(4x4), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<4x4xf32>, token
    }
  }

  // Another use than as a stride.
  entry @used(%p: tile<ptr<f32>>, %m: tile<i32>, %s: tile<i32>) {
    %b = assume div_by<16>, %s : tile<i32>
    %t = make_tensor_view %p, shape = [%m, 8], strides = [%b, 1] : tile<i32> -> tensor_view<?x8xf32, strides=[?,1]>
    %q = offset %p, %b : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>
  }
}
