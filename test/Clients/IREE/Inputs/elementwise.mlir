func.func @add(%a: tensor<128x64xf32>, %b: tensor<128x64xf32>) -> tensor<128x64xf32> {
  %sum = arith.addf %a, %b : tensor<128x64xf32>
  %r = math.tanh %sum : tensor<128x64xf32>
  return %r : tensor<128x64xf32>
}

func.func @integers(%a: tensor<1000xi64>, %b: tensor<1000xi32>) -> tensor<1000xi64> {
  %wide = arith.extsi %b : tensor<1000xi32> to tensor<1000xi64>
  %q = arith.divsi %a, %wide : tensor<1000xi64>
  return %q : tensor<1000xi64>
}

func.func @erf(%a: tensor<?xf32>) -> tensor<?xf32> {
  %e = math.erf %a : tensor<?xf32>
  return %e : tensor<?xf32>
}
