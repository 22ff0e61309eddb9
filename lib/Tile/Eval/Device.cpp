//===- Device.cpp - What the blocks of a launch share ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinAttributes.h"
#include <algorithm>
#include <cstring>
#include <new>

using namespace mlir;

namespace opennvvm::tile_eval {

uint64_t Device::allocate(uint64_t Bytes, uint64_t Alignment, StringRef Name,
                          bool IsReadOnly) {
  constexpr uint64_t Most = uint64_t(1) << 36;
  if (Bytes > Most || Alignment > Most)
    return 0;
  Alignment = std::max<uint64_t>(Alignment, 16);
  auto Memory = std::unique_ptr<uint8_t[]>(new (std::nothrow)
                                               uint8_t[Bytes + Alignment]());
  if (!Memory)
    return 0;
  uint64_t At = (reinterpret_cast<uint64_t>(Memory.get()) + Alignment - 1) /
                Alignment * Alignment;
  Owned.push_back(std::move(Memory));
  know(At, Bytes, Name, IsReadOnly);
  return At;
}

void Device::know(uint64_t At, uint64_t Bytes, StringRef Name,
                  bool IsReadOnly) {
  if (Bytes)
    Known.add({At, Bytes, Name.str(), IsReadOnly, /*Values=*/nullptr});
}

uint8_t *Device::reach(Operation &Op, uint64_t At, unsigned Bytes,
                       bool Writes) {
  const opennvvm::tile::Allocation *A = Known.find(At);
  if (!A || !A->contains(At, Bytes)) {
    InFlightDiagnostic Error = Op.emitError("an access outside of all memory");
    if (const auto *Near = A ? A : Known.nearest(At))
      Error << ": " << describe(*Near, At, Bytes);
    return nullptr;
  }
  if (At % Bytes) {
    Op.emitError("an access that is not aligned to ") << Bytes << " bytes";
    return nullptr;
  }
  if (Writes && A->IsReadOnly) {
    Op.emitError("writes to ")
        << describe(*A, At, Bytes) << " and may only be read";
    return nullptr;
  }
  return opennvvm::tile::pointerTo<uint8_t>(At);
}

FailureOr<uint64_t> Device::addressOf(Operation &Op) {
  if (uint64_t Found = Variables.lookup(&Op))
    return Found;
  auto Global = cast<LLVM::GlobalOp>(Op);
  auto Initial = dyn_cast_or_null<DenseElementsAttr>(Global.getValueOrNull());
  if (!Initial || !kindOf(Initial.getElementType()))
    return Op.emitError("the evaluator knows no such variable");
  std::vector<TypedAttr> Elements;
  for (Attribute A : Initial.getValues<Attribute>())
    Elements.push_back(cast<TypedAttr>(A));
  Column Data(Initial.getElementType(), Elements);
  uint64_t At = allocate(Data.Bytes.size(), Global.getAlignment().value_or(16),
                         Global.getSymName(), Global.getConstant());
  if (!At)
    return Op.emitError("there is no memory for it");
  std::memcpy(opennvvm::tile::pointerTo<void>(At), Data.Bytes.data(),
              Data.Bytes.size());
  Variables[&Op] = At;
  return At;
}

} // namespace opennvvm::tile_eval
