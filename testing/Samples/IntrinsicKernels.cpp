//===- IntrinsicKernels.cpp - One kernel for each intrinsic ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes modules that call every intrinsic that the catalog can print, so that
// ptxas can test each pattern and each gate:
//
//   intrinsic-kernels [--constants] FOLDER [STEP [LAYOUT]]
//
// There is a kernel for each overload; for each value of an immediate other
// than its lowest, with the other immediates at their lowest; and one with all
// at their highest. Each kernel is written for the lowest machine that has the
// intrinsic and for the highest. A module contains the kernels for one machine,
// one PTX version and one texture mode, and is named after them:
// sm_90-80.any.0.ll. Operands are loaded and results stored, so that nothing is
// folded. With STEP, only every STEPth intrinsic is used; with LAYOUT, a data
// layout, only intrinsics with pointers whose width it changes, with one value
// for each immediate. With --constants, operands that are numbers are
// constants, too, again with one value for each immediate: of instructions that
// need registers, they must be in registers.
//
//===----------------------------------------------------------------------===//

#include "SampleCalls.h"
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
static constexpr StringLiteral UsualLayout =
    "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";
/// Kernels in one module: enough to make the start of ptxas negligible.
static constexpr unsigned PerModule = 150;

namespace {
/// The modules for one machine and PTX version.
class Group {
public:
  Group(LLVMContext &C, std::string Name, StringRef Layout)
      : C(C), Name(std::move(Name)), Layout(Layout) {}

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
  StringRef Layout;
  unsigned Kernels = 1;
  std::vector<std::unique_ptr<Module>> Modules;
};

class Generator {
public:
  /// \p Layout is empty for LLVM's.
  Generator(LLVMContext &C, StringRef Layout, bool Constants)
      : C(C), OnlyOthers(!Layout.empty()), Constants(Constants),
        Layout(OnlyOthers ? Layout : StringRef(UsualLayout)), DL(this->Layout) {
  }

  void add(Intrinsic::ID ID, const IntrinsicRow &Row);
  bool write(StringRef Folder) const {
    return all_of(Groups, [&](auto &G) { return G.second.write(Folder); });
  }

private:
  void calls(Intrinsic::ID ID, const IntrinsicRow &Row, ArrayRef<Type *> Types);
  void call(Intrinsic::ID ID, const IntrinsicRow &Row, ArrayRef<Type *> Types,
            ArrayRef<int64_t> Values);

  bool hasOtherPointer(const FunctionType &Ty) const;

  LLVMContext &C;
  bool OnlyOthers;
  bool Constants;
  StringRef Layout;
  DataLayout DL;
  std::map<std::string, Group> Groups;
};
} // namespace

/// The operand for texture @name of \p M.
static GlobalVariable *textureOf(Module &M) {
  if (GlobalVariable *GV = M.getNamedGlobal("texture"))
    return GV;
  LLVMContext &C = M.getContext();
  auto *Word = Type::getInt64Ty(C);
  auto *GV = new GlobalVariable(M, Word, false, GlobalValue::ExternalLinkage,
                                UndefValue::get(Word), "texture", nullptr,
                                GlobalValue::NotThreadLocal, 1);
  Metadata *Note[] = {
      ValueAsMetadata::get(GV), MDString::get(C, "texture"),
      ConstantAsMetadata::get(ConstantInt::get(Type::getInt32Ty(C), 1))};
  M.getOrInsertNamedMetadata("nvvm.annotations")
      ->addOperand(MDNode::get(C, Note));
  return GV;
}

/// A number for operand \p Arg, of type \p Ty; null if that is no number.
static Constant *numberFor(const IntrinsicRow &Row, unsigned Arg, Type *Ty) {
  constexpr unsigned Usual = 16; // Most instructions take it.
  bool IsRuled = any_of(constraintsOf(Row), [&](const ArgConstraint &A) {
    return A.Arg == Arg && !A.IsAdvice;
  });
  if (Ty->isIntegerTy() && IsRuled)
    return ConstantInt::get(Ty, uint64_t(sampleImmediates(Row, Arg, Ty)[0]));
  if (Ty->isIntOrIntVectorTy())
    return ConstantInt::get(Ty, Ty->getScalarSizeInBits() == 1 ? 1 : Usual);
  return Ty->isFPOrFPVectorTy() ? ConstantFP::get(Ty, Usual) : nullptr;
}

/// A kernel that calls \p ID with operands that are loaded, or numbers if \p
/// Constants, and with these immediates, and stores the result.
static CallInst *kernel(Module &M, Intrinsic::ID ID, const IntrinsicRow &Row,
                        ArrayRef<Type *> Types, ArrayRef<int64_t> Values,
                        bool Constants) {
  LLVMContext &C = M.getContext();
  FunctionType *Ty = Intrinsic::getType(C, ID, Types);
  bool NamesTexture = Row.Name.contains("texsurf.handle");
  auto *Kernel = Function::Create(
      FunctionType::get(Type::getVoidTy(C), {PointerType::get(C, 1)}, false),
      GlobalValue::ExternalLinkage, Row.Name.drop_front(strlen("llvm.nvvm.")),
      M);
  Kernel->setCallingConv(CallingConv::PTX_Kernel);
  IRBuilder<> B(BasicBlock::Create(C, "", Kernel));
  Value *Memory = Kernel->getArg(0);
  SmallVector<Value *, 16> Args;
  for (auto [Index, Param] : enumerate(Ty->params())) {
    if ((Row.ImmArgs >> Index) & 1)
      Args.push_back(ConstantInt::get(Param, Values[Index]));
    else if (Param->isMetadataTy())
      Args.push_back(MetadataAsValue::get(
          C, MDNode::get(C, ValueAsMetadata::get(textureOf(M)))));
    else if (NamesTexture)
      Args.push_back(textureOf(M));
    else if (Constant *Number =
                 Constants ? numberFor(Row, unsigned(Index), Param) : nullptr)
      Args.push_back(Number);
    else
      Args.push_back(B.CreateLoad(Param, Memory, /*isVolatile=*/true));
  }
  CallInst *Result = B.CreateIntrinsic(ID, Types, Args);
  if (!Ty->getReturnType()->isVoidTy())
    B.CreateStore(Result, Memory, /*isVolatile=*/true);
  B.CreateRetVoid();
  return Result;
}

/// Adds a kernel to the modules of the lowest and of the highest machine.
void Generator::call(Intrinsic::ID ID, const IntrinsicRow &Row,
                     ArrayRef<Type *> Types, ArrayRef<int64_t> Values) {
  // The requirements of the values decide which module gets the kernel, so it
  // is built separately.
  auto Apart = std::make_unique<Module>("kernel", C);
  Gate Needs = gateOf(Row, *kernel(*Apart, ID, Row, Types, Values, Constants));
  static constexpr StringLiteral Modes[] = {"any", "unified", "independent"};
  for (bool Highest : {false, true}) {
    const SMInfo *SM = assembledTarget(Needs, Row, Highest);
    if (!SM || (Highest && SM == assembledTarget(Needs, Row, false)))
      break;
    std::string Name =
        (SM->Name + "-" + Twine(unsigned(std::max(Needs.PTX, SM->MinPTX))) +
         "." + Modes[unsigned(Row.Textures)])
            .str();
    kernel(Groups.try_emplace(Name, C, Name, Layout).first->second.module(), ID,
           Row, Types, Values, Constants);
  }
}

bool Generator::hasOtherPointer(const FunctionType &Ty) const {
  return any_of(Ty.subtypes(), [&](Type *Part) {
    return Part->isPointerTy() &&
           DL.getPointerTypeSizeInBits(Part) !=
               DataLayout(UsualLayout).getPointerTypeSizeInBits(Part);
  });
}

void Generator::calls(Intrinsic::ID ID, const IntrinsicRow &Row,
                      ArrayRef<Type *> Types) {
  FunctionType *Ty = Intrinsic::getType(C, ID, Types);
  if (OnlyOthers && !hasOtherPointer(*Ty))
    return;
  std::vector<std::vector<int64_t>> Legal;
  std::vector<int64_t> Low, High;
  for (auto [Index, Param] : enumerate(Ty->params())) {
    Legal.push_back({0});
    if ((Row.ImmArgs >> Index) & 1)
      Legal.back() = sampleImmediates(Row, Index, Param);
    Low.push_back(Legal.back().front());
    High.push_back(Legal.back().back());
  }
  call(ID, Row, Types, Low);
  if (OnlyOthers || Constants)
    return;
  unsigned Varied = 0;
  for (auto [Index, Values] : enumerate(Legal)) {
    Varied += Values.size() > 1;
    for (int64_t Value : ArrayRef(Values).drop_front()) {
      std::vector<int64_t> Chosen = Low;
      Chosen[Index] = Value;
      call(ID, Row, Types, Chosen);
    }
  }
  if (Varied > 1)
    call(ID, Row, Types, High);
}

void Generator::add(Intrinsic::ID ID, const IntrinsicRow &Row) {
  for (ArrayRef<Type *> Types : overloadsOf(C, ID, Row))
    calls(ID, Row, Types);
}

int main(int argc, char **argv) {
  unsigned Step = 1;
  bool Constants = argc > 1 && StringRef(argv[1]) == "--constants";
  if (Constants) {
    --argc;
    ++argv;
  }
  if (argc < 2 || argv[1][0] == '-' ||
      (argc > 2 && StringRef(argv[2]).getAsInteger(10, Step)) || Step == 0) {
    errs() << "usage: intrinsic-kernels [--constants] FOLDER [STEP [LAYOUT]]\n";
    return 2;
  }
  if (std::error_code EC = sys::fs::create_directories(argv[1])) {
    errs() << argv[1] << ": " << EC.message() << "\n";
    return 2;
  }
  LLVMContext C;
  StringRef Layout = argc > 3 ? argv[3] : "";
  if (Expected<DataLayout> DL = DataLayout::parse(Layout); !DL) {
    errs() << toString(DL.takeError()) << "\n";
    return 2;
  }
  Generator G(C, Layout, Constants);
  for (auto [Index, Row] : enumerate(intrinsicRows())) {
    if (Index % Step == 0 && Row.hasPattern())
      G.add(Intrinsic::ID(Intrinsic::nvvm_activemask + Index), Row);
  }
  return G.write(argv[1]) ? 0 : 2;
}
