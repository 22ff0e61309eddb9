//===- KeptLibrary.cpp - Excerpts of a library ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KeptLibrary.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

using namespace llvm;

namespace opennvvm {

/// What takes longer to copy than to read the declarations of libdevice.
static constexpr unsigned MaxInstructions = 500;
/// Programs of one process need few different sets.
static constexpr unsigned MaxExcerpts = 64;

namespace {
/// What is wrong with a library is said where the whole of it is read.
struct Silence : DiagnosticHandler {
  bool handleDiagnostics(const DiagnosticInfo &) override { return true; }
};

/// What some globals of a library refer to, directly or not.
class Closure {
public:
  /// \returns false if it cannot be read, or is large.
  bool add(GlobalValue &Root);
  bool contains(const GlobalValue &GV) const { return Needed.contains(&GV); }

private:
  void visit(Value *V);
  bool read(Function &F);

  SmallPtrSet<const GlobalValue *, 16> Needed;
  SmallPtrSet<const Constant *, 16> Seen;
  SmallVector<GlobalValue *, 8> Open;
  unsigned NumInstructions = 0;
};

/// Makes a module of a part of another.
class Excerpt final : public ValueMaterializer {
public:
  Excerpt(const Module &M, const Closure &Needed)
      : M(M), Needed(Needed), New(M.getModuleIdentifier(), M.getContext()) {}
  /// The module, until this is destroyed.
  const Module &make();

private:
  Value *materialize(Value *V) override;
  Function *declare(const Function &F);
  GlobalVariable *declare(const GlobalVariable &GV);
  void define(const Function &F);
  void copyMetadata();

  const Module &M;
  const Closure &Needed;
  Module New;
  ValueToValueMapTy Twins;
};
} // namespace

/// Notes the globals in an operand.
void Closure::visit(Value *V) {
  SmallVector<Constant *, 8> Parts;
  if (auto *C = dyn_cast<Constant>(V))
    Parts.push_back(C);
  while (!Parts.empty()) {
    Constant *C = Parts.pop_back_val();
    if (auto *GV = dyn_cast<GlobalValue>(C)) {
      if (Needed.insert(GV).second)
        Open.push_back(GV);
    } else if (C->getNumOperands() && Seen.insert(C).second) {
      for (Value *Part : C->operand_values())
        if (auto *Inner = dyn_cast<Constant>(Part))
          Parts.push_back(Inner);
    }
  }
}

bool Closure::read(Function &F) {
  if (Error E = F.materialize()) {
    consumeError(std::move(E));
    return false;
  }
  NumInstructions += F.getInstructionCount();
  for (Instruction &I : instructions(F))
    for (Value *V : I.operand_values())
      visit(V);
  return NumInstructions <= MaxInstructions;
}

bool Closure::add(GlobalValue &Root) {
  visit(&Root);
  while (!Open.empty()) {
    GlobalValue *GV = Open.pop_back_val();
    for (Value *V : GV->operand_values())
      visit(V);
    if (auto *F = dyn_cast<Function>(GV); F && !read(*F))
      return false;
  }
  return true;
}

Function *Excerpt::declare(const Function &F) {
  auto *Twin =
      Function::Create(F.getFunctionType(), GlobalValue::ExternalLinkage,
                       F.getAddressSpace(), F.getName(), &New);
  Twin->copyAttributesFrom(&F);
  // These refer to the library.
  Twin->setPersonalityFn(nullptr);
  Twin->setPrefixData(nullptr);
  Twin->setPrologueData(nullptr);
  return Twin;
}

GlobalVariable *Excerpt::declare(const GlobalVariable &GV) {
  auto *Twin = new GlobalVariable(
      New, GV.getValueType(), GV.isConstant(), GlobalValue::ExternalLinkage,
      /*Initializer=*/nullptr, GV.getName(), /*InsertBefore=*/nullptr,
      GV.getThreadLocalMode(), GV.getAddressSpace());
  Twin->copyAttributesFrom(&GV);
  return Twin;
}

/// What nothing but metadata refers to is declared.
Value *Excerpt::materialize(Value *V) {
  if (auto *F = dyn_cast<Function>(V))
    return declare(*F);
  if (auto *GV = dyn_cast<GlobalVariable>(V))
    return declare(*GV);
  return nullptr;
}

void Excerpt::define(const Function &F) {
  auto *Twin = cast<Function>(Twins[&F]);
  for (auto [Old, Arg] : zip(F.args(), Twin->args())) {
    Arg.setName(Old.getName());
    Twins[&Old] = &Arg;
  }
  SmallVector<ReturnInst *, 8> Returns;
  CloneFunctionInto(Twin, &F, Twins, CloneFunctionChangeType::DifferentModule,
                    Returns, "", /*CodeInfo=*/nullptr, /*TypeMapper=*/nullptr,
                    this);
  Twin->setLinkage(F.getLinkage());
}

void Excerpt::copyMetadata() {
  for (const NamedMDNode &List : M.named_metadata()) {
    NamedMDNode *Twin = New.getOrInsertNamedMetadata(List.getName());
    for (const MDNode *Node : List.operands())
      Twin->addOperand(MapMetadata(Node, Twins, RF_None, nullptr, this));
  }
}

const Module &Excerpt::make() {
  New.setSourceFileName(M.getSourceFileName());
  New.setTargetTriple(M.getTargetTriple());
  New.setDataLayout(M.getDataLayout());
  for (const GlobalVariable &GV : M.globals())
    if (Needed.contains(GV))
      Twins[&GV] = declare(GV);
  for (const Function &F : M)
    if (Needed.contains(F))
      Twins[&F] = declare(F);
  for (const GlobalVariable &GV : M.globals()) {
    if (!Needed.contains(GV))
      continue;
    auto *Twin = cast<GlobalVariable>(Twins[&GV]);
    if (GV.hasInitializer())
      Twin->setInitializer(
          MapValue(GV.getInitializer(), Twins, RF_None, nullptr, this));
    Twin->setLinkage(GV.getLinkage());
  }
  for (const Function &F : M)
    if (Needed.contains(F) && !F.isDeclaration())
      define(F);
  // CloneFunctionInto() leaves an empty list.
  if (NamedMDNode *Units = New.getNamedMetadata("llvm.dbg.cu"))
    New.eraseNamedMetadata(Units);
  copyMetadata();
  return New;
}

/// Whether parts of \p M mean the same by themselves.
static bool isDivisible(const Module &M) {
  auto IsWhole = [](const GlobalValue &GV) {
    return GV.hasAppendingLinkage() || GV.hasComdat();
  };
  return M.aliases().empty() && M.ifuncs().empty() &&
         M.getModuleInlineAsm().empty() && !M.getNamedMetadata("llvm.dbg.cu") &&
         none_of(M, IsWhole) &&
         none_of(M.globals(), [&](const GlobalVariable &GV) {
           return IsWhole(GV) || GV.hasMetadata();
         });
}

KeptLibrary::KeptLibrary(std::unique_ptr<LLVMContext> Context,
                         std::unique_ptr<Module> M)
    : Context(std::move(Context)), M(std::move(M)),
      IsDivisible(isDivisible(*this->M)) {
  this->Context->setDiagnosticHandler(std::make_unique<Silence>());
}

KeptLibrary::~KeptLibrary() = default;

/// Whether \p F is neither defined nor an intrinsic: a program may define it.
static bool isExternal(const Function &F) {
  return F.isDeclaration() && !F.isMaterializable() && !F.isIntrinsic();
}

/// \returns nothing if it cannot be read, or is large.
SmallVector<char, 0> KeptLibrary::make(ArrayRef<StringRef> Names) {
  SmallVector<char, 0> Bytes;
  Closure Needed;
  bool IsSmall =
      all_of(Names,
             [&](StringRef Name) {
               GlobalValue *GV = M->getNamedValue(Name);
               return !GV || Needed.add(*GV);
             }) &&
      all_of(*M, [&](Function &F) { return !isExternal(F) || Needed.add(F); });
  if (!IsSmall)
    return Bytes;
  Excerpt Part(*M, Needed);
  BitcodeWriter Writer(Bytes);
  Writer.writeModule(Part.make());
  Writer.writeStrtab();
  return Bytes;
}

SmallVector<char, 0> KeptLibrary::excerpt(ArrayRef<StringRef> Names) {
  if (!IsDivisible || Busy.test_and_set(std::memory_order_acquire))
    return {};
  std::string Key = join(Names, "\n");
  auto It = Excerpts.find(Key);
  SmallVector<char, 0> Bytes = It == Excerpts.end() ? make(Names) : It->second;
  if (It == Excerpts.end() && Excerpts.size() < MaxExcerpts)
    Excerpts[Key] = Bytes;
  Busy.clear(std::memory_order_release);
  return Bytes;
}

} // namespace opennvvm
