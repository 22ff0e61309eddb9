//===- ptx-run.cpp - Run cases in the interpreter -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   ptx-run CASES PTX...         runs NAME.anything.ptx on CASES/NAME
//   ptx-run --parse PTX...       prints what the interpreter does not support
//   ptx-run --mnemonics          the same for mnemonics, one per line of stdin
//   ptx-run --kernels PTX [N]    runs every kernel on 256 bytes of zeros, in
//                                one thread, or in N threads that are a
//                                cluster of N blocks; prints the bytes
//                                afterwards
//   ptx-run --each PTX           runs every kernel in one thread, with the
//   address
//                                of 64 KiB of zeros for each eight bytes of
//                                parameters; prints "ok" or the error
//   ptx-run --calls PTX          calls device functions: each line of stdin has
//                                a name and the bytes of each argument in hex;
//                                prints the bytes of the results, or "error:"
//                                and the message. A line "image texture
//                                type=f32 channels=1 size=4,4,1 data=HEX ..."
//                                makes an image and prints its handle
//
// Exit status: 0 success, 1 failure, 2 wrong usage.
//
//===----------------------------------------------------------------------===//

#include "CaseFile.h"
#include "Machine/Image.h"
#include "Machine/Machine.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace opennvvm::ptxmachine;
namespace ptxmachine = opennvvm::ptxmachine;

static Expected<std::unique_ptr<ptxmachine::Module>> load(StringRef Path) {
  auto Buffer = MemoryBuffer::getFile(Path);
  if (!Buffer)
    return errorCodeToError(Buffer.getError());
  return parse((*Buffer)->getBuffer());
}

static std::string runCase(const ptxmachine::Module &M,
                           const cases::CaseFile &Case) {
  Machine Device(M);
  std::vector<uint64_t> Addresses;
  for (const cases::Parameter &P : Case.Parameters)
    if (P.IsBuffer) {
      Addresses.push_back(Device.allocate(P.Value.size()));
      if (Error E = Device.write(Addresses.back(), P.Value))
        return toString(std::move(E));
    }
  Launch L;
  std::copy_n(Case.Grid, 3, L.Grid);
  std::copy_n(Case.Block, 3, L.Block);
  L.Cluster[0] = Case.Cluster;
  Device.setFindings({});
  if (Error E = Device.launch(Case.Kernel, L, cases::layOut(Case, Addresses)))
    return toString(std::move(E));
  size_t Read = 0;
  for (const cases::Parameter &P : Case.Parameters)
    if (P.IsBuffer)
      Device.checkOutput(
          Addresses[Read++], P.Value.size(),
          /*MayHavePadding=*/StringRef(P.Compare).starts_with("mask"));
  for (const Finding &F : Device.takeFindings())
    if (F.Rule != "race-same-value")
      return (F.Rule + ": " + F.Message).str();
  std::string Output = Device.takeOutput();
  if (Case.HasOutput && Output != Case.Output)
    return "printed: " + Output;
  size_t Buffer = 0;
  for (const cases::Parameter &P : Case.Parameters) {
    if (!P.IsBuffer)
      continue;
    std::vector<uint8_t> Got(P.Value.size());
    if (Error E = Device.read(Addresses[Buffer], Got))
      return toString(std::move(E));
    if (std::string Wrong = cases::compare(P, Got); !Wrong.empty())
      return "buffer " + std::to_string(Buffer) + ", " + Wrong;
    ++Buffer;
  }
  return "";
}

static std::string runFile(StringRef Cases, StringRef Path) {
  Expected<std::unique_ptr<ptxmachine::Module>> M = load(Path);
  if (!M)
    return toString(M.takeError());
  if (Cases.empty())
    return "";
  StringRef Name = sys::path::filename(Path).split('.').first;
  cases::CaseFile Case;
  if (std::string Wrong = cases::readCase((Cases + "/" + Name).str(), Case);
      !Wrong.empty())
    return Wrong;
  return runCase(**M, Case);
}

static int runKernels(StringRef Path, unsigned Blocks) {
  Expected<std::unique_ptr<ptxmachine::Module>> M = load(Path);
  if (!M) {
    errs() << toString(M.takeError()) << '\n';
    return 1;
  }
  for (const std::string &Name : kernelsOf(**M)) {
    Machine Device(**M);
    std::vector<uint8_t> Bytes(256), Parameters(8);
    uint64_t Out = Device.allocate(Bytes.size());
    std::memcpy(Parameters.data(), &Out, 8);
    Launch L;
    L.Grid[0] = L.Cluster[0] = Blocks;
    Error E = Device.launch(Name, L, Parameters);
    if (!E)
      E = Device.read(Out, Bytes);
    if (E) {
      errs() << Name << ": " << toString(std::move(E)) << '\n';
      return 1;
    }
    outs() << Name << ':';
    for (size_t At = 0; At < Bytes.size(); At += 4)
      outs() << ' '
             << format_hex_no_prefix(support::endian::read32le(&Bytes[At]), 8);
    outs() << '\n';
  }
  return 0;
}

static int runEach(StringRef Path) {
  Expected<std::unique_ptr<ptxmachine::Module>> M = load(Path);
  if (!M) {
    errs() << toString(M.takeError()) << '\n';
    return 1;
  }
  for (const std::string &Name : kernelsOf(**M)) {
    Machine Device(**M);
    std::vector<uint64_t> Words(512, Device.allocate(64 << 10));
    std::vector<uint8_t> Parameters(8 * Words.size());
    std::memcpy(Parameters.data(), Words.data(), Parameters.size());
    Launch L;
    L.DynamicShared = 1024;
    L.StepLimit = 10000;
    std::string Result = "ok";
    if (Error E = Device.launch(Name, L, Parameters))
      Result = toString(std::move(E));
    outs() << Name << ": " << Result << '\n';
  }
  return 0;
}

/// The numbers of "4,4,1".
static SmallVector<unsigned, 4> numbersOf(StringRef Text) {
  SmallVector<StringRef, 4> Words;
  Text.split(Words, ',');
  SmallVector<unsigned, 4> Found;
  for (StringRef Word : Words)
    Word.getAsInteger(10, Found.emplace_back(0));
  return Found;
}

static constexpr StringLiteral TexelTypes[] = {"u8",  "u16", "u32", "s8",
                                               "s16", "s32", "f16", "f32"};

/// Sets what "key=value" says, except for the texels.
static void describe(ImageDescription &D, StringRef Key, StringRef Value) {
  if (Key == "type")
    D.Type = TexelType(find(TexelTypes, Value) - TexelTypes);
  else if (Key == "channels")
    D.Channels = numbersOf(Value)[0];
  else if (Key == "layers")
    D.Layers = numbersOf(Value)[0];
  else if (Key == "modes")
    for (auto [Mode, Number] : zip(D.Modes, numbersOf(Value)))
      Mode = AddressMode(Number);
  else if (Key == "linear")
    D.IsLinear = true;
  else if (Key == "filter")
    D.IsFiltered = true;
  else if (Key == "mipfilter")
    D.IsFilteredMipmap = true;
  else if (Key == "normalized")
    D.IsNormalized = true;
  else if (Key == "floats")
    D.ReadsFloats = true;
}

/// Each "size" and the "data" that follows it are a level.
static std::string makeImage(Machine &Device, ArrayRef<StringRef> Words) {
  ImageDescription D;
  D.Kind = Words[1] == "surface"   ? ImageKind::Surface
           : Words[1] == "sampler" ? ImageKind::Sampler
                                   : ImageKind::Texture;
  for (StringRef Word : Words.drop_front(2)) {
    auto [Key, Value] = Word.split('=');
    if (Key == "size") {
      ImageLevel &L = D.Levels.emplace_back();
      SmallVector<unsigned, 4> Size = numbersOf(Value);
      L.Width = Size[0];
      L.Height = Size[1];
      L.Depth = Size[2];
    } else if (Key == "data") {
      ImageLevel &L = D.Levels.back();
      std::string Bytes = fromHex(Value);
      L.Address = Device.allocate(Bytes.size());
      L.Pitch = Bytes.size() / (L.Height * std::max(L.Depth, D.Layers));
      L.Slice = L.Pitch * L.Height;
      cantFail(Device.write(L.Address, arrayRefFromStringRef(Bytes)));
    } else {
      describe(D, Key, Value);
    }
  }
  uint64_t Handle = Device.createImage(D);
  uint8_t Bytes[8];
  support::endian::write64le(Bytes, Handle);
  return toHex(Bytes, /*LowerCase=*/true);
}

static std::string callFunction(Machine &Device, StringRef Line) {
  SmallVector<StringRef, 8> Words;
  Line.split(Words, ' ', -1, false);
  if (Words.empty())
    return "error: an empty line";
  if (Words[0] == "image" && Words.size() > 2)
    return makeImage(Device, Words);
  std::vector<std::vector<uint8_t>> Arguments;
  for (StringRef Word : ArrayRef(Words).drop_front()) {
    std::string Bytes;
    if (!tryGetFromHex(Word, Bytes))
      return ("error: no bytes in hex: " + Word).str();
    Arguments.emplace_back(Bytes.begin(), Bytes.end());
  }
  Expected<std::vector<uint8_t>> Results = Device.call(Words[0], Arguments);
  return Results ? toHex(*Results, /*LowerCase=*/true)
                 : "error: " + toString(Results.takeError());
}

static int callFunctions(StringRef Path) {
  Expected<std::unique_ptr<ptxmachine::Module>> M = load(Path);
  auto Buffer = MemoryBuffer::getSTDIN();
  if (!M || !Buffer) {
    errs() << (M ? Buffer.getError().message() : toString(M.takeError()))
           << '\n';
    return 1;
  }
  SmallVector<StringRef, 0> Lines;
  (*Buffer)->getBuffer().split(Lines, '\n', -1, false);
  Machine Device(**M);
  for (StringRef Line : Lines)
    outs() << callFunction(Device, Line) << '\n';
  return 0;
}

static int checkMnemonics() {
  auto Buffer = MemoryBuffer::getSTDIN();
  if (!Buffer)
    return 2;
  SmallVector<StringRef, 0> Lines;
  (*Buffer)->getBuffer().split(Lines, '\n', -1, false);
  unsigned Unknown = 0;
  for (StringRef Line : Lines)
    if (std::string Wrong = checkMnemonic(Line.trim()); !Wrong.empty()) {
      outs() << Wrong << '\n';
      ++Unknown;
    }
  outs() << Lines.size() << " mnemonics, " << Unknown << " unknown\n";
  return Unknown != 0;
}

int main(int Argc, char **Argv) {
  std::vector<StringRef> Arguments(Argv + 1, Argv + Argc);
  if (Arguments.size() == 1 && Arguments[0] == "--mnemonics")
    return checkMnemonics();
  if (Arguments.size() == 2 && Arguments[0] == "--calls")
    return callFunctions(Arguments[1]);
  if (Arguments.size() == 2 && Arguments[0] == "--each")
    return runEach(Arguments[1]);
  unsigned Blocks = 1;
  if ((Arguments.size() == 2 || Arguments.size() == 3) &&
      Arguments[0] == "--kernels" &&
      (Arguments.size() == 2 || !Arguments[2].getAsInteger(10, Blocks)))
    return runKernels(Arguments[1], Blocks);
  if (Arguments.size() < 2) {
    errs() << "usage: ptx-run CASES|--parse PTX... | --mnemonics | "
              "--kernels PTX [N] | --each PTX | --calls PTX\n";
    return 2;
  }
  StringRef Cases = Arguments[0] == "--parse" ? "" : Arguments[0];
  unsigned Wrong = 0;
  for (StringRef Path : ArrayRef(Arguments).drop_front()) {
    std::string Why = runFile(Cases, Path);
    if (Why.empty())
      continue;
    ++Wrong;
    outs() << "FAIL " << Path << ": " << Why << '\n';
  }
  outs() << Arguments.size() - 1 << " run, " << Wrong << " wrong\n";
  return Wrong != 0;
}
