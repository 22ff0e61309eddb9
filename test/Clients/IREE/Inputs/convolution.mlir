func.func @conv(%image: tensor<1x34x34x16xf32>, %filter: tensor<3x3x16x32xf32>)
    -> tensor<1x32x32x32xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x32x32x32xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x32x32x32xf32>)
    -> tensor<1x32x32x32xf32>
  %r = linalg.conv_2d_nhwc_hwcf
    ins(%image, %filter : tensor<1x34x34x16xf32>, tensor<3x3x16x32xf32>)
    outs(%init : tensor<1x32x32x32xf32>) -> tensor<1x32x32x32xf32>
  return %r : tensor<1x32x32x32xf32>
}
