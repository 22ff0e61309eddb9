func.func @softmax(%a: tensor<16x1024xf32>) -> tensor<16x1024xf32> {
  %empty = tensor.empty() : tensor<16x1024xf32>
  %r = linalg.softmax dimension(1) ins(%a : tensor<16x1024xf32>)
    outs(%empty : tensor<16x1024xf32>) -> tensor<16x1024xf32>
  return %r : tensor<16x1024xf32>
}

func.func @sum(%a: tensor<512x4096xf16>) -> tensor<512xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<512xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<512xf32>) -> tensor<512xf32>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a : tensor<512x4096xf16>) outs(%init : tensor<512xf32>) {
  ^body(%x: f16, %s: f32):
    %wide = arith.extf %x : f16 to f32
    %n = arith.addf %s, %wide : f32
    linalg.yield %n : f32
  } -> tensor<512xf32>
  return %r : tensor<512xf32>
}

func.func @transpose(%a: tensor<512x1024xf32>) -> tensor<1024x512xf32> {
  %empty = tensor.empty() : tensor<1024x512xf32>
  %r = linalg.transpose ins(%a : tensor<512x1024xf32>)
    outs(%empty : tensor<1024x512xf32>) permutation = [1, 0]
  return %r : tensor<1024x512xf32>
}
