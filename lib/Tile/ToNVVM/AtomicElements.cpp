//===- AtomicElements.cpp - Numbers in memory changed atomically ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AtomicElements.h"
#include "Shuffles.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

using LLVM::AtomicBinOp;

//===----------------------------------------------------------------------===//
// Kinds
//===----------------------------------------------------------------------===//

namespace {
struct ModeRow {
  std::optional<AtomicBinOp> Integers, Floats;
};
} // namespace

/// By RMWMode.
static constexpr ModeRow Modes[] = {
    /*And=*/{AtomicBinOp::_and, {}},
    /*Or=*/{AtomicBinOp::_or, {}},
    /*Xor=*/{AtomicBinOp::_xor, {}},
    /*Add=*/{AtomicBinOp::add, AtomicBinOp::fadd},
    /*FAdd=*/{{}, AtomicBinOp::fadd},
    /*Max=*/{AtomicBinOp::max, AtomicBinOp::fmax},
    /*Min=*/{AtomicBinOp::min, AtomicBinOp::fmin},
    /*UMax=*/{AtomicBinOp::umax, {}},
    /*UMin=*/{AtomicBinOp::umin, {}},
    /*Xchg=*/{AtomicBinOp::xchg, AtomicBinOp::xchg},
};

/// Whether numbers of \p T are computed as they are in memory.
static bool hasOwnArithmetic(Type T) {
  return !isFloatLike(T) || T.isF16() || T.isBF16() || T.isF32() || T.isF64();
}

FailureOr<AtomicChange> AtomicChange::of(Lowering &L, Operation *Op,
                                         RMWMode Mode, Type Element,
                                         const Ordering &O, bool IsUsed) {
  const ModeRow &Row = Modes[unsigned(Mode)];
  std::optional<AtomicBinOp> Kind =
      isFloatLike(Element) ? Row.Floats : Row.Integers;
  if (!Kind || (Mode != RMWMode::Xchg && !hasOwnArithmetic(Element)))
    return Op->emitOpError("cannot be compiled: there is no atomic '")
           << stringifyRMWMode(Mode) << "' of " << Element;
  if (!memoryType(L, Element))
    return failure();
  AtomicChange New;
  New.Kind = *Kind;
  New.Register = registerType(Element);
  New.Scope = O.Scope ? O.scopeName().str() : "device";
  New.IsUsed = IsUsed;
  return New;
}

//===----------------------------------------------------------------------===//
// One element
//===----------------------------------------------------------------------===//

/// What \p Make gives where \p Mask holds, else \p Otherwise, which is null if
/// nothing is wanted.
template <typename Fn>
static Value makeWhere(Lowering &L, Value Mask, Value Otherwise, Fn Make) {
  if (!Mask)
    return Make();
  SmallVector<Type, 1> Types;
  if (Otherwise)
    Types.push_back(Otherwise.getType());
  auto If = scf::IfOp::create(L.B, Types, Mask, bool(Otherwise));
  OpBuilder::InsertionGuard Guard(L.B);
  L.B.setInsertionPointToStart(If.thenBlock());
  Value Made = Make();
  if (!Otherwise)
    return {};
  scf::YieldOp::create(L.B, Made);
  L.B.setInsertionPointToStart(If.elseBlock());
  scf::YieldOp::create(L.B, Otherwise);
  return If.getResult(0);
}

/// The same address, but not for ptxas: where all lanes of a warp have one, it
/// has them combine what they change, even if only one of them changes
/// anything.
/// \pre Only the first lane of a warp does.
Value AtomicChange::ofOneLane(Lowering &L, Value Pointer) const {
  Value Zero = NVVM::LaneIdOp::create(L.B, L.B.getI32Type());
  return LLVM::GEPOp::create(L.B, Pointer.getType(), Register, Pointer,
                             LLVM::GEPArg(Zero));
}

Value AtomicChange::change(Lowering &L, const Layout &In, Value Pointer,
                           Value Element, Value Mask) const {
  constexpr uint32_t AllLanes = 31;
  Value Zero;
  if (Mask && IsUsed)
    Zero = arith::ConstantOp::create(L.B, L.B.getZeroAttr(Register));
  return makeWhere(L, Mask, Zero, [&]() -> Value {
    if (Register.isInteger() && In.freeLanes() == AllLanes)
      Pointer = ofOneLane(L, Pointer);
    return LLVM::AtomicRMWOp::create(L.B, Kind, Pointer, Element,
                                     LLVM::AtomicOrdering::monotonic, Scope);
  });
}

Value swapElement(Lowering &L, Value Pointer, Value Expected, Value New,
                  Value Mask, const Ordering &O) {
  Value Old = makeWhere(L, Mask, Expected, [&]() -> Value {
    Value Pair = LLVM::AtomicCmpXchgOp::create(
        L.B, Pointer, toInteger(L, Expected), toInteger(L, New),
        LLVM::AtomicOrdering::monotonic, LLVM::AtomicOrdering::monotonic,
        O.Scope ? O.scopeName() : "device");
    return fromInteger(
        L, LLVM::ExtractValueOp::create(L.B, Pair, ArrayRef<int64_t>{0}),
        Expected.getType());
  });
  return Old;
}

//===----------------------------------------------------------------------===//
// Neighbors
//===----------------------------------------------------------------------===//

bool AtomicChange::isHalfSum() const {
  return Kind == AtomicBinOp::fadd && (Register.isF16() || Register.isBF16());
}

/// Two halves are one word; words are reduced in vectors where the machine has
/// them and nobody asks for the old values.
unsigned AtomicChange::vectorFor(Lowering &L, unsigned Most) const {
  constexpr unsigned Words = 4;
  bool HasVectors = !IsUsed && L.M.has(Feature::VectorReduction);
  if (isHalfSum())
    return std::min(Most, HasVectors ? 2 * Words : 2);
  if (Kind == AtomicBinOp::fadd && Register.isF32() && HasVectors)
    return std::min(Most, Words);
  return 1;
}

Value AtomicChange::changePair(Lowering &L, Value Pointer, Value Pair) const {
  return LLVM::AtomicRMWOp::create(L.B, Kind, Pointer, Pair,
                                   LLVM::AtomicOrdering::monotonic, Scope);
}

static Value makePair(Lowering &L, Value Low, Value High) {
  Value Pair = LLVM::PoisonOp::create(L.B, VectorType::get(2, Low.getType()));
  Pair = LLVM::InsertElementOp::create(L.B, Pair, Low, L.constant(0));
  return LLVM::InsertElementOp::create(L.B, Pair, High, L.constant(1));
}

/// PTX's name of a scope.
static StringRef scopeInPTX(StringRef Scope) {
  if (Scope.empty())
    return "sys";
  return Scope == "block" ? "cta" : Scope == "device" ? "gpu" : Scope;
}

/// One instruction that LLVM has no operation for.
void AtomicChange::reduceVector(Lowering &L, Value Pointer,
                                ArrayRef<Value> Words) const {
  std::string Text = "red.relaxed." + scopeInPTX(Scope).str() + ".global.add";
  if (isHalfSum())
    Text += ".noftz";
  Text += ".v" + std::to_string(Words.size());
  Text += Register.isF32() ? ".f32" : Register.isF16() ? ".f16x2" : ".bf16x2";
  Text += " [$0], {";
  std::string Constraints = "l";
  SmallVector<Value> Operands = {
      LLVM::PtrToIntOp::create(L.B, L.B.getI64Type(), Pointer)};
  for (auto [I, Word] : llvm::enumerate(Words)) {
    Text += (I ? ", $" : "$") + std::to_string(I + 1);
    Constraints += Register.isF32() ? ",f" : ",r";
    Operands.push_back(Word);
  }
  LLVM::InlineAsmOp::create(L.B, TypeRange(), Operands, Text + "};",
                            Constraints + ",~{memory}",
                            /*has_side_effects=*/true, /*is_align_stack=*/false,
                            LLVM::tailcallkind::TailCallKind::None,
                            LLVM::AsmDialectAttr(), ArrayAttr());
}

Registers AtomicChange::changeVector(Lowering &L, const Layout &In,
                                     Value Pointer,
                                     ArrayRef<Value> Elements) const {
  if (Elements.size() == 1) {
    Value Old = change(L, In, Pointer, Elements[0], {});
    return IsUsed ? Registers{Old} : Registers();
  }
  SmallVector<Value> Words;
  if (isHalfSum())
    for (size_t I = 0; I < Elements.size(); I += 2)
      Words.push_back(makePair(L, Elements[I], Elements[I + 1]));
  else
    Words.append(Elements.begin(), Elements.end());
  if (Words.size() == 1) {
    Value Old = changePair(L, Pointer, Words[0]);
    Registers Olds;
    for (int32_t I = 0; I < 2 && IsUsed; ++I)
      Olds.push_back(LLVM::ExtractElementOp::create(L.B, Old, L.constant(I)));
    return Olds;
  }
  if (isHalfSum())
    for (Value &Word : Words)
      Word = LLVM::BitcastOp::create(L.B, L.B.getI32Type(), Word);
  reduceVector(L, Pointer, Words);
  return {};
}

} // namespace opennvvm::tile
