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
//   ptx-run --calls PTX          calls device functions: each line of stdin has
//                                a name and the bytes of each argument in hex;
//                                prints the bytes of the results, or "error:"
//                                and the message
//
// Exit status: 0 success, 1 failure, 2 wrong usage.
//
//===----------------------------------------------------------------------===//

#include "CaseFile.h"
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
  if (Error E = Device.launch(Case.Kernel, L, cases::layOut(Case, Addresses)))
    return toString(std::move(E));
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
    L.Grid[0] = L.Cluster = Blocks;
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

static std::string callFunction(Machine &Device, StringRef Line) {
  SmallVector<StringRef, 8> Words;
  Line.split(Words, ' ', -1, false);
  if (Words.empty())
    return "error: an empty line";
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
  unsigned Blocks = 1;
  if ((Arguments.size() == 2 || Arguments.size() == 3) &&
      Arguments[0] == "--kernels" &&
      (Arguments.size() == 2 || !Arguments[2].getAsInteger(10, Blocks)))
    return runKernels(Arguments[1], Blocks);
  if (Arguments.size() < 2) {
    errs() << "usage: ptx-run CASES|--parse PTX... | --mnemonics | "
              "--kernels PTX [N] | --calls PTX\n";
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
