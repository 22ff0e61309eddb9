//===- Signatures.cpp - How intrinsics are declared -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Signatures.h"
#include "Catalog/Intrinsic.h"
#include "OldIntrinsics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;

namespace opennvvm {

//===----------------------------------------------------------------------===//
// Intrinsics of older LLVM
//===----------------------------------------------------------------------===//

/// A module that calls \p R once, as text.
static std::string callOf(const UpgradedIntrinsic &R) {
  std::string Name = ("llvm.nvvm." + R.Name + R.Types).str();
  std::string Signature = R.Result.str() + " @", Arguments;
  std::string Text =
      "target triple = \"nvptx64-nvidia-cuda\"\ndefine " + Signature + "f(";
  SmallVector<StringRef, 2> Types;
  StringRef(R.Parameters).split(Types, ", ", -1, /*KeepEmpty=*/false);
  for (auto [I, Type] : enumerate(Types)) {
    (Text += I ? ", " : "") += (Type + " %" + Twine(char('a' + I))).str();
    StringRef Last = R.Value.empty() ? R.Last : R.Value;
    if (Type == "i1" && !R.Value.empty())
      Last = R.Value == "0" ? "false" : "true";
    bool IsConstant = I + 1 == Types.size() && !Last.empty();
    (Arguments += I ? ", " : "") +=
        IsConstant ? (Type + " " + Last).str()
                   : (Type + " %" + Twine(char('a' + I))).str();
  }
  Text += ") {\n  ";
  std::string Call = Signature + Name + "(";
  if (R.Result == "void")
    Text += "call " + Call + Arguments + ")\n  ret void\n}\n";
  else
    Text += "%r = call " + Call + Arguments + ")\n  ret " + R.Result.str() +
            " %r\n}\n";
  return Text + "declare " + Call + R.Parameters.str() + ")\n";
}

SmallVector<std::string, 2> replacementOf(const UpgradedIntrinsic &Row) {
  LLVMContext Context;
  SMDiagnostic Problem;
  SmallVector<std::string, 2> Lines;
  std::unique_ptr<Module> M =
      parseAssemblyString(callOf(Row), Problem, Context);
  if (!M)
    return Lines;
  std::string Name = ("llvm.nvvm." + Row.Name + Row.Types).str();
  if (Function *F = M->getFunction(Name); F && Row.isNewer())
    restoreOldIntrinsic(*F, Name);
  for (const Instruction &I : M->getFunction("f")->getEntryBlock()) {
    if (I.isTerminator())
      break;
    std::string Line;
    raw_string_ostream OS(Line);
    I.print(OS);
    Lines.push_back(StringRef(Line).trim().str());
  }
  return Lines;
}

//===----------------------------------------------------------------------===//
// Intrinsics of LLVM
//===----------------------------------------------------------------------===//

static std::string typeText(const Type &Ty) {
  std::string Text;
  raw_string_ostream OS(Text);
  Ty.print(OS);
  return Text;
}

/// The type that \p Word of a name stands for: "f32", "v4i16", "p1"; null if
/// none.
static Type *typeNamed(StringRef Word, LLVMContext &Context) {
  unsigned Lanes = 0, Number = 0;
  if (Word.consume_front("v") && Word.consumeInteger(10, Lanes))
    return nullptr;
  StringRef Kind = Word.take_while(isAlpha);
  if (Word.drop_front(Kind.size()).getAsInteger(10, Number))
    return nullptr;
  constexpr unsigned MostBits = 1024, MostLanes = 1024, MostSpaces = 128;
  Type *Ty = nullptr;
  if (Kind == "i" && Number && Number <= MostBits)
    Ty = IntegerType::get(Context, Number);
  else if (Kind == "p" && Number < MostSpaces)
    Ty = PointerType::get(Context, Number);
  else if (Kind == "f" && Number == 16)
    Ty = Type::getHalfTy(Context);
  else if (Kind == "f" && Number == 32)
    Ty = Type::getFloatTy(Context);
  else if (Kind == "f" && Number == 64)
    Ty = Type::getDoubleTy(Context);
  else if (Kind == "bf" && Number == 16)
    Ty = Type::getBFloatTy(Context);
  return Ty && Lanes && Lanes <= MostLanes ? FixedVectorType::get(Ty, Lanes)
                                           : Ty;
}

/// How many types the name of \p ID ends in.
static unsigned overloadsOf(Intrinsic::ID ID) {
  using namespace Intrinsic;
  SmallVector<IITDescriptor, 8> Table;
  getIntrinsicInfoTableEntries(ID, Table);
  unsigned Count = 0;
  for (const IITDescriptor &D : Table)
    if (D.Kind == IITDescriptor::Argument &&
        D.getArgumentKind() != IITDescriptor::AK_MatchType)
      Count = std::max(Count, D.getArgumentNumber() + 1);
    else if (D.Kind == IITDescriptor::VecOfAnyPtrsToElt)
      Count = std::max(Count, D.getOverloadArgNumber() + 1);
  return Count;
}

/// The type of intrinsic \p Name, as the types in its name say; empty if they
/// say nothing.
static std::string typeByName(StringRef Name) {
  Intrinsic::ID ID = Intrinsic::lookupIntrinsicID(Name);
  if (ID == Intrinsic::not_intrinsic)
    return {};
  LLVMContext Context;
  SmallVector<StringRef, 4> Words;
  StringRef Suffix = Name.drop_front(Intrinsic::getBaseName(ID).size());
  Suffix.split(Words, '.', -1, /*KeepEmpty=*/false);
  SmallVector<Type *, 4> Types;
  for (StringRef Word : Words)
    Types.push_back(typeNamed(Word, Context));
  if (is_contained(Types, nullptr) || Types.size() != overloadsOf(ID))
    return {};
  return typeText(*Intrinsic::getType(Context, ID, Types));
}

std::vector<std::string> compareSignatures(StringRef Name,
                                           const Function *Declared) {
  std::vector<std::string> Lines;
  if (Declared)
    Lines.push_back("declared: " + typeText(*Declared->getFunctionType()));
  std::string Expected = typeByName(Name);
  const UpgradedIntrinsic *Old =
      Expected.empty() ? findUpgraded(Name) : nullptr;
  if (Old)
    Expected = (Old->Result + " (" + Old->Parameters + ")").str();
  else if (const IntrinsicRow *Row = findIntrinsic(Name);
           Row && Expected.empty())
    Expected = Row->Signature.str();
  if (!Expected.empty())
    Lines.push_back("expected: " + Expected);
  if (Old)
    for (const std::string &Line : replacementOf(*Old))
      Lines.push_back("replaced today by: " + Line);
  return Lines;
}

} // namespace opennvvm
