//===- Checker.h - One run of the verifier ----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// What the files of this folder share: the module, the options, what is
// computed about the module before its instructions are visited, and one member
// function for each kind of check.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_CHECKER_H
#define OPENNVVM_LIB_VERIFIER_CHECKER_H

#include "Catalog/InternalIntrinsic.h"
#include "Catalog/Intrinsic.h"
#include "InlineAsm/Syntax.h"
#include "Reflection/LiveCode.h"
#include "Target/Features.h"
#include "Target/Kernel.h"
#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Verifier/Verifier.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

namespace llvm {
class AddrSpaceCastOperator;
class InlineAsm;
class MDNode;
} // namespace llvm

namespace opennvvm::verifier {

class Checker;
enum class Judgment : uint8_t;
struct LaunchFunction;

/// A finding that every call of a declaration shares.
struct IntrinsicFinding {
  Rule ID;
  llvm::SmallVector<std::string, 3> Args;
  std::string Help;
  llvm::SmallVector<std::string, 0> Details = {};
  bool IsGate = false; ///< Only code that the machine reaches breaks it.
};

/// What to report about the calls of one intrinsic declaration. Only
/// declarations with something to report have one.
struct IntrinsicFacts {
  llvm::SmallVector<IntrinsicFinding, 1> Findings;
  /// What must be checked at each call; null if there is nothing.
  void (Checker::*EachCall)(const llvm::CallBase &,
                            const IntrinsicFacts &) = nullptr;
  const IntrinsicRow *Row = nullptr;
  const InternalIntrinsic *Internal = nullptr;

  bool empty() const { return Findings.empty() && !EachCall; }
};

/// The requirements of an inline assembly, computed once per text and
/// signature.
struct AsmFacts {
  /// Findings that every call of it shares.
  struct Finding {
    Rule ID;
    llvm::SmallVector<std::string, 3> Args;
    bool IsGate = false; ///< As in IntrinsicFinding.
  };
  llvm::SmallVector<Finding, 1> Findings;
  bool SetsMaxNReg = false;
  std::string Convergent; ///< The first mnemonic that threads execute together.
  /// Arguments that must be constants, each with its constraint letter.
  llvm::SmallVector<std::pair<unsigned, char>, 1> Constants;

  /// What is wrong with the text, as far as it is known without the others of
  /// a function.
  llvm::SmallVector<AsmMistake, 0> Mistakes;

  bool empty() const {
    return Findings.empty() && Convergent.empty() && Constants.empty() &&
           !SetsMaxNReg && Mistakes.empty();
  }
};

/// Floating-point types that GPUs do not support, as bits.
enum BadTypes : uint8_t { NoBadType = 0, FP128 = 1, X86FP80 = 2, PPCFP128 = 4 };

class Checker {
public:
  Checker(const llvm::Module &M, const VerifierOptions &Options,
          DiagnosticEngine &Diags);

  /// Checks everything, in the order of the module.
  void run();
  /// Checks only \p F.
  void run(const llvm::Function &F);
  /// Checks only static memory. Rules/Memory.cpp
  void checkMemoryLimits();

private:
  void checkBody(const llvm::Function &F);
  // Module.cpp
  void checkNotes();
  void checkTriple();
  void checkVersion();
  std::string versionToAdd() const;
  void checkVersionNode(const llvm::NamedMDNode &List, const llvm::MDNode &Node,
                        llvm::ArrayRef<std::string> Mixed);
  llvm::StringRef triple() const;
  // Reader.cpp
  void checkReader();
  // DataLayout.cpp
  void checkDataLayout();
  // Metadata.cpp
  void checkAnnotations();
  void checkAnnotation(const llvm::NamedMDNode &Named, const llvm::MDNode &Node,
                       unsigned Index);
  // Misspelled.cpp
  void checkModuleWords();
  void checkWords(const llvm::Function &F);
  void reportMisspelled(llvm::StringRef What, llvm::StringRef Name,
                        llvm::StringRef Meant, Place At);
  // Global.cpp
  void checkGlobal(const llvm::GlobalVariable &GV);
  void checkGlobalInitializer(const llvm::GlobalVariable &GV);
  void checkGlobalLinkage(const llvm::GlobalVariable &GV);
  void checkName(const llvm::GlobalValue &GV);
  // Function.cpp
  void checkFunction(const llvm::Function &F);
  void checkFunctionForm(const llvm::Function &F);
  void checkParameters(const llvm::Function &F);
  void checkClusters(const llvm::Function &F, const LaunchBounds &LB,
                     bool IsKernel);
  void checkLaunchBounds(const llvm::Function &F, bool IsKernel);
  void checkEntry(const llvm::Function &F, bool IsKernel);
  // Attributes.cpp
  void checkAttributes(llvm::AttributeSet Attributes, Place At);
  // Instruction.cpp
  void checkInstruction(const llvm::Instruction &I);
  void visitBranch(const llvm::Instruction &I);
  void visitAlloca(const llvm::Instruction &I);
  void visitLoad(const llvm::Instruction &I);
  void visitStore(const llvm::Instruction &I);
  void visitFence(const llvm::Instruction &I);
  void visitCall(const llvm::Instruction &I);
  void visitInvoke(const llvm::Instruction &I);
  void visitUnsupported(const llvm::Instruction &I);
  friend struct InstructionTable;
  // Rules/Atomics.cpp
  void visitCmpXchg(const llvm::Instruction &I);
  void visitAtomicRMW(const llvm::Instruction &I);
  void noteLostOrder(const llvm::AtomicRMWInst &RMW);
  // Rules/AddressSpace.cpp
  void visitAddrSpaceCast(const llvm::Instruction &I);
  /// Checks a cast that is \p I or a constant expression that \p I uses.
  void checkCast(const llvm::Instruction &I,
                 const llvm::AddrSpaceCastOperator &Cast);
  /// Checks the casts in the constant expressions among the operands of \p I.
  void checkConstantCasts(const llvm::Instruction &I);
  // Rules/Types.cpp
  uint8_t badTypes(llvm::Type *T);
  uint8_t badTypesInside(llvm::Type *T);
  void checkTypes(const llvm::Instruction &I);
  void reportTypes(uint8_t Bad, Place At);
  // Rules/InlineAsm.cpp
  void checkInlineAsm(const llvm::CallBase &Call, const llvm::InlineAsm &Asm);
  void readAsmConstraints(const llvm::InlineAsm &Asm, AsmFacts &Facts);
  const AsmFacts &factsOf(const llvm::InlineAsm &Asm);
  // Rules/AsmText.cpp
  void readAsmText(const llvm::InlineAsm &Asm, llvm::ArrayRef<bool> IsPredicate,
                   AsmFacts &Facts);
  // Rules/AsmMistakes.cpp
  void readAsmMistakes(const llvm::InlineAsm &Asm, AsmFacts &Facts);
  const AsmSurroundings &surroundingsIn(const llvm::Function &F);
  bool isExcused(const AsmMistake &Mistake, const llvm::Function &F);
  void checkAsmMistakes(const llvm::CallBase &Call, const llvm::InlineAsm &Asm,
                        const AsmFacts &Facts);
  // Rules/RegisterCount.cpp
  void checkSetMaxNReg(const llvm::CallBase &Call);
  // Rules/Lints.cpp
  void prepareLints();
  void findBarrierFunctions();
  void lintCall(const llvm::CallBase &Call, const llvm::Function &Callee);
  void lintDeclaration(const llvm::Function &F);
  // Rules/TextureSurface.cpp
  void checkTextureHandle(const llvm::CallBase &Call,
                          const IntrinsicFacts &Facts);
  // Launch.cpp
  void prepareLaunches();
  void prepareLaunch(const llvm::Function &F);
  void checkLaunch(const llvm::CallBase &Call, const llvm::Function &Callee);
  void checkLaunchTarget(const llvm::CallBase &Call, const llvm::Value &Target);
  void checkLaunchArgument(const llvm::Instruction &At,
                           const llvm::Value &Argument, llvm::StringRef What);
  void checkParameterBuffer(const llvm::CallBase &Buffer);
  // Rules/Parameters.cpp
  void checkParameterTypes(const llvm::Function &F);
  void checkParameterSpace(const llvm::Function &F);
  bool checkOpaqueParameters(const llvm::Function &F);
  bool usesDocumentedLimits() const;
  // Rules/Memory.cpp
  void checkSharedMemory(uint64_t ModuleTotal);
  // Gates.cpp
  void checkGate(const llvm::Function &F, const IntrinsicRow &Row,
                 IntrinsicFacts &Facts);
  void checkPointerWidth(const llvm::Function &F, const IntrinsicRow &Row,
                         IntrinsicFacts &Facts);
  bool isBelowDocument(const IntrinsicRow &Row) const;
  SMMask machinesOf(const IntrinsicRow &Row, const Gate &Needs) const;
  void checkValueGates(const llvm::CallBase &Call, const IntrinsicRow &Row);
  // Intrinsic.cpp
  void prepareIntrinsics();
  void prepareIntrinsic(const llvm::Function &F);
  void checkIntrinsicCall(const llvm::CallBase &Call,
                          const llvm::Function &Callee);
  void checkImmediates(const llvm::CallBase &Call, const IntrinsicFacts &Facts);
  void checkApproximate(const llvm::CallBase &Call,
                        const IntrinsicFacts &Facts);
  void prepareInternal(const llvm::Function &F, IntrinsicFacts &Facts);
  void findUnknown(const llvm::Function &F, IntrinsicFacts &Facts) const;
  void checkInternalCall(const llvm::CallBase &Call,
                         const IntrinsicFacts &Facts);
  // IntrinsicTable.cpp
  friend struct GenericIntrinsics;
  void checkGenericIntrinsic(const llvm::Function &F, IntrinsicFacts &Facts);

  void report(Rule R, Place At = {}, llvm::ArrayRef<std::string> Args = {},
              llvm::ArrayRef<std::string> Details = {},
              llvm::StringRef Help = {}) {
    Diags.report(R, At, Args, Details, Help);
  }
  /// Reports what \p At, being what it is, needs of the machine: nothing, if
  /// the machine does not reach it.
  void reportGate(Rule R, Place At, llvm::ArrayRef<std::string> Args = {},
                  llvm::ArrayRef<std::string> Details = {},
                  llvm::StringRef Help = {}) {
    if (!isDead(At))
      report(R, At, Args, Details, Help);
  }
  bool isDead(Place At) const;
  bool is(Profile P) const { return Diags.profile() == P; }

  /// Whether the math functions that PTX lacks are available.
  bool linksLibdevice() const {
    return is(Profile::NVPTX) && Options.HasLibdevice;
  }

  /// For some machines libNVVM reads IR with a newer LLVM, which drops
  /// unreferenced definitions before anything is checked.
  bool isNewReader() const {
    return hasFeature(*Options.Machine.SM, Feature::NewerReader);
  }
  /// How calls of intrinsics that LLVM does not know are judged.
  Judgment judgment() const;
  void prepareLive();
  bool isDropped(const llvm::GlobalValue &GV) const;
  bool isUnsound(const llvm::Function &F) const {
    return Options.Unsound && Options.Unsound->contains(&F);
  }
  bool kernel(const llvm::Function &F) const { return isKernel(F, Annotated); }

  const llvm::Module &M;
  const VerifierOptions &Options;
  DiagnosticEngine &Diags;
  Annotations Annotated;

  /// What the machine reaches; null if all code counts.
  const LiveCode *MachineCode = nullptr;
  std::unique_ptr<LiveCode> OwnMachineCode;
  bool ChecksOne = false; ///< Whether run() was given a function.
  /// What libNVVM has removed before it verifies.
  llvm::SmallPtrSet<const llvm::BasicBlock *, 4> Hidden;
  /// What is reachable, if the rest is dropped.
  llvm::SmallPtrSet<const llvm::Constant *, 0> Live;
  bool DropsDead = false;
  llvm::DenseMap<llvm::Type *, uint8_t> TypeCache;
  llvm::DenseMap<const llvm::Function *, IntrinsicFacts> Intrinsics;
  llvm::DenseMap<const llvm::InlineAsm *, AsmFacts> AsmTexts;
  /// What the texts of one function do for each other.
  const llvm::Function *AsmFunction = nullptr;
  AsmSurroundings AsmAround;
  llvm::DenseMap<const llvm::Function *, const LaunchFunction *> Launches;
  /// Attribute sets without a rejected attribute, and the last one seen.
  llvm::DenseMap<llvm::AttributeSet, bool> CleanSets;
  llvm::AttributeSet LastClean;
  /// Kernels that LLVM does not recognize as such, so that it allows calling
  /// them.
  llvm::SmallPtrSet<const llvm::Function *, 4> CallableKernels;
  /// Functions that reach a barrier but are not convergent.
  llvm::SmallPtrSet<const llvm::Function *, 4> LooseBarriers;
  unsigned PragmaKind = 0;
  /// The names of metadata that is attached, by its kind; computed on first
  /// use.
  llvm::SmallVector<llvm::StringRef, 0> MetadataKinds;
  /// The last function for which an atomicrmw without its ordering was
  /// reported.
  const llvm::Function *LostOrderIn = nullptr;
};

/// Two bounds, or a bound and a limit of the machine, that no launch can
/// satisfy together; or a bound that has no meaning by itself.
struct Contradiction {
  llvm::StringRef Attribute; ///< The attribute that contains it.
  std::string What, Help;
};

/// The contradictions in \p LB on \p SM, or on any machine if it is null.
llvm::SmallVector<Contradiction, 1> contradictions(const LaunchBounds &LB,
                                                   const SMInfo *SM);

/// "call __nv_sinf of libdevice" for an intrinsic of LLVM that libdevice
/// implements; empty if it does not.
std::string libraryRemedy(const llvm::Function &F);

/// The key of !nvvm.annotations that \p Key was probably meant to be; empty if
/// it is one, or close to none.
llvm::StringRef meantKey(llvm::StringRef Key);

/// "parameter 0 (%x), i32".
std::string nameParameter(const llvm::Argument &A);

/// A type as printed in IR.
std::string describe(const llvm::Type &T);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_CHECKER_H
