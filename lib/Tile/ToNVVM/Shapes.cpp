//===- Shapes.cpp - Elements that change their place in a tile ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// The same order
//===----------------------------------------------------------------------===//

template <typename OpT>
static FailureOr<Registers> makeSame(Lowering &L, OpT Op, const Layout &In) {
  return L.get(Op->getOperand(0), In);
}
static constexpr auto MakeReshape = makeSame<ReshapeOp>;
static constexpr auto MakeExpandDims = makeSame<ExpandDimsOp>;
static constexpr auto MakeAssume = makeSame<AssumeOp>;

/// Facts have been used when this is reached.
static LogicalResult lowerAssume(Lowering &L, AssumeOp Op) {
  if (!L.isTile(Op.getValue()))
    L.setScalar(Op, L.scalar(Op.getValue()));
  return success();
}

static LogicalResult lowerElement(Lowering &L, ElementOp Op) {
  FailureOr<Registers> Are =
      L.get(Op.getSource(), replicatedLayout(0, L.Plan.warpBits()));
  if (succeeded(Are))
    L.setScalar(Op, Are->front());
  return Are;
}

//===----------------------------------------------------------------------===//
// Bits renamed
//===----------------------------------------------------------------------===//

/// The registers of a result in layout \p In out of those of its source, whose
/// numbers have the bits of the result's at other places or not at all.
static FailureOr<Registers> makeRenamed(Lowering &L, Value Source,
                                        ArrayRef<int> To, const Layout &In) {
  Layout Of = renamed(In, To);
  FailureOr<Registers> Are = L.get(Source, Of);
  if (failed(Are))
    return failure();
  Registers New;
  New.reserve(In.registers());
  for (unsigned From : renamedRegisters(In, To))
    New.push_back((*Are)[From]);
  return New;
}

static FailureOr<Registers> makeBroadcast(Lowering &L, BroadcastOp Op,
                                          const Layout &In) {
  SmallVector<int> To = commonBits(L.tileType(Op.getResult()).getShape(),
                                   L.tileType(Op.getSource()).getShape());
  return makeRenamed(L, Op.getSource(), To, In);
}

static FailureOr<Registers> makePermute(Lowering &L, PermuteOp Op,
                                        const Layout &In) {
  SmallVector<Field> Old = fieldsOf(L.tileType(Op.getSource()).getShape()),
                     New = fieldsOf(L.tileType(Op.getResult()).getShape());
  SmallVector<int> To(32, -1);
  for (auto [D, S] : llvm::enumerate(Op.getPermutation()))
    for (unsigned I = 0; I < New[D].Bits; ++I)
      To[New[D].Shift + I] = int(Old[unsigned(S)].Shift + I);
  return makeRenamed(L, Op.getSource(), To, In);
}

//===----------------------------------------------------------------------===//
// One tile behind the other
//===----------------------------------------------------------------------===//

/// Which tile an element is of is a bit of its own: it is one of registers.
static LogicalResult lowerCat(Lowering &L, CatOp Op) {
  const Layout &Home = L.Plan.home(Op.getResult());
  Field Axis =
      fieldsOf(L.tileType(Op.getResult()).getShape())[unsigned(Op.getAxis())];
  unsigned Chosen = Axis.Shift + Axis.Bits - 1;
  assert(Home.Register.back() == 1U << Chosen && "the plan says so");
  SmallVector<int> To(32, -1);
  for (unsigned I = 0; I < 32; ++I)
    if (I != Chosen)
      To[I] = int(I < Chosen ? I : I - 1);
  Layout Part = renamed(Home, To);
  FailureOr<Registers> First = L.get(Op.getFirst(), Part),
                       Second = L.get(Op.getSecond(), Part);
  if (failed(First) || failed(Second))
    return failure();
  Registers Are = *First;
  Are.append(*Second);
  L.set(Op.getResult(), Home, std::move(Are));
  return success();
}

void addShapeHandlers(Handlers &To) {
  Wanted<MakeReshape>::add(To);
  Wanted<MakeExpandDims>::add(To);
  Wanted<MakeAssume>::add(To);
  Wanted<makeBroadcast>::add(To);
  Wanted<makePermute>::add(To);
  On<lowerAssume>::add(To);
  On<lowerElement>::add(To);
  On<lowerCat>::add(To);
  addPartHandlers(To);
  addReinterpretHandlers(To);
}

} // namespace opennvvm::tile
