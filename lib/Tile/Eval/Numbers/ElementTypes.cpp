//===- ElementTypes.cpp - Types of MLIR as kinds of elements --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Numbers/ElementTypes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace opennvvm::tile {

static std::optional<ElementKind> integerKind(unsigned Bits) {
  switch (Bits) {
  case 1:
    return ElementKind::I1;
  case 4:
    return ElementKind::I4;
  case 8:
    return ElementKind::I8;
  case 16:
    return ElementKind::I16;
  case 32:
    return ElementKind::I32;
  case 64:
    return ElementKind::I64;
  default:
    return std::nullopt;
  }
}

std::optional<ElementKind> builtinKindOf(Type T) {
  using Kind = std::optional<ElementKind>;
  return llvm::TypeSwitch<Type, Kind>(T)
      .Case([](IndexType) { return ElementKind::I64; })
      .Case([](IntegerType I) { return integerKind(I.getWidth()); })
      .Case([](Float16Type) { return ElementKind::F16; })
      .Case([](BFloat16Type) { return ElementKind::BF16; })
      .Case([](Float32Type) { return ElementKind::F32; })
      .Case([](Float64Type) { return ElementKind::F64; })
      .Case([](FloatTF32Type) { return ElementKind::TF32; })
      .Case([](Float8E4M3FNType) { return ElementKind::E4M3; })
      .Case([](Float8E5M2Type) { return ElementKind::E5M2; })
      .Case([](Float8E8M0FNUType) { return ElementKind::E8M0; })
      .Case([](Float4E2M1FNType) { return ElementKind::E2M1; })
      .Default([](Type) { return std::nullopt; });
}

} // namespace opennvvm::tile
