//===- FunctionWriter.cpp - Functions and operations in bytecode ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Writer.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::cuda_tile;

namespace mlir::cuda_tile::bytecode {

bool Writer::writeFunction(EntryOp Entry, Buffer &To) {
  Function = Entry.getSymName();
  Name = {};
  uint64_t Known;
  FunctionType Signature = Entry.getFunctionType();
  for (Type T : Signature.getInputs())
    if (!typeIndex(T, Known))
      return false;
  auto &List = Places.emplace_back();
  List.push_back(place(Entry.getLoc()));
  OptimizationHintsAttr Hints = Entry.getOptimizationHintsAttr();
  bool WritesHints = Hints || Version.Minor >= 5;
  string(Entry.getSymName(), To);
  if (!type(Signature, To))
    return false;
  To.byte(IsKernel | (Hints && Version.Minor < 5 ? HasHints : 0));
  To.varint(Places.size());
  if (!Hints)
    Hints = OptimizationHintsAttr::get(Entry.getContext(),
                                       DictionaryAttr::get(Entry.getContext()));
  if (WritesHints && !tagged(Hints, To))
    return false;
  ArrayAttr Arguments = Entry.getArgAttrsAttr();
  if (Arguments && !has(5, "an attribute of a parameter"))
    return false;
  if (Version.Minor >= 5 &&
      !tagged(Arguments ? Arguments : ArrayAttr::get(Entry.getContext(), {}),
              To))
    return false;
  Numbers.clear();
  NextValue = 0;
  Buffer Body;
  for (BlockArgument A : Entry.getBody().getArguments())
    numberValue(A);
  for (Operation &Op : Entry.getBody().front())
    if (!writeOperation(Op, Body))
      return false;
  To.varint(Body.size());
  To.append(Body.str());
  return true;
}

/// A zero for each dimension of the view that \p Op accesses.
static Attribute noPromise(Operation &Op) {
  auto IsView = [](Type T) { return isTileView(T); };
  auto View = llvm::find_if(Op.getOperandTypes(), IsView);
  return DenseI8ArrayAttr::get(
      Op.getContext(), SmallVector<int8_t>(tileShapeOf(*View).size(), 0));
}

bool Writer::writeOperation(Operation &Op, Buffer &To) {
  Name = Op.getName().getStringRef();
  const OperationRow *Row = Rows.lookup(Op.getName().getAsOpaquePointer());
  if (!Row)
    return fail("there is no form for this operation");
  Name = Row->shortName();
  if (!has(Row->Since, "the operation"))
    return false;
  Places.back().push_back(place(Op.getLoc()));
  if (auto Get = dyn_cast<GetGlobalOp>(Op);
      Get && !writeGlobalsUpTo(Get.getName()))
    return false;
  Attribute Attributes[MaxAttributes];
  ArrayRef<int32_t> Sizes;
  if (Row->Get)
    Sizes = Row->Get(&Op, MutableArrayRef<Attribute>(Attributes));
  for (auto [I, A] : llvm::enumerate(Row->Attributes))
    if (A.How == Encoding::Bytes && !Attributes[I])
      Attributes[I] = noPromise(Op);
  uint64_t Flags = 0;
  To.varint(Row->Opcode);
  if (!writeResults(Op, *Row, To) ||
      !flagsOf(Op, *Row, Attributes, Sizes, Flags))
    return false;
  if (Row->hasFlags(Version.Minor))
    To.varint(Flags);
  if (!writeAttributes(*Row, Attributes, To) ||
      !writeOperands(Op, *Row, Sizes, To))
    return false;
  if (Row->Regions) {
    To.varint(Op.getNumRegions());
    for (Region &R : Op.getRegions())
      if (!writeRegion(R, To))
        return false;
  }
  for (auto [I, Result] : llvm::enumerate(Op.getResults()))
    if (I >= Row->Results.size() || Row->Results[I].Since <= Version.Minor)
      numberValue(Result);
  return true;
}

bool Writer::writeResults(Operation &Op, const OperationRow &Row, Buffer &To) {
  unsigned Count = Op.getNumResults();
  // What appeared later stands last, and may be left out if nothing uses it.
  for (const ValueRow &R : Row.Results)
    if (R.Since > Version.Minor) {
      --Count;
      if (!Op.getResult(Count).use_empty() &&
          !has(R.Since, "the result '" + R.Name + "'"))
        return false;
    }
  if (Row.CountsResults)
    To.varint(Count);
  for (unsigned I = 0; I < Count; ++I)
    if (!type(Op.getResult(I).getType(), To))
      return false;
  return true;
}

/// How many operands of group \p I there are.
static int32_t groupSize(Operation &Op, const OperationRow &Row,
                         ArrayRef<int32_t> Sizes, size_t I) {
  if (!Sizes.empty())
    return Sizes[I];
  if (Row.Operands[I].Count == Times::One)
    return 1;
  return int32_t(Op.getNumOperands()) - int32_t(Row.Operands.size() - 1);
}

bool Writer::flagsOf(Operation &Op, const OperationRow &Row,
                     ArrayRef<Attribute> Attributes, ArrayRef<int32_t> Sizes,
                     uint64_t &Flags) {
  unsigned Bit = 0;
  auto Add = [&](unsigned Since, bool IsThere, StringRef What) {
    if (IsThere && !has(Since, "'" + What + "'"))
      return false;
    if (Since <= Version.Minor)
      Flags |= uint64_t(IsThere) << Bit++;
    return true;
  };
  for (auto [I, A] : llvm::enumerate(Row.Attributes))
    if (A.IsOptional && !Add(A.Since, bool(Attributes[I]), A.Name))
      return false;
  for (auto [I, V] : llvm::enumerate(Row.Operands))
    if (V.Count == Times::ZeroOrOne &&
        !Add(V.Since, groupSize(Op, Row, Sizes, I) == 1, V.Name))
      return false;
  return true;
}

bool Writer::checkLacking(const AttributeRow &Row, Attribute A) {
  bool IsDefault = !A ||
                   (Row.How == Encoding::Enum &&
                    int64_t(enumRows()[Row.Enum].NumberOf(A)) == Row.Default) ||
                   (Row.How == Encoding::Bytes &&
                    llvm::none_of(cast<DenseI8ArrayAttr>(A).asArrayRef(),
                                  [](int8_t N) { return N; }));
  return IsDefault || has(Row.Since, "'" + Row.Name + "'");
}

bool Writer::writeAttributes(const OperationRow &Row,
                             ArrayRef<Attribute> Attributes, Buffer &To) {
  for (auto [I, A] : llvm::enumerate(Row.Attributes)) {
    if (A.Since > Version.Minor) {
      if (!A.IsOptional && !checkLacking(A, Attributes[I]))
        return false;
      continue;
    }
    if (A.How == Encoding::Flag || (A.IsOptional && !Attributes[I]))
      continue;
    if (!writeAttribute(A, Attributes[I], To))
      return false;
  }
  return true;
}

bool Writer::writeAttribute(const AttributeRow &Row, Attribute A, Buffer &To) {
  bool MayBeNull = Row.How == Encoding::Enum && Row.Default >= 0;
  if (!A && !MayBeNull)
    return fail("'" + Row.Name + "' is missing");
  switch (Row.How) {
  case Encoding::Flag:
    return true;
  case Encoding::Enum: {
    if (auto Mode = dyn_cast_or_null<RoundingModeAttr>(A);
        Mode && Mode.getValue() == RoundingMode::NearestAway &&
        !has(4, "the rounding mode nearest_away"))
      return false;
    To.byte(A ? uint8_t(enumRows()[Row.Enum].NumberOf(A))
              : uint8_t(Row.Default));
    return true;
  }
  case Encoding::Integer:
    To.varint(uint64_t(cast<IntegerAttr>(A).getInt()));
    return true;
  case Encoding::Bool:
    To.byte(cast<BoolAttr>(A).getValue());
    return true;
  case Encoding::String:
    string(cast<StringAttr>(A), To);
    return true;
  case Encoding::Symbol:
    string(cast<FlatSymbolRefAttr>(A).getValue(), To);
    return true;
  case Encoding::Elements:
    return constant(A, To);
  case Encoding::Bytes:
    To.list(cast<DenseI8ArrayAttr>(A).asArrayRef());
    return true;
  case Encoding::Words:
    To.list(cast<DenseI32ArrayAttr>(A).asArrayRef());
    return true;
  case Encoding::Hints:
    return hints(cast<OptimizationHintsAttr>(A), To);
  case Encoding::Tagged:
    return tagged(A, To);
  case Encoding::TaggedList: {
    auto List = cast<ArrayAttr>(A);
    To.varint(List.size());
    return llvm::all_of(List, [&](Attribute Item) { return tagged(Item, To); });
  }
  }
  llvm_unreachable("an encoding that is not listed");
}

bool Writer::writeOperand(Value V, Buffer &To) {
  auto Number = Numbers.find(V);
  if (Number == Numbers.end())
    return fail("an operand has no number");
  To.varint(Number->second);
  return true;
}

bool Writer::writeOperands(Operation &Op, const OperationRow &Row,
                           ArrayRef<int32_t> Sizes, Buffer &To) {
  if (Row.CountsOperands) {
    To.varint(Op.getNumOperands());
    return llvm::all_of(Op.getOperands(),
                        [&](Value V) { return writeOperand(V, To); });
  }
  unsigned Next = 0;
  for (auto [I, V] : llvm::enumerate(Row.Operands)) {
    int32_t Count = groupSize(Op, Row, Sizes, I);
    if (V.Count == Times::Any)
      To.varint(uint64_t(Count));
    for (int32_t J = 0; J < Count; ++J)
      if (!writeOperand(Op.getOperand(Next++), To))
        return false;
  }
  return true;
}

bool Writer::writeRegion(Region &R, Buffer &To) {
  if (!R.empty() && !R.hasOneBlock())
    return fail("a region has several blocks");
  To.varint(!R.empty());
  if (R.empty())
    return true;
  uint64_t Outer = NextValue;
  StringRef OuterName = Name;
  Block &Body = R.front();
  To.varint(Body.getNumArguments());
  for (BlockArgument A : Body.getArguments()) {
    if (!type(A.getType(), To))
      return false;
    numberValue(A);
  }
  To.varint(Body.getOperations().size());
  for (Operation &Op : Body)
    if (!writeOperation(Op, To))
      return false;
  // The numbers of a block are used again after it.
  NextValue = Outer;
  Name = OuterName;
  return true;
}

} // namespace mlir::cuda_tile::bytecode
