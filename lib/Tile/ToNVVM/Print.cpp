//===- Print.cpp - Numbers and tiles as text ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HostCalls.h"
#include "Memory.h"
#include "Tile/IR/PrintFormat.h"
#include "llvm/ADT/bit.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

/// The driver prints at most so many numbers at once.
static constexpr unsigned MaxArguments = 32;
/// Numbers of a tile that are in shared memory at the same time, of 8 bytes.
static constexpr uint32_t MaxAtOnce = 2048;

//===----------------------------------------------------------------------===//
// Formats
//===----------------------------------------------------------------------===//

namespace {
/// A conversion of a format, such as "%5.2f", with the text before it, in which
/// % is %%.
struct Conversion {
  std::string Before;
  std::string Flags; ///< Its flags, width and precision: "5.2".
  char Kind;         ///< 0: the text is the last piece.

  bool isFloat() const { return StringRef("eEfFgGaA").contains(Kind); }
  bool isSigned() const { return Kind == 'd' || Kind == 'i'; }
  /// For a number of 64 bits.
  std::string text() const {
    return "%" + Flags + (isFloat() ? "" : "ll") + Kind;
  }
};
} // namespace

/// Text as a part of a format.
static std::string escaped(StringRef Text) {
  std::string Out;
  for (char C : Text)
    Out.append(C == '%' ? 2 : 1, C);
  return Out;
}

/// Cuts a format into its conversions. Fails if one is none of C's for integers
/// and floats.
static FailureOr<SmallVector<Conversion>> parseFormat(PrintOp Op) {
  SmallVector<Conversion> All;
  bool IsLegal = forEachConversion(
      Op.getFormat(), [&](StringRef Before, StringRef Flags, char Kind) {
        All.push_back({escaped(Before), Flags.str(), Kind});
        return true;
      });
  if (!IsLegal)
    return Op.emitOpError("cannot be compiled: its format has a conversion "
                          "other than ")
           << LegalConversions;
  return All;
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// \p Element, of type \p T, as a number of 64 bits in the way that \p C prints
/// it: floats as f64, integers extended, and floats that are printed as
/// integers the closest one, or zero for a NaN. Null after a diagnostic.
static Value printed(Lowering &L, const Conversion &C, Type T, Value Element) {
  ImplicitLocOpBuilder &B = L.B;
  Type F64 = B.getF64Type(), I64 = B.getI64Type();
  Value Number = Element;
  if (isFloatLike(T) && !T.isF64()) {
    if (!T.isF32()) {
      // The conversion of the element's own type.
      mlir::Block Own;
      Value Argument = Own.addArgument(T, B.getLoc());
      OpBuilder Inner(B.getContext());
      Inner.setInsertionPointToEnd(&Own);
      Operation *Extend =
          arith::ExtFOp::create(Inner, B.getLoc(), B.getF32Type(), Argument);
      SmallVector<Value> Wide;
      if (failed(lowerNumber(B, L.M, Extend, Number, Wide)))
        return {};
      Number = Wide[0];
    }
    Number = LLVM::FPExtOp::create(B, F64, Number);
  } else if (!isFloatLike(T) && Number.getType() != I64) {
    bool IsSigned = (C.isSigned() || C.isFloat()) && !T.isInteger(1);
    Number = IsSigned ? arith::ExtSIOp::create(B, I64, Number).getResult()
                      : arith::ExtUIOp::create(B, I64, Number).getResult();
  }
  if (C.isFloat() && Number.getType() == I64)
    Number = arith::SIToFPOp::create(B, F64, Number);
  if (!C.isFloat() && Number.getType() == F64)
    Number = LLVM::CallIntrinsicOp::create(
                 B, I64, B.getStringAttr("llvm.fptosi.sat"), {Number})
                 .getResult(0);
  return Number;
}

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

namespace {
/// Collects text and numbers, and prints them by the first thread.
class Printer {
public:
  explicit Printer(Lowering &L) : L(L) {}

  void add(StringRef Text) { Format += Text; }
  /// Adds a number.
  LogicalResult add(const Conversion &C, Type T, Value Element);
  /// Prints what has been added, and then a tile.
  LogicalResult addTile(const Conversion &C, Value Tile);
  void flush();

private:
  void print(Value Format, ArrayRef<Value> Numbers);
  void printElements(Value Base, Value First, uint32_t Count,
                     ArrayRef<int64_t> Shape, const Conversion &C);
  Value formatFor(Value Number, ArrayRef<int64_t> Shape, const Conversion &C);

  Lowering &L;
  std::string Format;
  SmallVector<Value> Numbers;
  Value Buffer;
};
} // namespace

/// Prints numbers of 64 bits, which the driver reads one after the other.
void Printer::print(Value Text, ArrayRef<Value> Are) {
  ImplicitLocOpBuilder &B = L.B;
  Type Pointer = LLVM::LLVMPointerType::get(B.getContext());
  if (!Buffer && !Are.empty())
    Buffer = localWords(L, MaxArguments);
  for (auto [I, Number] : llvm::enumerate(Are)) {
    Value At = LLVM::GEPOp::create(B, Pointer, B.getI64Type(), Buffer,
                                   LLVM::GEPArg(int32_t(I)));
    LLVM::StoreOp::create(B, Number, At, 8);
  }
  Value Arguments =
      Are.empty() ? LLVM::ZeroOp::create(B, Pointer).getResult() : Buffer;
  callDriver(L, "vprintf", B.getI32Type(), {Text, Arguments});
}

void Printer::flush() {
  if (Format.empty())
    return;
  onFirstThread(L, [&] { print(textAddress(L, Format), Numbers); });
  Format.clear();
  Numbers.clear();
}

LogicalResult Printer::add(const Conversion &C, Type T, Value Element) {
  if (Numbers.size() == MaxArguments)
    flush();
  Value Number = printed(L, C, T, Element);
  if (!Number)
    return failure();
  Format += C.text();
  Numbers.push_back(Number);
  return success();
}

/// The format of an element by the dimensions that begin with it: brackets,
/// and commas between elements.
Value Printer::formatFor(Value Number, ArrayRef<int64_t> Shape,
                         const Conversion &C) {
  ImplicitLocOpBuilder &B = L.B;
  Value Chosen = textAddress(L, ", " + C.text());
  int64_t Inner = 1;
  for (size_t Closed = 1; Closed <= Shape.size(); ++Closed) {
    Inner *= Shape[Shape.size() - Closed];
    std::string Text(Closed, '[');
    if (Closed < Shape.size())
      Text.insert(0, std::string(Closed, ']').append(", "));
    Value Rest =
        arith::AndIOp::create(B, Number, L.constant(int32_t(Inner - 1)));
    // The first element of all begins all dimensions.
    Value Begins = arith::CmpIOp::create(B, arith::CmpIPredicate::eq,
                                         Closed == Shape.size() ? Number : Rest,
                                         L.constant(0));
    Chosen = arith::SelectOp::create(B, Begins, textAddress(L, Text + C.text()),
                                     Chosen);
  }
  return Chosen;
}

/// Prints \p Count elements, of which the first has the number \p First.
void Printer::printElements(Value Base, Value First, uint32_t Count,
                            ArrayRef<int64_t> Shape, const Conversion &C) {
  ImplicitLocOpBuilder &B = L.B;
  auto Loop = scf::ForOp::create(B, L.constant(0), L.constant(int32_t(Count)),
                                 L.constant(1));
  OpBuilder::InsertionGuard Guard(B);
  B.setInsertionPointToStart(Loop.getBody());
  Value I = Loop.getInductionVar();
  Value At = LLVM::GEPOp::create(B, Base.getType(), B.getI64Type(), Base,
                                 LLVM::GEPArg(I));
  Value Number = LLVM::LoadOp::create(B, B.getI64Type(), At, 8);
  print(formatFor(arith::AddIOp::create(B, First, I), Shape, C), Number);
}

/// All threads write their elements to shared memory, part by part, and the
/// first one prints them in order.
LogicalResult Printer::addTile(const Conversion &C, Value Tile) {
  ImplicitLocOpBuilder &B = L.B;
  TileType T = Lowering::tileType(Tile);
  Layout In = L.layoutOf(Tile);
  FailureOr<Registers> Are = L.get(Tile, In);
  if (failed(Are))
    return failure();
  for (Value &Element : *Are) {
    Element = printed(L, C, T.getElementType(), Element);
    if (!Element)
      return failure();
  }
  flush();
  uint32_t Count = In.bits() + 1, AtOnce = std::min(Count, MaxAtOnce);
  Value Base = L.scratch().write(L, uint64_t(AtOnce) * 8);
  Value Own = L.threadPart(In, In.laneBits() | In.warpBits());
  Value IsOwner = L.isOwner(In);
  auto Parts = scf::ForOp::create(B, L.constant(0), L.constant(int32_t(Count)),
                                  L.constant(int32_t(AtOnce)));
  {
    OpBuilder::InsertionGuard Guard(B);
    B.setInsertionPointToStart(Parts.getBody());
    Value First = Parts.getInductionVar();
    L.barrier();
    for (auto [R, Element] : llvm::enumerate(*Are)) {
      Value Number = arith::OrIOp::create(
          B, Own, L.constant(int32_t(In.ofRegister(unsigned(R)))));
      Value Place = arith::SubIOp::create(B, Number, First);
      Value IsHere = arith::CmpIOp::create(B, arith::CmpIPredicate::ult, Place,
                                           L.constant(int32_t(AtOnce)));
      auto If = scf::IfOp::create(B, both(L, IsHere, IsOwner),
                                  /*withElseRegion=*/false);
      OpBuilder::InsertionGuard Inner(B);
      B.setInsertionPointToStart(If.thenBlock());
      Value At = LLVM::GEPOp::create(B, Base.getType(), B.getI64Type(), Base,
                                     LLVM::GEPArg(Place));
      LLVM::StoreOp::create(B, Element, At, 8);
    }
    L.barrier();
    onFirstThread(L,
                  [&] { printElements(Base, First, AtOnce, T.getShape(), C); });
  }
  L.scratch().assumeRead();
  Format = std::string(T.getShape().size(), ']');
  return success();
}

static LogicalResult addValue(Lowering &L, Printer &Print, const Conversion &C,
                              Value V) {
  if (!Lowering::isTile(V))
    return Print.add(C, V.getType(), L.scalar(V));
  TileType T = Lowering::tileType(V);
  if (!T.getShape().empty())
    return Print.addTile(C, V);
  FailureOr<Registers> Are = L.get(V, L.layoutOf(V));
  return failed(Are) ? failure()
                     : Print.add(C, T.getElementType(), Are->front());
}

static LogicalResult lowerPrint(Lowering &L, PrintOp Op) {
  FailureOr<SmallVector<Conversion>> Pieces = parseFormat(Op);
  if (failed(Pieces))
    return failure();
  Printer Print(L);
  for (auto [C, V] : llvm::zip(*Pieces, Op.getValues())) {
    Print.add(C.Before);
    if (failed(addValue(L, Print, C, V)))
      return failure();
    L.B.setLoc(Op.getLoc());
  }
  Print.add(Pieces->back().Before);
  Print.flush();
  return success();
}

void addPrintHandlers(Handlers &To) { On<lowerPrint>::add(To); }

} // namespace opennvvm::tile
