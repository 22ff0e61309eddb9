//===- PassNames.cpp - Names and parameters of our passes -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// "NAME" or "NAME<key;key=value>". docs/plugin.md describes what the parameters
// do.
//
//===----------------------------------------------------------------------===//

#include "AsyncLoops.h"
#include "CombineBranches.h"
#include "Lowering/GenericToNVVM.h"
#include "Lowering/IntrinsicLowering.h"
#include "Lowering/NVVMReflect.h"
#include "OrderElements.h"
#include "Passes.h"
#include "RemoveBarriers.h"
#include "SinkComputations.h"
#include "SmallSwitches.h"
#include "SplitLoads.h"
#include "Support/Nearest.h"
#include "ThreadJumps.h"
#include "UnrollUniform.h"
#include "Verifier/VerifierPass.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm {

namespace {

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

/// The parameters that a pass can have, as bits.
enum Key : uint16_t {
  NoKey = 0,
  Profiles = 1 << 0,
  Arch = 1 << 1,
  PTX = 1 << 2,
  Mode = 1 << 3,
  Limits = 1 << 4,
  Info = 1 << 5,
  Level = 1 << 6,
  Relaxed = 1 << 7,
  Answer = 1 << 8,
  Release = 1 << 9,
};

/// The values of all parameters; those that are not given are the context's.
struct Parameters {
  explicit Parameters(const PassContext &Context)
      : Watch(Context.Watch), SM(Context.SM), Permitted(Context.Permitted) {}

  PassWatch *Watch;
  const SMInfo *SM;
  Leeway Permitted;
  std::optional<PTXVersion> PTX;
  SmallVector<Profile, 4> Profiles;
  ParamLimits Limits = ParamLimits::ByProfile;
  const LibNVVMRelease *LibNVVM = nullptr;
  LoweringLevel Level = LoweringLevel::Basic;
  bool Unified = false;
  bool ShowInfo = false;
  unsigned Given = NoKey; ///< The keys that are named.

  // Each sets one parameter to what the text says, or returns false if no value
  // is called that.
  bool setProfile(StringRef Value) {
    std::optional<Profile> P = findProfile(Value);
    if (P && !is_contained(Profiles, *P))
      Profiles.push_back(*P);
    return P.has_value();
  }
  bool setArch(StringRef Value) {
    SM = findTarget(Value);
    return SM != nullptr;
  }
  bool setPTX(StringRef Value) {
    PTX = parsePTXVersion(Value);
    return PTX.has_value();
  }
  bool setMode(StringRef Value) {
    Unified = Value == "unified";
    return Unified || Value == "standard";
  }
  bool setLimits(StringRef Value) {
    Limits = Value == "ptx" ? ParamLimits::Measured : ParamLimits::Documented;
    return Value == "ptx" || Value == "tileiras";
  }
  bool setRelease(StringRef Value) {
    LibNVVM = findLibNVVMRelease(Value);
    return LibNVVM != nullptr;
  }
  bool setLevel(StringRef Value) {
    Level = LoweringLevel(Value == "1");
    return Value == "0" || Value == "1";
  }
  bool setShowInfo(StringRef Value) {
    ShowInfo = true;
    return Value.empty();
  }
  bool setRelaxed(StringRef Value) {
    Permitted = Leeway::All;
    return Value.empty();
  }
  bool setAnswer(StringRef Value) { return Value.empty(); }
};

struct ParameterName {
  StringLiteral Name;
  Key Bit;
  bool (Parameters::*Set)(StringRef);
};

constexpr ParameterName ParameterNames[] = {
    {"profile", Profiles, &Parameters::setProfile},
    {"arch", Arch, &Parameters::setArch},
    {"ptx", PTX, &Parameters::setPTX},
    {"mode", Mode, &Parameters::setMode},
    {"param-limits", Limits, &Parameters::setLimits},
    {"libnvvm", Release, &Parameters::setRelease},
    {"show-info", Info, &Parameters::setShowInfo},
    {"level", Level, &Parameters::setLevel},
    {"relaxed", Relaxed, &Parameters::setRelaxed},
    {"answer", Answer, &Parameters::setAnswer},
};

std::string nearestParameter(StringRef Name, unsigned Permitted) {
  NearestName Nearest(Name);
  for (const ParameterName &N : ParameterNames)
    if (N.Bit & Permitted)
      Nearest.consider(N.Name);
  return Nearest.question();
}

std::string nearestValue(Key Bit, StringRef Value) {
  NearestName Nearest(Value);
  if (Bit == Arch)
    for (const SMInfo &SM : targets())
      Nearest.consider(SM.Name);
  if (Bit == Profiles)
    for (unsigned P = 0; P < NumProfiles; ++P)
      Nearest.consider(profileName(Profile(P)));
  if (Bit == Release)
    for (const LibNVVMRelease &R : libNVVMReleases())
      Nearest.consider(R.Number);
  return Nearest.question();
}

/// Parses "key=value;key" into \p P; a key may be repeated.
Error parseParameters(StringRef Text, unsigned Permitted, Parameters &P) {
  SmallVector<StringRef, 4> Pieces;
  Text.split(Pieces, ';', -1, /*KeepEmpty=*/false);
  for (StringRef Piece : Pieces) {
    auto [Name, Value] = Piece.split('=');
    const ParameterName *Found = find_if(
        ParameterNames, [&](const ParameterName &N) { return N.Name == Name; });
    if (Found == std::end(ParameterNames) || !(Found->Bit & Permitted))
      return createStringError("'" + Twine(Name) + "' is not an option" +
                               nearestParameter(Name, Permitted));
    if (!(P.*Found->Set)(Value))
      return createStringError("'" + Twine(Value) + "' is not a valid " + Name +
                               nearestValue(Found->Bit, Value));
    P.Given |= Found->Bit;
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Passes
//===----------------------------------------------------------------------===//

template <typename Manager> struct PassName {
  StringLiteral Name;
  unsigned Permitted; ///< The keys that it takes.
  void (*Add)(Manager &, const Parameters &);
  /// Where a function pass has the same name: the keys of which one makes it
  /// this pass.
  unsigned Distinguishing = NoKey;
};

void addVerify(ModulePassManager &PM, const Parameters &P) {
  NVVMVerifyPass::Options O;
  if (!P.Profiles.empty())
    O.Profiles = P.Profiles;
  O.SM = P.SM;
  O.Unified = P.Unified;
  O.ShowInfo = P.ShowInfo;
  O.LibNVVM = P.LibNVVM;
  PM.addPass(NVVMVerifyPass(std::move(O), P.Watch));
}

void addReflect(ModulePassManager &PM, const Parameters &P) {
  PM.addPass(NVVMReflectPass(P.SM));
}

void addGenericToNVVM(ModulePassManager &PM, const Parameters &) {
  PM.addPass(GenericToNVVMPass());
}

constexpr PassName<ModulePassManager> ModulePasses[] = {
    {"nvvm-verify", Profiles | Arch | Mode | Info | Release, addVerify},
    {"nvvm-reflect-pp", Answer | Arch, addReflect, Answer | Arch},
    {"generic-to-nvvm-globals", NoKey, addGenericToNVVM},
    // The documented name. LLVM has a pass of that name, too, which takes
    // precedence for NVPTX modules.
    {"generic-to-nvvm", NoKey, addGenericToNVVM},
};

template <bool LaunchesOnly>
void addIRVerifier(FunctionPassManager &PM, const Parameters &P) {
  NVVMIRVerifierPass::Options O;
  O.SM = P.SM;
  O.PTX = P.PTX;
  if (!P.Profiles.empty())
    O.Contract = P.Profiles.back();
  O.Limits = P.Limits;
  O.LaunchesOnly = LaunchesOnly;
  PM.addPass(NVVMIRVerifierPass(O));
}

void addLowering(FunctionPassManager &PM, const Parameters &P) {
  PM.addPass(NVVMIntrinsicLoweringPass(P.Level, P.SM, P.Permitted));
}

void addReflectPP(FunctionPassManager &PM, const Parameters &) {
  PM.addPass(NVVMReflectPPPass());
}

void addInferAddressSpaces(FunctionPassManager &PM, const Parameters &) {
  PM.addPass(NVVMInferAddressSpacesPass());
}

void addAsyncLoops(FunctionPassManager &PM, const Parameters &) {
  PM.addPass(NVVMAsyncLoopsPass());
}

void addAsyncAddresses(FunctionPassManager &PM, const Parameters &) {
  PM.addPass(NVVMAsyncAddressesPass());
}

void addThreadJumps(FunctionPassManager &PM, const Parameters &) {
  PM.addPass(NVVMThreadJumpsPass());
}

void addUnrollUniform(FunctionPassManager &PM, const Parameters &) {
  PM.addPass(NVVMUnrollUniformPass());
}

void addCombineBranches(FunctionPassManager &PM, const Parameters &) {
  PM.addPass(NVVMCombineBranchesPass());
}

void addChooseValues(FunctionPassManager &PM, const Parameters &) {
  PM.addPass(NVVMChooseValuesPass());
}

void addElementAccesses(FunctionPassManager &PM, const Parameters &) {
  PM.addPass(NVVMElementAccessesPass());
}

void addRemoveBarriers(FunctionPassManager &PM, const Parameters &) {
  PM.addPass(NVVMRemoveBarriersPass());
}

void addSink(FunctionPassManager &PM, const Parameters &) {
  PM.addPass(NVVMSinkPass());
}

void addSplitLoads(FunctionPassManager &PM, const Parameters &) {
  PM.addPass(NVVMSplitLoadsPass());
}

void addOrderElements(FunctionPassManager &PM, const Parameters &) {
  PM.addPass(NVVMOrderElementsPass());
}

void addLowerSmallSwitches(FunctionPassManager &PM, const Parameters &) {
  PM.addPass(NVVMLowerSmallSwitchesPass());
}

constexpr PassName<FunctionPassManager> FunctionPasses[] = {
    {"nvvm-intrinsic-lowering", Level | Arch | Relaxed, addLowering},
    {"nvvm-reflect-pp", NoKey, addReflectPP},
    {"nvvm-infer-address-spaces", NoKey, addInferAddressSpaces},
    {"nvvm-async-loops", NoKey, addAsyncLoops},
    {"nvvm-async-addresses", NoKey, addAsyncAddresses},
    {"nvvm-thread-jumps", NoKey, addThreadJumps},
    {"nvvm-unroll-uniform", NoKey, addUnrollUniform},
    {"nvvm-combine-branches", NoKey, addCombineBranches},
    {"nvvm-choose-values", NoKey, addChooseValues},
    {"nvvm-element-accesses", NoKey, addElementAccesses},
    {"nvvm-remove-barriers", NoKey, addRemoveBarriers},
    {"nvvm-sink", NoKey, addSink},
    {"nvvm-split-loads", NoKey, addSplitLoads},
    {"nvvm-order-elements", NoKey, addOrderElements},
    {"nvvm-lower-small-switches", NoKey, addLowerSmallSwitches},
    {"nvvm-ir-verify", Profiles | Arch | PTX | Limits, addIRVerifier<false>},
    {"nvvm-launch-verify", Profiles | Arch | PTX | Limits, addIRVerifier<true>},
};

/// Adds the pass that \p Text describes, if it is one of \p Passes.
template <typename Manager>
bool addPass(ArrayRef<PassName<Manager>> Passes, StringRef Text, Manager &PM,
             const PassContext &Context) {
  auto [Name, List] = Text.split('<');
  if (!List.consume_back(">") && Name.size() != Text.size())
    return false;
  const PassName<Manager> *Found = find_if(
      Passes, [&](const PassName<Manager> &P) { return P.Name == Name; });
  if (Found == Passes.end())
    return false;
  Parameters P(Context);
  if (Error E = parseParameters(List, Found->Permitted, P)) {
    errs() << Name << ": " << toString(std::move(E)) << '\n';
    return false;
  }
  if (Found->Distinguishing && !(P.Given & Found->Distinguishing))
    return false;
  Found->Add(PM, P);
  return true;
}

} // namespace

bool addOwnPass(ModulePassManager &PM, StringRef Text,
                const PassContext &Context) {
  return addPass(ArrayRef(ModulePasses), Text, PM, Context);
}

bool addOwnPass(FunctionPassManager &PM, StringRef Text,
                const PassContext &Context) {
  return addPass(ArrayRef(FunctionPasses), Text, PM, Context);
}

} // namespace opennvvm
