//===- Reader.cpp - The file and its sections -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reader.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"

using namespace mlir;
using namespace mlir::cuda_tile;
using llvm::Expected;
using llvm::StringLiteral;
using llvm::Twine;

namespace mlir::cuda_tile {

std::string BytecodeVersion::str() const {
  return (Twine(unsigned(Major)) + "." + Twine(unsigned(Minor))).str();
}

static bool isKnown(BytecodeVersion V) {
  return V.Major == FirstBytecode.Major && V.Minor >= FirstBytecode.Minor &&
         V.Minor <= LastBytecode.Minor;
}

Expected<BytecodeVersion> parseBytecodeVersion(StringRef Text) {
  auto [Major, Minor] = Text.split('.');
  BytecodeVersion V;
  if (!Major.getAsInteger(10, V.Major) && !Minor.getAsInteger(10, V.Minor) &&
      isKnown(V))
    return V;
  return llvm::createStringError("unsupported Tile IR bytecode version: " +
                                 Text + " (known are 13.1 to 13.5)");
}

bool isBytecode(StringRef Data) { return Data.starts_with(bytecode::Magic); }

Expected<BytecodeVersion> bytecodeVersionOf(StringRef Data) {
  if (!isBytecode(Data))
    return llvm::createStringError(
        "input does not correspond to Tile IR bytecode");
  if (Data.size() < bytecode::HeaderSize)
    return llvm::createStringError("error at offset " + Twine(Data.size()) +
                                   ": the header is not complete");
  BytecodeVersion V{uint8_t(Data[8]), uint8_t(Data[9])};
  if (!isKnown(V))
    return llvm::createStringError(
        "error at offset 8: unsupported Tile IR bytecode version: " + V.str() +
        " (known are 13.1 to 13.5)");
  unsigned Tag = uint8_t(Data[10]) | unsigned(uint8_t(Data[11])) << 8;
  if (Tag)
    return llvm::createStringError(
        "error at offset 10: the file needs features that are not known: "
        "tag 0x" +
        Twine::utohexstr(Tag));
  return V;
}

Expected<OwningOpRef<cuda_tile::ModuleOp>>
readBytecode(StringRef Data, MLIRContext &Context, BytecodeOrder *Order) {
  Expected<BytecodeVersion> V = bytecodeVersionOf(Data);
  if (!V)
    return V.takeError();
  Context.loadDialect<CudaTileDialect>();
  bytecode::Reader R(Data, Context);
  OwningOpRef<cuda_tile::ModuleOp> Module = R.read();
  if (!Module)
    return R.Errors.take();
  if (Order)
    *Order = R.order();
  return std::move(Module);
}

} // namespace mlir::cuda_tile

namespace mlir::cuda_tile::bytecode {

static constexpr StringLiteral SectionNames[SectionCount] = {
    "end",       "strings", "functions", "debug info",
    "constants", "types",   "globals",   "producer"};

static StringRef nameOf(Section S) { return SectionNames[unsigned(S)]; }

Reader::Reader(StringRef File, MLIRContext &Context)
    : File(File), Context(Context),
      Version{uint8_t(File[8]), uint8_t(File[9])} {
  Names.resize(operationRows().size());
  Enumerators.resize(enumRows().size());
}

OwningOpRef<cuda_tile::ModuleOp> Reader::read() {
  ScopedDiagnosticHandler Handler(&Context, [&](Diagnostic &D) {
    Complaint = D.str();
    return success();
  });
  if (!readSections() ||
      !readTable(Section::Strings, Strings, 4, "the offsets of strings") ||
      !readTable(Section::Types, Types, 4, "the offsets of types") ||
      !readTable(Section::Constants, Constants, 8, "the offsets of constants"))
    return {};
  StringCache.resize(Strings.size());
  TypeCache.resize(Types.size());
  ConstantCache.resize(Constants.size());
  OpBuilder B(&Context);
  OperationState State(B.getUnknownLoc(),
                       cuda_tile::ModuleOp::getOperationName());
  State.addRegion()->emplaceBlock();
  auto &Properties =
      State.getOrAddProperties<cuda_tile::ModuleOp::Properties>();
  Properties.sym_name = B.getStringAttr(ModuleName);
  OwningOpRef<cuda_tile::ModuleOp> Module(
      cast<cuda_tile::ModuleOp>(Operation::create(State)));
  if (!readProducer(*Module) || !readGlobals(*Module) || !readDebugSection() ||
      !readFunctions(*Module))
    return {};
  return Module;
}

std::optional<Cursor> Reader::enter(Section Which) {
  Errors.Section = nameOf(Which);
  const auto &Range = Sections[unsigned(Which)];
  if (!Range)
    return std::nullopt;
  return Cursor(File, Range->first, Range->second, Errors);
}

bool Reader::readSectionHeader(Cursor &From, Section &Which, Cursor &Contents) {
  size_t Start = From.offset();
  uint8_t Id;
  if (!From.byte(Id, "the number of a section"))
    return false;
  uint8_t Number = Id & ~AlignedBit;
  if (Number >= SectionCount ||
      (Version.Minor < 3 && Section(Number) == Section::Producer))
    return From.failAt(Start, "unknown section " + Twine(unsigned(Number)));
  Which = Section(Number);
  if (Which == Section::End)
    return true;
  Errors.Section = nameOf(Which);
  uint64_t Length, Alignment = 1;
  if (!From.varint(Length, "the length of the section"))
    return false;
  if (Id & AlignedBit) {
    size_t At = From.offset();
    if (!From.varint(Alignment, "the alignment of the section"))
      return false;
    if (!llvm::isPowerOf2_64(Alignment))
      return From.failAt(At, "the alignment " + Twine(Alignment) +
                                 " is not a power of two");
    if (!From.align(Alignment, 0))
      return false;
  }
  return From.part(Length, Contents, "the section");
}

bool Reader::readSections() {
  Cursor From(File, HeaderSize, File.size(), Errors);
  while (true) {
    Errors.Section = {};
    size_t Start = From.offset();
    Section Which;
    Cursor Contents = From;
    if (!readSectionHeader(From, Which, Contents))
      return false;
    if (Which == Section::End)
      break;
    auto &Range = Sections[unsigned(Which)];
    if (Range)
      return From.failAt(Start, "there are two sections of this kind");
    Range = {Contents.offset(), Contents.offset() + Contents.left()};
  }
  if (!From.isAtEnd())
    return From.fail("something follows the end section");
  for (Section Needed : {Section::Strings, Section::Functions})
    if (!Sections[unsigned(Needed)])
      return From.fail("there is no section '" + nameOf(Needed) + "'");
  return true;
}

bool Reader::readTable(Section Which, Table &To, unsigned Width,
                       StringRef What) {
  std::optional<Cursor> From = enter(Which);
  return !From || To.read(*From, Width, From->offset(), What);
}

bool Reader::readProducer(cuda_tile::ModuleOp Module) {
  std::optional<Cursor> From = enter(Section::Producer);
  if (!From)
    return true;
  StringAttr Name;
  if (!string(*From, Name))
    return false;
  if (!From->isAtEnd())
    return From->fail("something follows the name of the producer");
  Module.setProducerAttr(Name);
  return true;
}

bool Reader::readGlobals(cuda_tile::ModuleOp Module) {
  std::optional<Cursor> From = enter(Section::Globals);
  if (!From)
    return true;
  uint64_t Count;
  // A global variable has at least four numbers.
  if (!From->count(Count, 4, "global variables"))
    return false;
  OpBuilder B = OpBuilder::atBlockEnd(
      Module.getBody().empty() ? nullptr : &Module.getBody().front());
  for (uint64_t I = 0; I < Count; ++I) {
    OperationState State(B.getUnknownLoc(), GlobalOp::getOperationName());
    auto &P = State.getOrAddProperties<GlobalOp::Properties>();
    DenseElementsAttr Value;
    uint64_t Alignment, IsConstant = 0;
    uint8_t Visibility = 0;
    if (!string(*From, P.sym_name))
      return false;
    Type T = type(*From);
    if (!T || !constant(*From, T, Value) ||
        !From->varint(Alignment, "an alignment"))
      return false;
    if (Version.Minor >= 3 &&
        (!From->byte(Visibility, "a visibility") ||
         !From->varint(IsConstant, "whether the variable is constant")))
      return false;
    std::optional<SymbolVisibility> Visible =
        symbolizeSymbolVisibility(Visibility);
    if (!Visible || IsConstant > 1)
      return From->fail("a global variable has a visibility of " +
                        Twine(unsigned(Visibility)) + " and is constant by " +
                        Twine(IsConstant));
    P.value = cast<ElementsAttr>(Attribute(Value));
    P.alignment = B.getI64IntegerAttr(int64_t(Alignment));
    P.symbol_visibility = SymbolVisibilityAttr::get(&Context, *Visible);
    if (IsConstant)
      P.constant = B.getUnitAttr();
    B.insert(Operation::create(State));
  }
  return From->isAtEnd() ||
         From->fail("something follows the global variables");
}

} // namespace mlir::cuda_tile::bytecode
