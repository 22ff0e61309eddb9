//===- FunctionReader.cpp - Functions and operations of bytecode ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reader.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::cuda_tile;
using llvm::Twine;

namespace mlir::cuda_tile::bytecode {

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

bool Reader::readFunctions(cuda_tile::ModuleOp Module) {
  std::optional<Cursor> From = enter(Section::Functions);
  uint64_t Count;
  // Name, type, flags, debug info and size of the body.
  if (!From->count(Count, 5, "functions"))
    return false;
  for (uint64_t I = 0; I < Count; ++I) {
    if (!readFunction(*From, Module))
      return false;
    Errors.Function = Errors.Operation = {};
  }
  // Some writers align their end.
  while (!From->isAtEnd()) {
    uint8_t Next;
    if (From->byte(Next, "padding") && char(Next) != Padding)
      return From->failAt(From->offset() - 1,
                          "something follows the functions");
  }
  return true;
}

bool Reader::readHints(Cursor &From, uint8_t Flags, EntryOp Entry) {
  // Newer versions always have them.
  bool AreNeeded = Version.Minor >= 5;
  if (!(Flags & HasHints) && !AreNeeded)
    return true;
  size_t Start = From.offset();
  Attribute Any = tagged(From);
  if (!Any)
    return false;
  auto Hints = dyn_cast<OptimizationHintsAttr>(Any);
  if (!Hints)
    return From.failAt(Start, "expected optimization hints");
  if (!AreNeeded || !Hints.getValue().empty())
    Entry.setOptimizationHintsAttr(Hints);
  return true;
}

bool Reader::readArgumentAttributes(Cursor &From, EntryOp Entry) {
  size_t Start = From.offset();
  Attribute Any = tagged(From);
  if (!Any)
    return false;
  auto List = dyn_cast<ArrayAttr>(Any);
  if (!List)
    return From.failAt(Start, "attributes of parameters must be an array");
  if (List.empty())
    return true;
  if (List.size() != Entry.getFunctionType().getNumInputs() ||
      !llvm::all_of(List, [](Attribute A) { return isa<DictionaryAttr>(A); }))
    return From.failAt(Start, "expected a dictionary for each parameter");
  Entry.setArgAttrsAttr(List);
  return true;
}

bool Reader::readFunction(Cursor &From, cuda_tile::ModuleOp Module) {
  StringAttr Name;
  size_t Start = From.offset();
  if (!string(From, Name))
    return false;
  if (Name.empty())
    return From.failAt(Start, "a function has no name");
  Errors.Function = Name.getValue();
  Start = From.offset();
  Type Any = type(From);
  if (!Any)
    return false;
  auto Signature = dyn_cast<FunctionType>(Any);
  if (!Signature)
    return From.failAt(Start, "the type of a function is not one of functions");
  // Functions may share a type, whose parameters are made for each.
  if ((ParameterCount += Signature.getNumInputs()) > 4096 + File.size())
    return From.failAt(Start, "the functions have too many parameters");
  uint8_t Flags;
  uint64_t Places, Size;
  Start = From.offset();
  if (!From.byte(Flags, "the flags of a function"))
    return false;
  if (!(Flags & IsKernel) || Flags & ~(IsKernel | HasHints))
    return From.failAt(Start, "expected the flags of a kernel, got 0x" +
                                  Twine::utohexstr(Flags));
  if (!From.varint(Places, "the debug info of a function"))
    return false;
  Location Loc = UnknownLoc::get(&Context);
  if (!enterPlaces(Places, From) || !nextPlace(From, Loc))
    return false;
  OperationState State(Loc, EntryOp::getOperationName());
  auto &P = State.getOrAddProperties<EntryOp::Properties>();
  P.sym_name = Name;
  P.function_type = TypeAttr::get(Signature);
  State.addRegion();
  auto Entry = cast<EntryOp>(Operation::create(State));
  Module.getBody().front().push_back(Entry);
  if (!readHints(From, Flags, Entry) ||
      (Version.Minor >= 5 && !readArgumentAttributes(From, Entry)))
    return false;
  Cursor Body = From;
  if (!From.varint(Size, "the size of a body") ||
      !From.part(Size, Body, "the body of a function"))
    return false;
  Block &To = Entry.getBody().emplaceBlock();
  Values.clear();
  for (Type T : Signature.getInputs())
    Values.push_back(To.addArgument(T, Loc));
  while (!Body.isAtEnd())
    if (!readOperation(Body, To, 0))
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

Attribute Reader::enumerator(unsigned Enum, uint8_t Number) {
  auto &Known = Enumerators[Enum];
  if (Number >= Known.size())
    return {};
  if (!Known[Number])
    Known[Number] = enumRows()[Enum].Make(&Context, Number);
  return Known[Number];
}

bool Reader::readOperation(Cursor &From, Block &To, unsigned Depth) {
  size_t Start = From.offset();
  uint64_t Opcode;
  Errors.Operation = {};
  if (!From.varint(Opcode, "the number of an operation"))
    return false;
  const OperationRow *Row = findOperation(Opcode);
  if (!Row || Row->Since > Version.Minor)
    return From.failAt(Start, "operation 0x" + Twine::utohexstr(Opcode) +
                                  " is not known in version " + Version.str());
  Errors.Operation = Row->shortName();
  std::optional<OperationName> &Name = Names[Row - operationRows().data()];
  if (!Name)
    Name = OperationName(Row->Name, &Context);
  Location Loc = UnknownLoc::get(&Context);
  if (!nextPlace(From, Loc))
    return false;
  OperationState State(Loc, *Name);
  uint64_t Flags = 0;
  SmallVector<Attribute, MaxAttributes> Attributes;
  SmallVector<int32_t, MaxAttributes> Sizes;
  if (!readResults(From, *Row, State) ||
      !readAttributes(From, *Row, State, Flags, Attributes) ||
      !readOperands(From, *Row, State, Flags, Sizes))
    return false;
  if (Row->Set)
    Row->Set(State, Attributes, Sizes);
  if (Row->Regions && !readRegions(From, *Row, State, Depth))
    return false;
  Operation *Made = Operation::create(State);
  To.push_back(Made);
  // A result that the version does not have has no number.
  for (auto [I, Result] : llvm::enumerate(Made->getResults()))
    if (I >= Row->Results.size() || Row->Results[I].Since <= Version.Minor)
      Values.push_back(Result);
  return true;
}

bool Reader::readResults(Cursor &From, const OperationRow &Row,
                         OperationState &State) {
  uint64_t Least = 0, Count = 0;
  bool IsOpen = false;
  for (const ValueRow &R : Row.Results) {
    IsOpen |= R.Count != Times::One;
    Least += R.Count == Times::One && R.Since <= Version.Minor;
  }
  Count = Least;
  size_t Start = From.offset();
  if (Row.CountsResults && !From.count(Count, 1, "results"))
    return false;
  if (Count < Least || (Count > Least && !IsOpen))
    return From.failAt(Start, "expected " + Twine(Least) + " results, got " +
                                  Twine(Count));
  for (uint64_t I = 0; I < Count; ++I) {
    Type T = type(From);
    if (!T)
      return false;
    State.types.push_back(T);
  }
  // What appeared later are tokens.
  for (const ValueRow &R : Row.Results)
    if (R.Since > Version.Minor)
      State.types.push_back(cuda_tile::TokenType::get(&Context));
  return true;
}

bool Reader::readAttributes(Cursor &From, const OperationRow &Row,
                            OperationState &State, uint64_t &Flags,
                            SmallVectorImpl<Attribute> &To) {
  if (Row.hasFlags(Version.Minor)) {
    size_t Start = From.offset();
    unsigned Bits = 0;
    for (const AttributeRow &A : Row.Attributes)
      Bits += A.IsOptional && A.Since <= Version.Minor;
    for (const ValueRow &V : Row.Operands)
      Bits += V.Count == Times::ZeroOrOne && V.Since <= Version.Minor;
    if (!From.varint(Flags, "flags"))
      return false;
    if (Flags >> Bits)
      return From.failAt(Start, "unused bits are set in the flags 0x" +
                                    Twine::utohexstr(Flags));
  }
  for (const AttributeRow &A : Row.Attributes) {
    Attribute &Read = To.emplace_back();
    bool IsThere = A.Since <= Version.Minor;
    if (IsThere && A.IsOptional) {
      IsThere = Flags & 1;
      Flags >>= 1;
    }
    if (IsThere && !readAttribute(From, A, State, Read))
      return false;
    if (!IsThere && A.Default >= 0)
      Read = enumerator(A.Enum, uint8_t(A.Default));
  }
  return true;
}

/// A count and numbers, as an attribute; none of bytes is no attribute.
template <typename AttrT, typename T>
static bool readNumbers(Cursor &From, MLIRContext &Context,
                        const AttributeRow &Row, Attribute &To) {
  SmallVector<T> Numbers;
  if (!From.list(Numbers, Row.Name))
    return false;
  // Without a promise there is no attribute.
  if (Row.How != Encoding::Bytes ||
      llvm::any_of(Numbers, [](T N) { return N; }))
    To = AttrT::get(&Context, Numbers);
  return true;
}

bool Reader::readByte(Cursor &From, const AttributeRow &Row, Attribute &To) {
  size_t Start = From.offset();
  uint8_t Byte;
  if (!From.byte(Byte, Row.Name))
    return false;
  if (Row.How == Encoding::Enum)
    To = enumerator(Row.Enum, Byte);
  else if (Byte <= 1)
    To = BoolAttr::get(&Context, Byte);
  if (auto Mode = dyn_cast_or_null<RoundingModeAttr>(To);
      Mode && Mode.getValue() == RoundingMode::NearestAway && Version.Minor < 4)
    return From.failAt(Start,
                       "nearest_away is not known in version " + Version.str());
  return To || From.failAt(Start,
                           Row.Name + " has no value " + Twine(unsigned(Byte)));
}

bool Reader::readAttribute(Cursor &From, const AttributeRow &Row,
                           const OperationState &State, Attribute &To) {
  uint64_t Number;
  StringAttr Text;
  OptimizationHintsAttr Hints;
  DenseElementsAttr Elements;
  SmallVector<Attribute> List;
  switch (Row.How) {
  case Encoding::Flag:
    To = UnitAttr::get(&Context);
    return true;
  case Encoding::Enum:
  case Encoding::Bool:
    return readByte(From, Row, To);
  case Encoding::Integer:
    if (From.varint(Number, Row.Name))
      To = IntegerAttr::get(IntegerType::get(&Context, 64), int64_t(Number));
    break;
  case Encoding::String:
    if (string(From, Text))
      To = Text;
    break;
  case Encoding::Symbol:
    if (string(From, Text))
      To = FlatSymbolRefAttr::get(Text);
    break;
  case Encoding::Elements:
    if (constant(From, State.types.front(), Elements))
      To = Elements;
    break;
  case Encoding::Bytes:
    return readNumbers<DenseI8ArrayAttr, int8_t>(From, Context, Row, To);
  case Encoding::Words:
    return readNumbers<DenseI32ArrayAttr, int32_t>(From, Context, Row, To);
  case Encoding::Hints:
    if (hints(From, 0, Hints))
      To = Hints;
    break;
  case Encoding::Tagged:
    To = tagged(From);
    break;
  case Encoding::TaggedList:
    if (array(From, 0, List))
      To = ArrayAttr::get(&Context, List);
    break;
  }
  return bool(To);
}

bool Reader::readOperand(Cursor &From, OperationState &State) {
  uint64_t Index;
  if (!From.index(Index, Values.size(), "value"))
    return false;
  State.operands.push_back(Values[Index]);
  return true;
}

bool Reader::readOperands(Cursor &From, const OperationRow &Row,
                          OperationState &State, uint64_t Flags,
                          SmallVectorImpl<int32_t> &Sizes) {
  if (Row.CountsOperands) {
    uint64_t Count, Least = 0;
    size_t Start = From.offset();
    for (const ValueRow &V : Row.Operands)
      Least += V.Count == Times::One;
    if (!From.count(Count, 1, "operands"))
      return false;
    if (Count < Least)
      return From.failAt(Start, "expected at least " + Twine(Least) +
                                    " operands, got " + Twine(Count));
    for (uint64_t I = 0; I < Count; ++I)
      if (!readOperand(From, State))
        return false;
    return true;
  }
  for (const ValueRow &V : Row.Operands) {
    uint64_t Count = 1;
    if (V.Count == Times::Any && !From.count(Count, 1, V.Name))
      return false;
    if (V.Count == Times::ZeroOrOne) {
      bool IsKnown = V.Since <= Version.Minor;
      Count = IsKnown && Flags & 1;
      Flags >>= IsKnown;
    }
    if (!llvm::isInt<32>(Count))
      return From.fail("too many operands");
    Sizes.push_back(int32_t(Count));
    for (uint64_t I = 0; I < Count; ++I)
      if (!readOperand(From, State))
        return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

bool Reader::readRegions(Cursor &From, const OperationRow &Row,
                         OperationState &State, unsigned Depth) {
  size_t Start = From.offset();
  uint64_t Count, Blocks;
  StringRef Operation = Errors.Operation;
  if (!From.varint(Count, "the number of regions"))
    return false;
  if (Count != Row.Regions)
    return From.failAt(Start, "expected " + Twine(Row.Regions) +
                                  " regions, got " + Twine(Count));
  if (Depth >= MaxDepth)
    return From.failAt(Start, "regions are nested too deep");
  for (uint64_t I = 0; I < Count; ++I) {
    Region &To = *State.addRegion();
    Start = From.offset();
    if (!From.varint(Blocks, "the number of blocks"))
      return false;
    if (Blocks > 1)
      return From.failAt(Start, "expected a region of one block, got " +
                                    Twine(Blocks));
    if (Blocks && !readBlock(From, To, Depth))
      return false;
    Errors.Operation = Operation;
  }
  return true;
}

bool Reader::readBlock(Cursor &From, Region &To, unsigned Depth) {
  Block &Body = To.emplaceBlock();
  size_t Outer = Values.size();
  uint64_t Count;
  if (!From.count(Count, 1, "arguments of a block"))
    return false;
  for (uint64_t I = 0; I < Count; ++I) {
    Type T = type(From);
    if (!T)
      return false;
    Values.push_back(Body.addArgument(T, UnknownLoc::get(&Context)));
  }
  if (!From.count(Count, 2, "operations"))
    return false;
  for (uint64_t I = 0; I < Count; ++I)
    if (!readOperation(From, Body, Depth + 1))
      return false;
  // The numbers of a block are used again after it.
  Values.truncate(Outer);
  return true;
}

} // namespace mlir::cuda_tile::bytecode
