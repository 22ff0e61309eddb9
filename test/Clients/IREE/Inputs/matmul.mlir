func.func @f32(%a: tensor<128x64xf32>, %b: tensor<64x256xf32>) -> tensor<128x256xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<128x256xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<128x256xf32>)
    -> tensor<128x256xf32>
  %r = linalg.matmul ins(%a, %b : tensor<128x64xf32>, tensor<64x256xf32>)
    outs(%init : tensor<128x256xf32>) -> tensor<128x256xf32>
  return %r : tensor<128x256xf32>
}

func.func @f16(%a: tensor<128x64xf16>, %b: tensor<64x256xf16>) -> tensor<128x256xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<128x256xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<128x256xf32>)
    -> tensor<128x256xf32>
  %r = linalg.matmul ins(%a, %b : tensor<128x64xf16>, tensor<64x256xf16>)
    outs(%init : tensor<128x256xf32>) -> tensor<128x256xf32>
  return %r : tensor<128x256xf32>
}

func.func @i8(%a: tensor<100x60xi8>, %b: tensor<60x20xi8>, %c: tensor<100x20xi32>)
    -> tensor<100x20xi32> {
  %r = linalg.matmul ins(%a, %b : tensor<100x60xi8>, tensor<60x20xi8>)
    outs(%c : tensor<100x20xi32>) -> tensor<100x20xi32>
  return %r : tensor<100x20xi32>
}
