//===- Declarations.cpp - Declarations that PTX does not have -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Declarations.h"
#include "Catalog/Encodings.h"
#include "PTX/Module/Aliases.h"
#include "PTX/Module/Header.h"
#include "PTX/Module/InitialValue.h"
#include "PTX/Module/ModuleScope.h"
#include "PTX/Module/ParamLayout.h"
#include "PTX/Values/Parameters.h"
#include "PointerWidths.h"
#include "Prepare/Expand/RuntimeInitials.h"
#include "Reflection/LiveCode.h"
#include "Support/Demangle.h"
#include "Support/Structors.h"
#include "Target/Annotation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/GlobalIFunc.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {

/// A rule of the emitter, and a rule of the verifier with the same meaning.
struct SameFinding {
  Rule Emission, Verifier;
};

constexpr SameFinding SameFindings[] = {
    {Rule::EmitUnsupportedType, Rule::LayoutInvalid},
    {Rule::EmitBadAddressSpace, Rule::GlobalAddressSpace},
    {Rule::EmitInitialValue, Rule::GlobalSharedInitializer},
    {Rule::EmitStructor, Rule::GlobalCtorsNontrivial},
    {Rule::EmitUnsupportedGlobal, Rule::GlobalAppending},
    {Rule::EmitUnsupportedGlobal, Rule::GlobalConstantInitializerSpace},
    {Rule::EmitUnsupportedGlobal, Rule::GlobalTexsurfSpace},
    {Rule::EmitUnsupportedGlobal, Rule::TypeFp128},
    {Rule::EmitUnsupportedGlobal, Rule::TypeX86Fp80},
    {Rule::EmitUnsupportedGlobal, Rule::TypePpcFp128},
    {Rule::EmitUnsupportedGlobal, Rule::TypeBlockaddress},
    {Rule::EmitKernelType, Rule::KernelNonvoid},
    {Rule::EmitParameterSpace, Rule::ParamOverflow},
    {Rule::EmitParameterSpace, Rule::ParamOpaque},
    {Rule::EmitUnsupportedType, Rule::ParamOpaque},
    {Rule::EmitUnsupportedType, Rule::ParamType},
};

class DeclarationChecker {
public:
  DeclarationChecker(const Module &M, const Target &T,
                     const EmitterOptions &Options, const Annotations &Notes,
                     const GlobalTable &Globals, const EmissionPlan &Plan,
                     DiagnosticEngine &Diags)
      : M(M), T(T), Options(Options), DL(M.getDataLayout()), Notes(Notes),
        Globals(Globals), Plan(Plan), Diags(Diags) {}

  void run() {
    findBadPointers(M, [&](unsigned Space, StringRef Why) {
      report(Rule::EmitUnsupportedType, Place::layout(),
             {pointerType(Space) + ", " + Why.str()}, {}, WriteLayout);
    });
    if (DL.getPointerSizeInBits(AddressSpace::Generic) == 32 &&
        hasFeature(*T.SM, Feature::LongAddressesOnly))
      report(Rule::EmitAddressSize, Place::layout(), {T.SM->Name.str()});
    if (DL.isBigEndian())
      report(Rule::EmitUnsupportedType, Place::layout(),
             {"big-endian memory: every GPU is little-endian"}, {},
             WriteLayout);
    checkStructors();
    checkCycles();
    for (const GlobalVariable *GV : Globals.variables())
      checkVariable(*GV, Globals.kind(*GV));
    for (const GlobalAlias &GA : M.aliases())
      checkAlias(GA);
    for (const GlobalIFunc &GI : M.ifuncs())
      refuse(GI, "nothing on a GPU resolves an ifunc",
             "call the function that the resolver would choose");
    for (const Function &F : M)
      if (isPrinted(F))
        checkFunction(F);
  }

private:
  void report(Rule R, Place At, ArrayRef<std::string> Args = {},
              ArrayRef<std::string> Details = {}, StringRef Help = {}) {
    if (Plan.Live && At.GV && Plan.Live->isDead(*At.GV))
      return;
    for (const SameFinding &S : SameFindings)
      if (S.Emission == R && Diags.isReported(S.Verifier, At))
        return;
    Diags.report(R, At, Args, Details, Help);
  }

  /// \param Help replaces the rule's remedy unless it is empty.
  void refuse(const GlobalValue &GV, const Twine &Why, StringRef Help = {}) {
    refuse(GV, Why, GV, Help);
  }
  void refuse(const GlobalValue &GV, const Twine &Why, Place At,
              StringRef Help) {
    report(Rule::EmitUnsupportedGlobal, At, {GV.getName().str(), Why.str()}, {},
           Help);
  }

  static constexpr StringLiteral AlignLess =
      "lower the alignment to what PTX allows";

  static std::string pointerType(unsigned Space) {
    return Space ? "ptr addrspace(" + utostr(Space) + ")" : "ptr";
  }

  static constexpr StringLiteral WriteLayout =
      "write the data layout of NVPTX, which nvvmc explain layout-empty shows";

  static std::string beyond(Align A, Align Most) {
    return "aligned to " + utostr(A.value()) + " bytes; PTX allows " +
           utostr(Most.value());
  }

  //===--- Variables ------------------------------------------------------===//

  /// Nothing runs before a kernel that could call constructors.
  void checkStructors() {
    for (auto [List, Word] : {std::pair("llvm.global_ctors", "ctor"),
                              std::pair("llvm.global_dtors", "dtor")}) {
      const GlobalVariable *GV = M.getGlobalVariable(List, true);
      auto *Ty = GV ? dyn_cast<ArrayType>(GV->getValueType()) : nullptr;
      if (Ty && Ty->getNumElements())
        report(Rule::EmitStructor, *GV, {Word}, describeStructors(*GV));
    }
  }

  /// "a -> b -> a".
  static std::string describe(const GlobalCycle &Cycle) {
    std::string Text;
    for (auto [I, GV] : enumerate(Cycle.Path)) {
      if (Cycle.Shortened && I + 1 == Cycle.Path.size())
        Text += "... -> ";
      Text += ("@" + GV->getName() + " -> ").str();
    }
    return Text += ("@" + Cycle.Head->getName()).str();
  }

  void checkCycles() {
    for (const GlobalCycle &Cycle : Globals.cycles())
      if (!canPredeclare(Cycle, Globals, Options))
        report(Rule::EmitCircularGlobals, *Cycle.Head, {}, {describe(Cycle)});
  }

  void checkVariable(const GlobalVariable &GV, GlobalKind Kind) {
    if (GV.isThreadLocal())
      return refuse(GV, "PTX has no thread-local variables",
                    "drop thread_local if all threads share it; what each "
                    "thread has of its own is an alloca");
    if (Align A = GV.getAlign().valueOrOne(); A > MaxAlignment)
      return refuse(GV, beyond(A, MaxAlignment), AlignLess);
    if (Kind == GlobalKind::Demoted)
      return;
    if (GV.hasAppendingLinkage())
      return refuse(GV, "PTX has no appending linkage",
                    "list all elements in one module, with another linkage");
    if (isHandle(Kind))
      return checkHandle(GV, Kind);
    checkData(GV);
  }

  void checkHandle(const GlobalVariable &GV, GlobalKind Kind) {
    if (unsigned Space = GV.getAddressSpace();
        Space != AddressSpace::Generic && Space != AddressSpace::Global)
      return refuse(GV,
                    "a " + handleName(Kind) +
                        " must be in address space 1, not " + utostr(Space),
                    "declare it in addrspace(1)");
    if (Kind == GlobalKind::Sampler)
      checkSampler(GV);
  }

  void checkSampler(const GlobalVariable &GV) {
    std::optional<uint64_t> Word = samplerWord(GV);
    if (!Word && GV.hasInitializer() && !GV.isDeclarationForLinker() &&
        !isa<UndefValue>(GV.getInitializer()) &&
        !GV.getInitializer()->isNullValue())
      return refuse(GV, "initial value: the state of a sampler is an integer; "
                        "PTX cannot refer to that of another one");
    if (!Word)
      return;
    Expected<SamplerState> S = decodeSampler(*Word);
    if (!S)
      report(Rule::EmitEncoding, GV, {toString(S.takeError())}, {},
             "bits 2:0 are the address mode, 0 to 4; bit 3 stands for "
             "normalized coordinates; bits 5:4 are the filter, 0 or 1");
  }

  void checkData(const GlobalVariable &GV) {
    unsigned Space = GV.getAddressSpace();
    if (Space == AddressSpace::Shared || Space == AddressSpace::Local)
      checkContents(GV);
    if (!isInMemory(Space) && Space != AddressSpace::Shared)
      return report(Rule::EmitBadAddressSpace, GV, {utostr(Space)});
    if (isManaged(GV, Notes) && Space != AddressSpace::Global)
      refuse(GV, ".managed: it must be in address space 1",
             "declare it in addrspace(1)");
    checkUnified(GV);
    if (!isInMemory(Space) || !GV.hasInitializer() ||
        GV.isDeclarationForLinker() || prepare::becomesStores(GV))
      return;
    StringRef Why = InitialValue::problemOf(*GV.getInitializer(), DL);
    if (!Why.empty())
      refuse(GV, "initial value: " + Why);
  }

  /// Shared and local memory are initially undefined. Front ends often write
  /// zero without meaning it.
  void checkContents(const GlobalVariable &GV) {
    if (!GV.hasInitializer())
      return;
    const Constant *C = GV.getInitializer();
    if (!isa<UndefValue>(C) && !C->isNullValue())
      report(Rule::EmitInitialValue, GV,
             {GV.getName().str(), utostr(GV.getAddressSpace())});
  }

  void checkUnified(const GlobalValue &GV) {
    std::string Why = unifiedProblem(GV, T, Notes);
    if (Why.empty())
      return;
    const NamedMDNode *List = M.getNamedMetadata(AnnotationsName);
    refuse(
        GV, Why, List ? Place::annotation(*List, &GV, "unified") : GV,
        "write two values, !\"unified\", i64 A, i64 B, and not on kernels; or "
        "drop the annotation");
  }

  void checkAlias(const GlobalAlias &GA) {
    if (StringRef Why = aliasProblem(GA, Notes); !Why.empty())
      refuse(GA, Why, "use what it stands for by its own name");
  }

  //===--- Functions ------------------------------------------------------===//

  void checkFunction(const Function &F) {
    bool IsKernel = isKernel(F, Notes);
    if (!Notes.of(F).empty())
      checkUnified(F);
    if (IsKernel)
      checkKernel(F);
    if (!F.isDeclaration())
      checkParameters(F, IsKernel);
  }

  void checkKernel(const Function &F) {
    if (!F.getReturnType()->isVoidTy())
      report(Rule::EmitKernelType, Place::result(F),
             {F.getName().str(), "returns a value"});
    if (F.isVarArg())
      report(Rule::EmitKernelType, F,
             {F.getName().str(), "takes variable arguments"}, {},
             "give it fixed parameters, or a pointer to the arguments");
    uint64_t Bytes = parameterBytes(F, DL);
    const ParameterLimit &Limit = parameterLimitFor(Bytes, T);
    if (Bytes > Limit.Bytes) {
      // The contract has ceilings of its own, which decide.
      ForecastScope Forecast(Diags, !Plan.IsEmitted &&
                                        Diags.profile() == Profile::Tileiras);
      report(Rule::EmitParameterSpace, F,
             {utostr(Bytes), utostr(Limit.Bytes), demangled(F.getName())});
    }
    if (F.isDeclarationForLinker() ||
        (!F.getAttributes().hasFnAttrs() && Notes.of(F).empty()))
      return;
    KernelBounds Bounds(F, T, Notes);
    for (const auto &[Name, Text] : Bounds.Refused)
      report(Rule::EmitLaunchBound, Place::attribute(F, Name),
             {Name, F.getName().str(), Text});
    if (Bounds.LacksForClusters)
      report(Rule::EmitBlocksareclusters,
             Place::attribute(F, attributeOf(Annotation::BlocksAreClusters)));
  }

  void checkParameters(const Function &F, bool IsKernel) {
    for (const Argument &A : F.args()) {
      if (IsKernel && A.hasAttribute(attributeOf(Annotation::GridConstant)))
        continue;
      if (unsigned Space = badByValSpace(A))
        report(
            Rule::EmitBadAddressSpace, Place::parameter(A, "byval"),
            {utostr(Space) + " of by-value parameter " + utostr(A.getArgNo())},
            {}, "pass it as ptr byval or ptr addrspace(5) byval");
      // Code may rely on the alignment of what has an address.
      if (IsKernel || !A.hasByValAttr())
        continue;
      if (Align Own = layoutParam(A, DL, IsKernel).Alignment;
          Own > MaxParamAlignment)
        report(Rule::EmitUnsupportedType, Place::parameter(A, "byval"),
               {"parameter " + utostr(A.getArgNo()) + ", " +
                beyond(Own, MaxParamAlignment)},
               {}, AlignLess);
    }
  }

  const Module &M;
  const Target &T;
  const EmitterOptions &Options;
  const DataLayout &DL;
  const Annotations &Notes;
  const GlobalTable &Globals;
  const EmissionPlan &Plan;
  DiagnosticEngine &Diags;
};

} // namespace

void checkDeclarations(const Module &M, const Target &T,
                       const EmitterOptions &Options, const Annotations &Notes,
                       const GlobalTable &Globals, const EmissionPlan &Plan,
                       DiagnosticEngine &Diags) {
  DeclarationChecker(M, T, Options, Notes, Globals, Plan, Diags).run();
}

} // namespace opennvvm::ptx
