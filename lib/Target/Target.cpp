//===- Target.cpp - Machines, PTX versions and gates ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Target/Target.h"
#include "opennvvm/Facts/Machines.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm {

static constexpr SMInfo Machines[] = {
#define OPENNVVM_MACHINES
#include "opennvvm/Catalog/Targets.inc"
};

static constexpr SMResources Resources[] = {
#define OPENNVVM_RESOURCES
#include "opennvvm/Catalog/Targets.inc"
};
static_assert(std::size(Resources) == std::size(Machines));

static constexpr ParameterLimit ParameterLimits[] = {
#define OPENNVVM_PARAMETER_LIMITS
#include "opennvvm/Catalog/Targets.inc"
};

static constexpr ParameterLimit DocumentedLimits[] = {
#define OPENNVVM_DOCUMENTED_LIMITS
#include "opennvvm/Catalog/Targets.inc"
};

static constexpr StringLiteral UnifiedTriples[] = {
#define OPENNVVM_UNIFIED_TRIPLES
#include "opennvvm/Catalog/Targets.inc"
};

static constexpr StringLiteral ExampleLayouts[] = {
#define OPENNVVM_EXAMPLE_LAYOUTS
#include "opennvvm/Catalog/Targets.inc"
};

static constexpr StringLiteral AssumedMachine =
#define OPENNVVM_ASSUMED_MACHINE
#include "opennvvm/Catalog/Targets.inc"
    ;

ArrayRef<SMInfo> targets() { return Machines; }
const SMResources &resourcesOf(const SMInfo &SM) { return Resources[SM.Index]; }
ArrayRef<PTXVersion> ptxVersions() { return facts::ptxVersions(); }
ArrayRef<ParameterLimit> parameterLimits() { return ParameterLimits; }
ArrayRef<ParameterLimit> documentedParameterLimits() {
  return DocumentedLimits;
}
ArrayRef<StringLiteral> unifiedTriples() { return UnifiedTriples; }
ArrayRef<StringLiteral> exampleLayouts() { return ExampleLayouts; }

const SMInfo *findTarget(StringRef Name) {
  const facts::Machine *Found = facts::findMachine(Name);
  return Found ? &Machines[Found->Index] : nullptr;
}

/// The lowest machine whose number begins with the digits of \p Number.
static const SMInfo *completeNumber(unsigned Number) {
  std::string Digits = utostr(Number);
  for (const SMInfo &SM : Machines)
    if (utostr(SM.Number).compare(0, Digits.size(), Digits) == 0)
      return &SM;
  return nullptr;
}

const SMInfo *nearestTarget(StringRef Name) {
  size_t At = Name.find_first_of("0123456789");
  unsigned Number;
  if (At == StringRef::npos || Name.drop_front(At).consumeInteger(10, Number))
    return nullptr;
  bool IsVariant = isAlpha(Name.back());
  // Too short to be a number of one: a digit may be missing.
  if (Number < Machines[0].Number)
    if (const SMInfo *SM = completeNumber(Number))
      return SM;
  auto Distance = [&](const SMInfo &SM) {
    return SM.Number > Number ? SM.Number - Number : Number - SM.Number;
  };
  const SMInfo *Nearest = nullptr;
  for (const SMInfo &SM : Machines) {
    // Of those with one number, the plain one comes first.
    bool IsNearer = !Nearest || Distance(SM) < Distance(*Nearest);
    bool IsWanted = IsVariant && Nearest && SM.Number == Nearest->Number &&
                    SM.Number == Number && SM.Variant == 'a';
    if (IsNearer || IsWanted)
      Nearest = &SM;
  }
  return Nearest;
}

std::optional<PTXVersion> parsePTXVersion(StringRef Text) {
  return facts::parsePTXVersion(Text);
}

std::string formatPTXVersion(PTXVersion V) {
  return utostr(V / 10) + "." + utostr(V % 10);
}

const SMInfo *lowestTarget(SMMask SMs) {
  unsigned Index = countr_zero(SMs);
  return Index < std::size(Machines) ? &Machines[Index] : nullptr;
}

SMMask machinesFrom(unsigned Lowest) {
  return facts::machinesBetween(Lowest, ~0u);
}

std::string describeTargets(SMMask SMs) {
  const SMInfo &Last = Machines[std::size(Machines) - 1];
  SMs &= facts::machinesBetween(0, Last.Number);
  const SMInfo *Lowest = lowestTarget(SMs);
  if (!Lowest)
    return "a target that does not exist";
  if (SMs == facts::machinesBetween(Lowest->Number, Last.Number))
    return Lowest->Name.str() + " or higher";
  const SMInfo &Highest = Machines[Log2_64(SMs)];
  if (Lowest->Number != Highest.Number &&
      SMs == facts::machinesBetween(Lowest->Number, Highest.Number))
    return (Lowest->Name + " to " + Highest.Name).str();
  SmallVector<StringRef, 8> Names;
  for (const SMInfo &SM : Machines)
    if ((SMs >> SM.Index) & 1)
      Names.push_back(SM.Name);
  std::string Text = Names.front().str();
  for (unsigned I = 1; I < Names.size(); ++I)
    Text += (I + 1 == Names.size() ? " or " : ", ") + Names[I].str();
  return Text;
}

/// The machines of \p SMs with variant letter \p Variant; three or more
/// consecutive ones are written as a range.
static void appendRuns(SMMask SMs, char Variant,
                       SmallVectorImpl<std::string> &Runs) {
  SmallVector<StringRef, 16> Run;
  auto Flush = [&] {
    if (Run.size() > 2)
      Runs.push_back((Run.front() + " ... " + Run.back()).str());
    else
      for (StringRef Name : Run)
        Runs.push_back(Name.str());
    Run.clear();
  };
  for (const SMInfo &SM : Machines) {
    if (SM.Variant != Variant)
      continue;
    if ((SMs >> SM.Index) & 1)
      Run.push_back(SM.Name);
    else
      Flush();
  }
  Flush();
}

std::string summarizeTargets(SMMask SMs) {
  std::string Whole = describeTargets(SMs);
  if (!StringRef(Whole).contains(','))
    return Whole;
  SmallVector<std::string, 8> Runs;
  for (char Variant : {'\0', 'f', 'a'})
    appendRuns(SMs, Variant, Runs);
  return join(Runs, ", ");
}

const SMInfo &assumedTarget() { return *findTarget(AssumedMachine); }

const SMInfo *inferTarget(const Module &M, TargetSource &Source) {
  const SMInfo *Best = nullptr;
  for (const Function &F : M) {
    Attribute CPU = F.getFnAttribute("target-cpu");
    if (!CPU.isValid())
      continue;
    const SMInfo *SM = findTarget(CPU.getValueAsString());
    if (SM && (!Best || SM->Index > Best->Index))
      Best = SM;
  }
  Source = Best ? TargetSource::TargetCPU : TargetSource::Assumed;
  return Best ? Best : &assumedTarget();
}

} // namespace opennvvm
