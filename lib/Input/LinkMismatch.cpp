//===- LinkMismatch.cpp - What LLVM's linker does not check ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Link.h"
#include "opennvvm/Input/Input.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/AttributeMask.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

/// Types print differently in two contexts only if they differ.
static std::string textOf(const Type &T) {
  std::string Text;
  raw_string_ostream OS(Text);
  T.print(OS);
  return Text;
}

/// A call of \p F in its module that is made with the declared type; null if
/// there is none.
static const CallBase *callOf(const Function &F) {
  for (const User *U : F.users())
    if (auto *Call = dyn_cast<CallBase>(U);
        Call && Call->getCalledOperand() == &F)
      return Call;
  return nullptr;
}

/// Whether two types of functions, perhaps of two contexts, have the same
/// parameters.
static bool haveSameParameters(const FunctionType &A, const FunctionType &B) {
  return A.isVarArg() == B.isVarArg() &&
         equal(A.params(), B.params(), [](const Type *P, const Type *Q) {
           return P == Q || textOf(*P) == textOf(*Q);
         });
}

/// Whether nothing reads the result of \p Call.
static bool ignoresResult(const CallBase &Call) {
  return Call.use_empty() && !Call.isMustTailCall();
}

/// Whether only the type of a result differs, which no call reads.
static bool differsInIgnoredResult(const Function &D, const Function &F) {
  return haveSameParameters(*D.getFunctionType(), *F.getFunctionType()) &&
         all_of(D.users(), [&](const User *U) {
           auto *Call = dyn_cast<CallBase>(U);
           return Call && Call->getCalledOperand() == &D &&
                  ignoresResult(*Call);
         });
}

/// Compares the declaration \p D, in one module, with the definition \p F.
static LinkProblem compare(const Function &D, const Function &F) {
  const CallBase *Call = callOf(D);
  if (D.getFunctionType() == F.getFunctionType() || !Call ||
      differsInIgnoredResult(D, F))
    return {};
  std::string Called = textOf(*D.getFunctionType());
  std::string Defined = textOf(*F.getFunctionType());
  if (Called == Defined)
    return {};
  return {("'" + D.getName() + "' is called as " + Called +
           ", but defined as " + Defined)
              .str(),
          *Call};
}

static LinkProblem signatureMismatch(const Module &M, const Module &Other) {
  for (const Function &F : Other) {
    if (F.hasLocalLinkage() || F.isIntrinsic())
      continue;
    const Function *Twin = M.getFunction(F.getName());
    if (!Twin || Twin->hasLocalLinkage() ||
        Twin->isDeclaration() == F.isDeclaration())
      continue;
    LinkProblem Problem =
        F.isDeclaration() ? compare(F, *Twin) : compare(*Twin, F);
    if (Problem)
      return Problem;
  }
  return {};
}

namespace {
/// Finds out whether a module has pointers of an address space.
class PointerSearch {
public:
  explicit PointerSearch(unsigned Space) : Space(Space) {}
  bool in(const Module &M);

private:
  bool in(Type *T);
  bool in(const Instruction &I);

  unsigned Space;
  SmallPtrSet<Type *, 32> Seen;
};
} // namespace

bool PointerSearch::in(Type *T) {
  if (auto *P = dyn_cast<PointerType>(T))
    return P->getAddressSpace() == Space;
  return !T->subtypes().empty() && Seen.insert(T).second &&
         any_of(T->subtypes(), [&](Type *Part) { return in(Part); });
}

bool PointerSearch::in(const Instruction &I) {
  return in(I.getType()) ||
         any_of(I.operands(), [&](const Use &U) { return in(U->getType()); });
}

bool PointerSearch::in(const Module &M) {
  return any_of(M.globals(),
                [&](const GlobalVariable &GV) {
                  return in(GV.getType()) || in(GV.getValueType());
                }) ||
         any_of(M, [&](const Function &F) {
           return in(F.getFunctionType()) ||
                  any_of(instructions(F),
                         [&](const Instruction &I) { return in(I); });
         });
}

static std::string widthMismatch(const Module &M, const Module &Other) {
  constexpr unsigned Spaces[] = {0, 1, 3, 4, 5, 7};
  const DataLayout &DL = M.getDataLayout(), &OtherDL = Other.getDataLayout();
  for (unsigned Space : Spaces) {
    unsigned Bits = DL.getPointerSizeInBits(Space);
    unsigned OtherBits = OtherDL.getPointerSizeInBits(Space);
    if (Bits != OtherBits && (Space == 0 || PointerSearch(Space).in(Other)))
      return ("its pointers" +
              (Space ? " to address space " + Twine(Space) : Twine()) +
              " have " + Twine(OtherBits) + " bits, those of the program " +
              Twine(Bits))
          .str();
  }
  return {};
}

LinkProblem linkMismatch(const Module &M, const Module &Other) {
  const Triple &T = Other.getTargetTriple();
  if (!T.empty() && !T.isNVPTX())
    return {"it is for the target '" + T.str() + "'", {}};
  // A module without a layout takes that of the program.
  if (!Other.getDataLayoutStr().empty())
    if (std::string Problem = widthMismatch(M, Other); !Problem.empty())
      return {std::move(Problem), {}};
  return signatureMismatch(M, Other);
}

static void adaptCalls(Function &F) {
  FunctionType *T = F.getFunctionType();
  AttributeMask Wrong =
      AttributeFuncs::typeIncompatible(T->getReturnType(), AttributeSet());
  for (User *U : F.users()) {
    auto *Call = dyn_cast<CallBase>(U);
    if (!Call || Call->getCalledOperand() != &F ||
        Call->getFunctionType() == T || !ignoresResult(*Call) ||
        !haveSameParameters(*Call->getFunctionType(), *T))
      continue;
    Call->setName("");
    Call->mutateFunctionType(T);
    Call->removeRetAttrs(Wrong);
  }
}

void adaptIgnoredResults(Module &M) {
  for (Function &F : M)
    if (!F.isDeclaration())
      adaptCalls(F);
}

} // namespace opennvvm
