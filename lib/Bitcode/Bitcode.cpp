//===- Bitcode.cpp - Bitcode with a producer ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's writer puts its own version into the identification block, and counts
// the offsets of functions from the start of that block. The block is therefore
// replaced by one of the same size: if the name is shorter, an additional,
// unused abbreviation fills the gap.
//
//===----------------------------------------------------------------------===//

#include "Bitcode.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/Bitcode/LLVMBitCodes.h"
#include "llvm/Bitstream/BitstreamWriter.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Endian.h"

using namespace llvm;

namespace opennvvm {

/// Bytes of "BC" 0xC0DE.
static constexpr size_t MagicSize = 4;
static constexpr size_t MaxProducer = 15;

Expected<std::string> producerFor(StringRef Override) {
  if (Override.empty())
    return NVVMProducer.str();
  std::string Producer = ("LLVM" + Override).str();
  if (Producer.size() <= MaxProducer &&
      all_of(Producer, BitCodeAbbrevOp::isChar6))
    return Producer;
  return createStringError("LLVM_OVERRIDE_PRODUCER is '" + Twine(Override) +
                           "': at most 11 letters, digits, dots and "
                           "underscores have room");
}

/// Writes an identification block with \p Filler unused abbreviations.
static void writeIdentification(StringRef Producer, unsigned Filler,
                                SmallVectorImpl<char> &Out) {
  BitstreamWriter Stream(Out);
  Stream.EnterSubblock(bitc::IDENTIFICATION_BLOCK_ID, 5);
  auto Abbreviation = std::make_shared<BitCodeAbbrev>();
  Abbreviation->Add(BitCodeAbbrevOp(bitc::IDENTIFICATION_CODE_STRING));
  Abbreviation->Add(BitCodeAbbrevOp(BitCodeAbbrevOp::Array));
  Abbreviation->Add(BitCodeAbbrevOp(BitCodeAbbrevOp::Char6));
  unsigned Number = Stream.EmitAbbrev(std::move(Abbreviation));
  SmallVector<unsigned, 16> Text(Producer.begin(), Producer.end());
  Stream.EmitRecord(bitc::IDENTIFICATION_CODE_STRING, Text, Number);
  Stream.EmitRecord(bitc::IDENTIFICATION_CODE_EPOCH,
                    ArrayRef<unsigned>(unsigned(bitc::BITCODE_CURRENT_EPOCH)));
  for (unsigned I = 0; I < Filler; ++I) {
    auto Unused = std::make_shared<BitCodeAbbrev>();
    Unused->Add(BitCodeAbbrevOp(bitc::IDENTIFICATION_CODE_EPOCH));
    Stream.EmitAbbrev(std::move(Unused));
  }
  Stream.ExitBlock();
}

/// Replaces the identification block at the start of \p Bitcode.
static void nameProducer(SmallVectorImpl<char> &Bitcode, StringRef Producer) {
  // A block's header is one word, followed by its length in words.
  char *Block = Bitcode.data() + MagicSize;
  size_t Size = 8 + 4 * size_t(support::endian::read32le(Block + 4));
  for (unsigned Filler = 0; Filler <= 16; ++Filler) {
    SmallVector<char, 64> Own;
    writeIdentification(Producer, Filler, Own);
    if (Own.size() == Size) {
      copy(Own, Block);
      return;
    }
  }
  llvm_unreachable("a producer that producerFor() gave has room");
}

/// Adds !nvvmir.version to a module that has none: 2.0, and 3.2 for the debug
/// metadata if there is any.
static void nameVersion(Module &M) {
  if (M.getNamedMetadata("nvvmir.version"))
    return;
  SmallVector<unsigned, 4> Version = {2, 0};
  if (M.getNamedMetadata("llvm.dbg.cu"))
    Version.append({3, 2});
  SmallVector<Metadata *, 4> Numbers;
  for (unsigned N : Version)
    Numbers.push_back(ConstantAsMetadata::get(
        ConstantInt::get(Type::getInt32Ty(M.getContext()), N)));
  M.getOrInsertNamedMetadata("nvvmir.version")
      ->addOperand(MDNode::get(M.getContext(), Numbers));
}

namespace {
/// Temporarily removes the attributes of declared intrinsics. Every reader adds
/// those that it knows; an attribute that an older reader does not know would
/// make it reject the module.
class BareIntrinsics {
public:
  explicit BareIntrinsics(Module &M) {
    for (Function &F : M)
      if (F.isDeclaration() && F.getIntrinsicID()) {
        Saved.emplace_back(&F, F.getAttributes());
        F.setAttributes({});
      }
  }
  ~BareIntrinsics() {
    for (auto &[F, Attributes] : Saved)
      F->setAttributes(Attributes);
  }

private:
  SmallVector<std::pair<Function *, AttributeList>, 16> Saved;
};
} // namespace

void writeNVVMBitcode(Module &M, StringRef Producer,
                      SmallVectorImpl<char> &Out) {
  nameVersion(M);
  SmallVector<char, 0> Bitcode;
  {
    BareIntrinsics Bare(M);
    BitcodeWriter Writer(Bitcode);
    Writer.writeModule(M);
    Writer.writeStrtab();
  }
  nameProducer(Bitcode, Producer);
  Out.assign(Bitcode.begin(), Bitcode.end());
}

std::string irVersionProblem(const Module &M) {
  const NamedMDNode *Versions = M.getNamedMetadata("nvvmir.version");
  if (!Versions)
    return {};
  for (const MDNode *Node : Versions->operands()) {
    if (Node->getNumOperands() < 4)
      continue;
    auto Number = [&](unsigned I) -> int64_t {
      auto *C = mdconst::dyn_extract_or_null<ConstantInt>(Node->getOperand(I));
      return C ? C->getValue().trySExtValue().value_or(-1) : -1;
    };
    if (int64_t Major = Number(2), Minor = Number(3);
        Major != 3 || Minor < 0 || Minor > 2)
      return ("debug version " + Twine(Major) + "." + Twine(Minor) +
              " is not 3.0, 3.1 or 3.2")
          .str();
  }
  return {};
}

std::string producerProblem(MemoryBufferRef Bitcode, StringRef Producer) {
  Expected<std::string> Found = getBitcodeProducerString(Bitcode);
  if (!Found)
    return toString(Found.takeError());
  if (*Found == Producer || *Found == NVVMProducer ||
      *Found == "LLVM" LLVM_VERSION_STRING)
    return {};
  return "written by '" + *Found + "', which is not upgraded";
}

} // namespace opennvvm
