//===- Rounded.cpp - Floats, rounded as the operation says ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Handlers.h"
#include "NarrowFloats.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile::numbers {

namespace {
/// How a kind of operation is called in intrinsics of NVVM: after the name, the
/// rounding or `approx`, `ftz` and the type.
struct KindRow {
  llvm::StringLiteral Name;
  bool HasRounding;
};
} // namespace

/// In the order of FpKind. Differences are sums of the opposite number.
static constexpr KindRow Kinds[] = {
    {"add", true},   {"add", true},   {"mul", true},    {"div", true},
    {"fma", true},   {"sqrt", true},  {"rsqrt", false}, {"ex2", false},
    {"ex2", false},  {"tanh", false}, {"fmax", false},  {"fmin", false},
    {"fmax", false}, {"fmin", false}};

/// In the order of FpRounding.
static constexpr llvm::StringLiteral Suffixes[] = {"rn",     "rz",   "rm", "rp",
                                                   "approx", "full", "rn"};
static constexpr Mode Modes[] = {Mode::Even, Mode::Zero, Mode::Down, Mode::Up};

/// `llvm.nvvm.add.rz.ftz.f` and its kin, of f32 or f64.
static Number rounded(FpKind Kind, FpAttr How, ArrayRef<Number> In) {
  std::string Name = "llvm.nvvm.";
  Name += Kinds[unsigned(Kind)].Name;
  Name += ".";
  Name += Suffixes[unsigned(How.getRounding())];
  if (How.getFtz())
    Name += ".ftz";
  if (How.getRounding() != FpRounding::Full)
    Name += In[0].width() == 64 ? ".d" : ".f";
  return intrinsic(Name, In[0].type(), In);
}

/// The larger or smaller number with subnormals as zeros. Not all machines have
/// the form that gives NaN.
static Number extreme(Emission &E, FpKind Kind, ArrayRef<Number> In) {
  bool IsMax = Kind == FpKind::Maximum || Kind == FpKind::MaxNum;
  bool Propagates = Kind == FpKind::Maximum || Kind == FpKind::Minimum;
  Number Result =
      intrinsic(IsMax ? "llvm.nvvm.fmax.ftz.f" : "llvm.nvvm.fmin.ftz.f",
                In[0].type(), In);
  if (!Propagates)
    return Result;
  if (E.M.has(Feature::MinMaxNaN))
    return intrinsic(IsMax ? "llvm.nvvm.fmax.ftz.nan.f"
                           : "llvm.nvvm.fmin.ftz.nan.f",
                     In[0].type(), In);
  return select(isNaN(In[0]) | isNaN(In[1]), In[0].like(NAN), Result);
}

/// The functions of one operand that machines approximate, of f32.
static Number approximated(FpKind Kind, FpAttr How, Number In) {
  bool Flushes = How.getFtz();
  Type F32 = In.type();
  switch (Kind) {
  case FpKind::Exp:
    In = In * M_LOG2E;
    return intrinsic("llvm.nvvm.ex2.approx", F32, {In});
  case FpKind::Exp2:
    return intrinsic(Flushes ? "llvm.nvvm.ex2.approx.ftz"
                             : "llvm.nvvm.ex2.approx",
                     F32, {In});
  case FpKind::Rsqrt:
    return intrinsic(Flushes ? "llvm.nvvm.rsqrt.approx.ftz.f"
                             : "llvm.nvvm.rsqrt.approx.f",
                     F32, {In});
  default:
    // The flag says that the machine's function will do.
    auto Flag = LLVM::FastmathFlagsAttr::get(In.builder().getContext(),
                                             LLVM::FastmathFlags::afn);
    return {In.builder(), LLVM::TanhOp::create(In.builder(), F32, In, Flag)};
  }
}

/// Rounding to f32 and then to fewer bits in the same direction is rounding
/// once.
static LogicalResult roundedHalves(Emission &E, FpKind Kind, FpAttr How) {
  Type T = E.In[0].type(), F32 = E.B.getF32Type();
  SmallVector<Number, 3> In;
  for (Number N : E.In)
    In.push_back(toFloat(N, F32));
  Number Result = rounded(Kind, How, In);
  return E.give(
      {convertFloat(E.M, Result, F32, T, Modes[unsigned(How.getRounding())])});
}

static LogicalResult roundedOperation(Emission &E) {
  auto Op = cast<FpOp>(E.Op);
  FpKind Kind = Op.getKind();
  FpAttr How = Op.getMode();
  SmallVector<Number, 3> In(E.In.begin(), E.In.end());
  if (Kind == FpKind::Sub)
    In[1] = -In[1];
  E.In.assign(In.begin(), In.end());
  bool IsApproximated = Kind == FpKind::Exp || Kind == FpKind::Exp2 ||
                        Kind == FpKind::Rsqrt || Kind == FpKind::Tanh;
  bool IsExtreme = !Kinds[unsigned(Kind)].HasRounding && !IsApproximated;
  if (In[0].width() == 16 ||
      (How.isDefault() && !Kinds[unsigned(Kind)].HasRounding)) {
    if (!Kinds[unsigned(Kind)].HasRounding || How.isDefault())
      return E.refuse("arith and math have what rounds to the nearest even "
                      "number and keeps subnormals");
    return roundedHalves(E, Kind, How);
  }
  if (IsApproximated)
    return E.give({approximated(Kind, How, In[0])});
  if (IsExtreme)
    return E.give({extreme(E, Kind, In)});
  return E.give({rounded(Kind, How, In)});
}

ArrayRef<NumberRow> roundedRows() {
  static constexpr NumberRow Rows[] = {
      row<FpOp>(Way::Floats, roundedOperation),
  };
  return Rows;
}

} // namespace opennvvm::tile::numbers
