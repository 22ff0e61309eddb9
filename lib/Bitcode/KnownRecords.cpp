//===- KnownRecords.cpp - Which records LLVM knows ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KnownRecords.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/LLVMBitCodes.h"
#include "llvm/Bitstream/BitstreamWriter.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

using Record = SmallVector<uint64_t, 64>;

void writeMagic(BitstreamWriter &Out) {
  for (unsigned char Byte : {'B', 'C', char(0xC0), char(0xDE)})
    Out.Emit(Byte, 8);
}

KnownRecords::KnownRecords() {
  Context.setDiagnosticHandlerCallBack([](const DiagnosticInfo *, void *) {});
}

bool KnownRecords::isRead(unsigned Block,
                          function_ref<void(BitstreamWriter &)> WriteRecords) {
  SmallVector<char, 0> Bytes;
  {
    BitstreamWriter Out(Bytes);
    writeMagic(Out);
    Out.EnterSubblock(bitc::MODULE_BLOCK_ID, 3);
    Out.EmitRecord(bitc::MODULE_CODE_VERSION, ArrayRef<uint64_t>(2));
    Out.EnterSubblock(Block, 3);
    WriteRecords(Out);
    Out.ExitBlock();
    Out.ExitBlock();
  }
  auto Read = parseBitcodeFile(
      MemoryBufferRef(StringRef(Bytes.data(), Bytes.size()), ""), Context);
  if (!Read)
    consumeError(Read.takeError());
  return bool(Read);
}

bool KnownRecords::hasAttribute(ArrayRef<uint64_t> Entry) {
  auto [It, IsNew] = Attributes.try_emplace({Entry[0], Entry[1]}, false);
  if (!IsNew)
    return It->second;
  constexpr uint64_t Group = 1, OfFunction = 0xFFFFFFFF;
  Record R = {Group, OfFunction};
  if (Entry[0] == TypeForm)
    R.append({NoTypeForm, Entry[1]});
  else
    R.append(Entry.begin(), Entry.end());
  return It->second =
             isRead(bitc::PARAMATTR_GROUP_BLOCK_ID, [&](BitstreamWriter &Out) {
               Out.EmitRecord(bitc::PARAMATTR_GRP_CODE_ENTRY, R);
             });
}

bool KnownRecords::hasNode(unsigned Code, uint64_t First, size_t Size) {
  auto [It, IsNew] = Nodes.try_emplace({Code, First, Size}, false);
  if (!IsNew)
    return It->second;
  Record R(Size);
  if (Size)
    R[0] = First;
  return It->second =
             isRead(bitc::METADATA_BLOCK_ID, [&](BitstreamWriter &Out) {
               // Operand 0 of a location is the node number 0.
               Out.EmitRecord(bitc::METADATA_NODE, ArrayRef<uint64_t>());
               Out.EmitRecord(Code, R);
             });
}

} // namespace opennvvm
