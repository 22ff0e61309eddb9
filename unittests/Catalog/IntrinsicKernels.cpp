//===- IntrinsicKernels.cpp - One kernel for each intrinsic ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes modules that call every intrinsic that the catalog can print, so that
// ptxas can be asked about each pattern and each gate:
//
//   intrinsic-kernels FOLDER [STEP]
//
// Each module holds what has one lowest machine and one PTX version, and is
// named after both: sm_90-80.0.ll. Operands are loaded, results stored, so
// that nothing is folded; immediates take their lowest and highest values.
// With STEP only every STEPth intrinsic is taken.
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Catalog/Intrinsic.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

using namespace llvm;
using namespace opennvvm;

/// The data layout of LLVM's NVPTX.
static constexpr StringLiteral Layout =
    "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";
/// Kernels in one module: enough that starting ptxas does not count.
static constexpr unsigned PerModule = 150;

namespace {
/// The modules for one machine and PTX version.
class Group {
public:
  Group(LLVMContext &C, std::string Name) : C(C), Name(std::move(Name)) {}

  Module &module() {
    if (Modules.empty() || Kernels++ % PerModule == 0) {
      Modules.push_back(std::make_unique<Module>("intrinsics", C));
      Modules.back()->setTargetTriple(Triple("nvptx64-nvidia-cuda"));
      Modules.back()->setDataLayout(Layout);
    }
    return *Modules.back();
  }

  bool write(StringRef Folder) const {
    for (auto [Index, M] : enumerate(Modules)) {
      std::error_code EC;
      raw_fd_ostream OS(
          (Folder + "/" + Name + "." + Twine(Index) + ".ll").str(), EC);
      if (EC) {
        errs() << Folder << ": " << EC.message() << "\n";
        return false;
      }
      OS << *M;
    }
    return true;
  }

private:
  LLVMContext &C;
  std::string Name;
  unsigned Kernels = 1;
  std::vector<std::unique_ptr<Module>> Modules;
};

class Generator {
public:
  explicit Generator(LLVMContext &C) : C(C) {}

  void add(Intrinsic::ID ID, const IntrinsicRow &Row);
  bool write(StringRef Folder) const {
    return all_of(Groups, [&](auto &G) { return G.second.write(Folder); });
  }

private:
  void overloads(Intrinsic::ID ID, const IntrinsicRow &Row,
                 SmallVectorImpl<Type *> &Types,
                 ArrayRef<Intrinsic::IITDescriptor> Slots);
  void call(Intrinsic::ID ID, const IntrinsicRow &Row, ArrayRef<Type *> Types);
  std::vector<Type *> candidates(const Intrinsic::IITDescriptor &Slot,
                                 const IntrinsicRow &Row);

  LLVMContext &C;
  std::map<std::string, Group> Groups;
};
} // namespace

/// Address spaces that instructions with a pointer of any kind can take.
static std::vector<unsigned> spacesFor(const IntrinsicRow &Row) {
  StringRef Name = Row.Name;
  if (Name.contains("matrix.sync"))
    return {0, 3};
  if (Name.contains("ldu.global"))
    return {1};
  if (Name.contains("tensormap.replace"))
    return {1, 3};
  if (Name.contains("prefetch.tensormap"))
    return {0};
  return {0, 1, 3};
}

std::vector<Type *> Generator::candidates(const Intrinsic::IITDescriptor &Slot,
                                          const IntrinsicRow &Row) {
  using Descriptor = Intrinsic::IITDescriptor;
  Type *Half = Type::getHalfTy(C), *BFloat = Type::getBFloatTy(C);
  switch (Slot.getArgumentKind()) {
  case Descriptor::AK_AnyInteger:
    return {Type::getInt16Ty(C), Type::getInt32Ty(C), Type::getInt64Ty(C)};
  case Descriptor::AK_AnyFloat:
    return {Half,
            BFloat,
            Type::getFloatTy(C),
            Type::getDoubleTy(C),
            FixedVectorType::get(Half, 2),
            FixedVectorType::get(BFloat, 2)};
  case Descriptor::AK_AnyPointer: {
    std::vector<Type *> Pointers;
    for (unsigned Space : spacesFor(Row))
      Pointers.push_back(PointerType::get(C, Space));
    return Pointers;
  }
  default:
    return {};
  }
}

/// Goes through all combinations of types for \p Slots.
void Generator::overloads(Intrinsic::ID ID, const IntrinsicRow &Row,
                          SmallVectorImpl<Type *> &Types,
                          ArrayRef<Intrinsic::IITDescriptor> Slots) {
  if (Slots.empty())
    return call(ID, Row, Types);
  for (Type *Ty : candidates(Slots.front(), Row)) {
    // Moves between pointers keep the address space.
    if (!Types.empty() && Types.back()->isPointerTy() && Ty->isPointerTy() &&
        Types.back() != Ty)
      continue;
    Types.push_back(Ty);
    overloads(ID, Row, Types, Slots.drop_front());
    Types.pop_back();
  }
}

/// The lowest or highest value that the catalog allows for immediate \p Arg.
static int64_t immediate(const IntrinsicRow &Row, unsigned Arg, Type *Ty,
                         bool High) {
  int64_t Value = Ty->isIntegerTy(1) && High;
  for (const ArgConstraint &A : constraintsOf(Row)) {
    if (A.Arg != Arg)
      continue;
    if (A.Kind == ArgConstraint::Range)
      Value = High ? A.High - 1 : A.Low;
    else if (A.Kind == ArgConstraint::MultipleOf)
      Value -= Value % A.Low;
  }
  return Value;
}

/// The machine below which \p G has none that ptxas 13 still knows.
static const SMInfo *machineFor(const Gate &G) {
  for (const SMInfo &SM : targets())
    if (G.allowsSM(SM) && SM.Number >= 75 && SM.Number != 101)
      return &SM;
  return nullptr;
}

/// A kernel that calls \p ID with what it loads and stores what that returns.
static Function *kernel(Module &M, Intrinsic::ID ID, const IntrinsicRow &Row,
                        ArrayRef<Type *> Types, bool High) {
  LLVMContext &C = M.getContext();
  FunctionType *Ty = Intrinsic::getType(C, ID, Types);
  auto *Kernel = Function::Create(
      FunctionType::get(Type::getVoidTy(C), {PointerType::get(C, 1)}, false),
      GlobalValue::ExternalLinkage,
      Row.Name.drop_front(strlen("llvm.nvvm.")) + (High ? ".high" : ""), M);
  Kernel->setCallingConv(CallingConv::PTX_Kernel);
  IRBuilder<> B(BasicBlock::Create(C, "", Kernel));
  Value *Memory = Kernel->getArg(0);
  SmallVector<Value *, 16> Args;
  for (auto [Index, Param] : enumerate(Ty->params()))
    Args.push_back((Row.ImmArgs >> Index) & 1
                       ? cast<Value>(ConstantInt::get(
                             Param, immediate(Row, Index, Param, High)))
                       : B.CreateLoad(Param, Memory, /*isVolatile=*/true));
  Value *Result = B.CreateIntrinsic(ID, Types, Args);
  if (!Ty->getReturnType()->isVoidTy())
    B.CreateStore(Result, Memory, /*isVolatile=*/true);
  B.CreateRetVoid();
  return Kernel;
}

void Generator::call(Intrinsic::ID ID, const IntrinsicRow &Row,
                     ArrayRef<Type *> Types) {
  FunctionType *Ty = Intrinsic::getType(C, ID, Types);
  if (any_of(Ty->params(), [](Type *T) { return T->isMetadataTy(); }))
    return;
  for (bool High : {false, true}) {
    if (High && !Row.ImmArgs)
      break;
    // What the values need decides into which module the kernel goes, so it
    // is built apart.
    auto M = std::make_unique<Module>("kernel", C);
    Function *Kernel = kernel(*M, ID, Row, Types, High);
    auto &Call = cast<CallBase>(*find_if(
        instructions(Kernel), [](auto &I) { return isa<CallBase>(I); }));
    Gate Needs = gateOf(Row, Call);
    const SMInfo *SM = machineFor(Needs);
    if (!SM)
      continue;
    std::string Name =
        (SM->Name + "-" + Twine(unsigned(std::max(Needs.PTX, SM->MinPTX))))
            .str();
    kernel(Groups.try_emplace(Name, C, Name).first->second.module(), ID, Row,
           Types, High);
  }
}

void Generator::add(Intrinsic::ID ID, const IntrinsicRow &Row) {
  SmallVector<Intrinsic::IITDescriptor, 8> Table, Slots;
  Intrinsic::getIntrinsicInfoTableEntries(ID, Table);
  for (const Intrinsic::IITDescriptor &D : Table)
    if (D.Kind == Intrinsic::IITDescriptor::Argument &&
        D.getArgumentKind() != Intrinsic::IITDescriptor::AK_MatchType)
      Slots.push_back(D);
  SmallVector<Type *, 4> Types;
  overloads(ID, Row, Types, Slots);
}

int main(int argc, char **argv) {
  unsigned Step = 1;
  if (argc < 2 || (argc > 2 && StringRef(argv[2]).getAsInteger(10, Step)) ||
      Step == 0) {
    errs() << "usage: intrinsic-kernels FOLDER [STEP]\n";
    return 2;
  }
  if (std::error_code EC = sys::fs::create_directories(argv[1])) {
    errs() << argv[1] << ": " << EC.message() << "\n";
    return 2;
  }
  LLVMContext C;
  Generator G(C);
  for (auto [Index, Row] : enumerate(intrinsicRows())) {
    // A handle is the name of a texture, which only a module with one has.
    if (Index % Step == 0 && Row.isSupported() &&
        !Row.Name.contains("texsurf.handle"))
      G.add(Intrinsic::ID(Intrinsic::nvvm_activemask + Index), Row);
  }
  return G.write(argv[1]) ? 0 : 2;
}
