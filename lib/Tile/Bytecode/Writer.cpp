//===- Writer.cpp - The file and its sections -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tables and sections stand in the order in which cuTile writes them, so that
// its files stay as they are.
//
//===----------------------------------------------------------------------===//

#include "Writer.h"
#include "mlir/IR/Builders.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::cuda_tile;
using llvm::Error;
using llvm::Twine;

namespace mlir::cuda_tile {

/// Writes what \p Written has written again, in the order \p Like. Types that
/// only the file had are left out: they could want a newer version.
static void writeInOrder(cuda_tile::ModuleOp Module, llvm::raw_ostream &OS,
                         BytecodeVersion Version, const BytecodeOrder &Like,
                         const bytecode::Writer &Written) {
  BytecodeOrder Order{{}, Like.Words};
  llvm::copy_if(Like.Types, std::back_inserter(Order.Types),
                [&](Type T) { return Written.uses(T); });
  [[maybe_unused]] bool IsDone =
      bytecode::Writer(Module, Version, &Order).write(OS);
  assert(IsDone && "an order does not need a newer version");
}

Error writeBytecode(cuda_tile::ModuleOp Module, llvm::raw_ostream &OS,
                    std::optional<BytecodeVersion> Version,
                    const BytecodeOrder *Like) {
  BytecodeVersion Try = Version.value_or(FirstBytecode);
  while (true) {
    bytecode::Writer W(Module, Try, nullptr);
    if (W.write(Like ? llvm::nulls() : OS)) {
      if (Like)
        writeInOrder(Module, OS, Try, *Like, W);
      return Error::success();
    }
    if (Version || W.needed() <= Try.Minor)
      return llvm::createStringError(W.message());
    Try.Minor = uint8_t(W.needed());
  }
}

} // namespace mlir::cuda_tile

namespace mlir::cuda_tile::bytecode {

void Items::write(Buffer &To, unsigned Width) const {
  To.varint(Order.size());
  To.align(Width);
  uint64_t Offset = 0;
  for (StringRef Item : Order) {
    if (Width == 8)
      To.number<uint64_t>(Offset);
    else
      To.number<uint32_t>(uint32_t(Offset));
    Offset += Item.size();
  }
  for (StringRef Item : Order)
    To.append(Item);
}

Writer::Writer(cuda_tile::ModuleOp Module, BytecodeVersion Version,
               const BytecodeOrder *Like)
    : Module(Module), Version(Version), Like(Like) {
  for (const OperationRow &Row : operationRows())
    Rows[OperationName(Row.Name, Module.getContext()).getAsOpaquePointer()] =
        &Row;
  llvm::append_range(GlobalOrder, Module.getBody().getOps<GlobalOp>());
}

bool Writer::fail(const Twine &Text) {
  if (!Message.empty())
    return false;
  llvm::raw_string_ostream OS(Message);
  OS << "cannot write bytecode of version " << Version.str();
  if (!Function.empty())
    OS << ", function '" << Function << '\'';
  if (!Name.empty())
    OS << ", operation '" << Name << '\'';
  OS << ": " << Text;
  return false;
}

bool Writer::has(unsigned Since, const Twine &What) {
  if (Since <= Version.Minor)
    return true;
  Needed = Since;
  return fail(What + " appeared in version " +
              BytecodeVersion{Version.Major, uint8_t(Since)}.str());
}

void Writer::writeSection(Section Which, unsigned Alignment,
                          const Buffer &Contents, Buffer &To) {
  To.byte(uint8_t(Which) | (Alignment > 1 ? AlignedBit : 0));
  To.varint(Contents.size());
  if (Alignment > 1) {
    To.varint(Alignment);
    To.align(Alignment);
  }
  To.append(Contents.str());
}

void Writer::writeDebug(Buffer &To) {
  To.varint(Places.size());
  To.align(4);
  uint32_t Count = 0;
  for (const auto &List : Places) {
    To.number<uint32_t>(Count);
    Count += uint32_t(List.size());
  }
  To.varint(Count);
  To.align(8);
  for (const auto &List : Places)
    for (uint64_t Id : List)
      To.number<uint64_t>(Id);
  // Readers want an item.
  if (DebugAttributes.empty())
    DebugAttributes.add(StringRef("\0", 1));
  DebugAttributes.write(To, 4);
}

bool Writer::writeGlobal(GlobalOp Global) {
  StringRef Outer = Name;
  Name = "global";
  string(Global.getSymName(), Globals);
  Attribute Value = Global.getValueAttr();
  if (!type(cast<TypedAttr>(Value).getType(), Globals) ||
      !constant(Value, Globals))
    return false;
  Globals.varint(Global.getAlignment());
  bool IsPrivate = Global.getSymbolVisibility() == SymbolVisibility::Private;
  if ((Global.getConstant() && !has(3, "a constant variable")) ||
      (IsPrivate && !has(3, "a private variable")))
    return false;
  if (Version.Minor >= 3) {
    Globals.byte(IsPrivate);
    Globals.varint(Global.getConstant());
  }
  Name = Outer;
  return true;
}

bool Writer::writeGlobalsUpTo(StringRef Symbol) {
  for (size_t I = NextGlobal; I < GlobalOrder.size(); ++I)
    if (GlobalOrder[I].getSymName() == Symbol) {
      while (NextGlobal <= I)
        if (!writeGlobal(GlobalOrder[NextGlobal++]))
          return false;
      break;
    }
  return true;
}

bool Writer::write(llvm::raw_ostream &OS) {
  Buffer Functions, ConstantTable, Debug, TypeTable, StringTable, Producer, To;
  uint64_t Known;
  // These two have their numbers in every file.
  Builder B(Module.getContext());
  if (!typeIndex(B.getI1Type(), Known) || !typeIndex(B.getI32Type(), Known))
    return false;
  if (Like)
    for (Type T : Like->Types)
      if (!typeIndex(T, Known))
        return false;
  auto Entries = Module.getBody().getOps<EntryOp>();
  Functions.varint(uint64_t(std::distance(Entries.begin(), Entries.end())));
  for (EntryOp Entry : Entries)
    if (!writeFunction(Entry, Functions))
      return false;
  Function = Name = {};
  while (NextGlobal < GlobalOrder.size())
    if (!writeGlobal(GlobalOrder[NextGlobal++]))
      return false;
  if (StringAttr By = Module.getProducerAttr()) {
    if (!has(3, "the producer"))
      return false;
    string(By, Producer);
  }
  To.append(Magic);
  To.byte(Version.Major);
  To.byte(Version.Minor);
  To.number<uint16_t>(0);
  writeSection(Section::Functions, 8, Functions, To);
  if (!GlobalOrder.empty()) {
    Buffer Counted;
    Counted.varint(GlobalOrder.size());
    Counted.append(Globals.str());
    writeSection(Section::Globals, 1, Counted, To);
  }
  Constants.write(ConstantTable, 8);
  writeSection(Section::Constants, 8, ConstantTable, To);
  writeDebug(Debug);
  writeSection(Section::Debug, 8, Debug, To);
  Types.write(TypeTable, 4);
  writeSection(Section::Types, 4, TypeTable, To);
  if (Producer.size())
    writeSection(Section::Producer, 1, Producer, To);
  Strings.write(StringTable, 4);
  writeSection(Section::Strings, 4, StringTable, To);
  To.byte(uint8_t(Section::End));
  OS << To.str();
  return true;
}

} // namespace mlir::cuda_tile::bytecode
