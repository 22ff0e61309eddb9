//===- Attrs.cpp - Attributes ---------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Facts/TileShapes.h"
#include "mlir/IR/Builders.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::nv_tileas;

#include "opennvvm/Dialect/NVTileAS/Enums.cpp.inc"

namespace mlir::nv_tileas {

/// One of the words of an enumeration. The parser that MLIR generates names the
/// C++ type, in two errors.
template <typename Enum>
static ParseResult parseWord(AsmParser &P, Enum &Value) {
  SMLoc Loc = P.getCurrentLocation();
  std::string Word;
  if (succeeded(P.parseOptionalKeywordOrString(&Word)))
    if (std::optional<Enum> Known = symbolizeEnum<Enum>(Word)) {
      Value = *Known;
      return success();
    }
  InFlightDiagnostic D = P.emitError(Loc, "expected one of: ");
  for (uint32_t I = 0; !stringifyEnum(Enum(I)).empty(); ++I)
    D << (I ? ", " : "") << stringifyEnum(Enum(I));
  return D;
}
template <typename Enum> static void printWord(AsmPrinter &P, Enum Value) {
  P << stringifyEnum(Value);
}

/// ", ftz", or nothing.
static ParseResult parseFlush(AsmParser &P, bool &Ftz) {
  Ftz = succeeded(P.parseOptionalComma());
  return Ftz ? P.parseKeyword("ftz") : success();
}
static void printFlush(AsmPrinter &P, bool Ftz) {
  if (Ftz)
    P << ", ftz";
}

/// An atom with its dialect, also where it is a parameter.
static ParseResult parseFullAtom(AsmParser &P, AtomAttr &Atom) {
  return P.parseAttribute(Atom);
}
static void printFullAtom(AsmPrinter &P, AtomAttr Atom) {
  P << Attribute(Atom);
}

} // namespace mlir::nv_tileas

#define GET_ATTRDEF_CLASSES
#include "opennvvm/Dialect/NVTileAS/Attrs.cpp.inc"

namespace mlir::nv_tileas {

bool AtomAttr::isTma() const {
  return getKind() == AtomKind::TmaLoad || getKind() == AtomKind::TmaStore ||
         getKind() == AtomKind::TmaReduce;
}

bool AtomAttr::isMma() const { return getKind() >= AtomKind::F16; }

bool isMemLayout(Attribute Layout) {
  return isa_and_nonnull<SharedLayoutAttr, TmemLayoutAttr, StridedLayoutAttr>(
      Layout);
}

bool isRegisterLayout(Attribute Layout) {
  return isa_and_nonnull<BlockedLayoutAttr, MmaLayoutAttr>(Layout);
}

/// The order must name each dimension exactly once.
static LogicalResult verifyOrder(function_ref<InFlightDiagnostic()> EmitError,
                                 ArrayRef<int64_t> Order) {
  llvm::SmallBitVector Seen(Order.size());
  for (int64_t Dim : Order) {
    if (Dim < 0 || Dim >= static_cast<int64_t>(Order.size()) || Seen[Dim])
      return EmitError() << "expects 'order' to be a permutation";
    Seen.set(Dim);
  }
  return success();
}

LogicalResult
BlockedLayoutAttr::verify(function_ref<InFlightDiagnostic()> EmitError,
                          ArrayRef<int64_t> SizePerThread,
                          ArrayRef<int64_t> Order) {
  if (SizePerThread.size() != Order.size())
    return EmitError() << "expects one size per thread for each dimension";
  if (llvm::any_of(SizePerThread, [](int64_t Size) { return Size < 1; }))
    return EmitError() << "expects positive sizes per thread";
  return verifyOrder(EmitError, Order);
}

LogicalResult
SharedLayoutAttr::verify(function_ref<InFlightDiagnostic()> EmitError,
                         ArrayRef<int64_t> Order, int64_t Swizzle,
                         int64_t Padding) {
  if (Swizzle != 0 && !llvm::is_contained(opennvvm::tile::Swizzles, Swizzle))
    return EmitError() << "expects a swizzle of 0, 32, 64 or 128 bytes";
  if (Padding < 0)
    return EmitError() << "expects padding that is not negative";
  return verifyOrder(EmitError, Order);
}

LogicalResult
TmemLayoutAttr::verify(function_ref<InFlightDiagnostic()> EmitError,
                       int64_t Columns) {
  if (Columns < 1)
    return EmitError() << "expects a positive number of columns";
  return success();
}

LogicalResult DivByAttr::verify(function_ref<InFlightDiagnostic()> EmitError,
                                int64_t Divisor, int64_t Every, int64_t Along) {
  if (Divisor < 1 || !llvm::isPowerOf2_64(Divisor))
    return EmitError() << "expects a divisor that is a power of two";
  if (Every < 0 || (Every == 0) != (Along == -1) || Along < -1)
    return EmitError() << "expects 'every' together with 'along'";
  return success();
}

LogicalResult BoundedAttr::verify(function_ref<InFlightDiagnostic()> EmitError,
                                  int64_t Lower, int64_t Upper) {
  if (Lower > Upper)
    return EmitError() << "expects a lower bound that is not above the upper";
  return success();
}

LogicalResult
SameElementsAttr::verify(function_ref<InFlightDiagnostic()> EmitError,
                         ArrayRef<int64_t> Groups) {
  if (llvm::any_of(Groups, [](int64_t Size) { return Size < 1; }))
    return EmitError() << "expects groups of one element or more";
  return success();
}

LogicalResult
MmaLayoutAttr::verify(function_ref<InFlightDiagnostic()> EmitError, AtomAttr,
                      int64_t Operand) {
  if (Operand < -1 || Operand > 1)
    return EmitError() << "expects 'operand' to be 0 for A or 1 for B";
  return success();
}

LogicalResult TargetAttr::verify(function_ref<InFlightDiagnostic()> EmitError,
                                 int64_t Sm, int64_t Warps) {
  if (Sm < 1 || Warps < 1)
    return EmitError() << "expects a positive machine and number of warps";
  return success();
}

void NVTileASDialect::registerAttrs() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "opennvvm/Dialect/NVTileAS/Attrs.cpp.inc"
      >();
}

} // namespace mlir::nv_tileas
