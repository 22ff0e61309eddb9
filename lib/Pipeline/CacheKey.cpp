//===- CacheKey.cpp - What a result depends on ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Structures of options are taken apart by structured bindings, which have to
// name every member: whoever adds an option cannot forget the key.
//
//===----------------------------------------------------------------------===//

#include "CacheKey.h"
#include "BuildIdentity.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MemoryBuffer.h"
#include <map>

using namespace llvm;

namespace opennvvm {

CacheKey::CacheKey(StringRef Kind) { add(buildIdentity()).add(Kind); }

CacheKey &CacheKey::add(uint64_t Number) {
  uint8_t Bytes[sizeof(Number)];
  support::endian::write64le(Bytes, Number);
  Hash.update(Bytes);
  return *this;
}

CacheKey &CacheKey::add(StringRef Bytes) {
  add(uint64_t(Bytes.size()));
  Hash.update(Bytes);
  return *this;
}

std::string CacheKey::text() const {
  // final() leaves the hash as it is.
  BLAKE3 Copy = Hash;
  return toHex(Copy.final(), /*LowerCase=*/true);
}

void CacheKey::addVerifier(const VerifierOptions &Options) {
  // The last members are what a reader has found in one module.
  const auto &[Machine, MachineSource, Unified, ShowInfo, StrictAtomics,
               Compiling, HasLibdevice, Limits, LibNVVM, TargetTriple,
               DataLayout, LayoutError, HasOriginals, Producer,
               DefinedElsewhere, IsLinkedLater, Unsound, AllCode, Live] =
      Options;
  const auto &[SM, PTX] = Machine;
  add(SM ? SM->Name : "");
  addValue(PTX);
  addValue(MachineSource).addValue(Unified).addValue(ShowInfo);
  addValue(StrictAtomics).addValue(Compiling).addValue(HasLibdevice);
  add(LibNVVM ? LibNVVM->Number : newestLibNVVMRelease().Number);
  addValue(Limits).add(TargetTriple).add(DataLayout).add(LayoutError);
  addValue(HasOriginals).add(Producer).addValue(IsLinkedLater);
  addValue(AllCode);
}

CacheKey &CacheKey::add(const OptimizerOptions &Options) {
  const auto &[Tier, Path, Passes, Permitted, LICM, VerifyEach, TimePasses] =
      Options;
  const auto &[DisableVerifier, DisableLowering, DisableGenericToNVVM,
               LoweringText] = Passes;
  addValue(Tier).addValue(Path).addValue(DisableVerifier);
  addValue(DisableLowering).addValue(DisableGenericToNVVM).add(LoweringText);
  addValue(Permitted).addValue(LICM);
  return addValue(VerifyEach).addValue(TimePasses);
}

void CacheKey::addEmitter(const ptx::EmitterOptions &Options) {
  const auto &[OptLevel, Annotate, MarkLines, StrictAtomics, AllowCyclicGlobals,
               Dwarf, JumpTableDensity, PartialJumpTables, Threads,
               ShouldStop] = Options;
  addValue(OptLevel).addValue(Annotate).addValue(MarkLines);
  addValue(StrictAtomics).addValue(AllowCyclicGlobals);
  addValue(Dwarf).addValue(JumpTableDensity).addValue(PartialJumpTables);
}

CacheKey &CacheKey::add(const CompileOptions &Options) {
  const auto &[Mode, Split, Cache, Producer, CheckIRVersion, Verifier, Reading,
               Optimizer, Floats, Emitter, DebugPrefixes, Times, ReflectAnswers,
               Libdevice, LibrariesRead, Libs, CheckLibraries, ShouldStop,
               Profiles, IsVerified, DropsUnused] = Options;
  const auto &[Output, Debug, GenOptLTO, PointerBits] = Mode;
  const auto &[Threads, SplitsOptimizer, Files] = Split;
  const auto &[FlushesDenormals, PreciseDivision, PreciseSqrt, FusesProducts] =
      Floats;
  addValue(Output).addValue(Debug).addValue(GenOptLTO).addValue(PointerBits);
  addValue(Threads != 0).addValue(SplitsOptimizer).addValue(Files != nullptr);
  add(Producer).addValue(CheckIRVersion);
  addVerifier(Verifier);
  add(Optimizer);
  addValue(FlushesDenormals).addValue(PreciseDivision);
  addValue(PreciseSqrt).addValue(FusesProducts);
  addEmitter(Emitter);
  add(uint64_t(DebugPrefixes.size()));
  for (const auto &[From, To] : DebugPrefixes)
    add(From).add(To);
  std::map<StringRef, int> Answers;
  for (const auto &Answer : ReflectAnswers)
    Answers[Answer.getKey()] = Answer.getValue();
  add(uint64_t(Answers.size()));
  for (const auto &[Name, Value] : Answers)
    add(Name).add(uint64_t(Value));
  auto Library = MemoryBuffer::getFile(Libdevice);
  add(Libdevice.empty() || !Library ? "" : (*Library)->getBuffer());
  addValue(CheckLibraries).addValue(IsVerified).addValue(DropsUnused);
  add(uint64_t(Profiles.size()));
  for (Profile P : Profiles)
    addValue(P);
  return *this;
}

CacheKey &CacheKey::add(const DiagnosticOptions &Options) {
  const auto &[ErrorLimit, WarningsAsErrors, RulesAsErrors, Disabled, Lints,
               Quiet, NotesPlaces] = Options;
  addValue(ErrorLimit).addValue(WarningsAsErrors);
  addValue(Lints).addValue(Quiet).addValue(NotesPlaces);
  for (const std::vector<Rule> *Rules : {&RulesAsErrors, &Disabled}) {
    add(uint64_t(Rules->size()));
    for (Rule R : *Rules)
      addValue(R);
  }
  return *this;
}

} // namespace opennvvm
