//===- Names.cpp - PTX spelling of globals and functions ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Names.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::ptx {

static bool isNameChar(char C) { return isAlnum(C) || C == '_' || C == '$'; }

bool isLegalName(StringRef Name) {
  if (Name.empty() || isDigit(Name[0]))
    return false;
  // "_" and "$" alone are not names, and this is the only word that the
  // assembler reserves.
  if (Name == "_" || Name == "$" || Name == "WARP_SZ")
    return false;
  return all_of(Name, isNameChar);
}

/// Whether \p Name looks like one that function bodies declare themselves:
/// labels, the local depot, call parameters. Inside a body, it would hide the
/// global of that name.
static bool isBodyName(StringRef Name) {
  if (Name.starts_with("$L"))
    return true;
  for (StringRef Prefix : {"__local_depot", "param", "retval", "prototype_"})
    if (Name.starts_with(Prefix) && all_of(Name.substr(Prefix.size()), isDigit))
      return true;
  return false;
}

/// \p GV's name with every invalid byte rewritten; not yet unique.
static void legalize(const GlobalValue &GV, SmallVectorImpl<char> &To) {
  StringRef Name = GV.getName();
  Name.consume_front("\1"); // "Do not mangle"; nothing is mangled here.
  if (Name.empty())
    Name = "__unnamed";
  if (isDigit(Name[0]) || isBodyName(Name))
    To.push_back('_');
  for (char C : Name) {
    if (isNameChar(C))
      To.push_back(C);
    else
      append_range(To, StringRef("_$_"));
  }
}

NameTable::NameTable(const Module &M) {
  SmallVector<const GlobalValue *, 8> Illegal;
  for (const GlobalValue &GV : M.global_values()) {
    // Calls of intrinsics have no callee in PTX, so their names are never
    // printed.
    if (auto *F = dyn_cast<Function>(&GV); F && F->isIntrinsic())
      continue;
    StringRef Name = GV.getName();
    if (!isLegalName(Name) || (GV.hasLocalLinkage() && isBodyName(Name)))
      Illegal.push_back(&GV);
  }

  // Legal names are kept, so only the module's own symbols and the names
  // created here can conflict.
  StringSet<> Made;
  StringMap<unsigned> NextSuffix;
  SmallString<64> Name;
  for (const GlobalValue *GV : Illegal) {
    Name.clear();
    legalize(*GV, Name);
    size_t Stem = Name.size();
    auto IsFree = [&] {
      return isLegalName(Name) && !M.getNamedValue(Name) &&
             !Made.contains(Name);
    };
    while (!IsFree()) {
      unsigned &Suffix = NextSuffix[StringRef(Name).take_front(Stem)];
      Name.truncate(Stem);
      append_range(Name, StringRef("_$"));
      append_range(Name, utostr(++Suffix));
    }
    Made.insert(Name);
    Changed[GV] = StringRef(Name).copy(Text);
  }
  separateStems(M);
}

//===----------------------------------------------------------------------===//
// Names that the printer makes up
//===----------------------------------------------------------------------===//

static constexpr StringLiteral UsualStems[NumStems] = {
    "param",         "retval",          "prototype_", "func_retval",
    "__local_depot", "$L__BB",          "$L__tmp",    "$L__func_begin",
    "$L__func_end",  "$L__info_string", "_param_",    "_vararg"};

/// Stems that follow a function's name.
static bool isSuffix(unsigned Index) {
  return Index >= unsigned(Stem::Parameter);
}

/// Whether \p Name could be generated with stem \p S of number \p Index.
static bool couldBeMade(StringRef Name, StringRef S, unsigned Index) {
  if (!isSuffix(Index))
    return Name.consume_front(S) && !Name.empty() &&
           all_of(Name, [](char C) { return isDigit(C) || C == '_'; });
  if (Index == unsigned(Stem::Parameter))
    Name = Name.rtrim("0123456789");
  return Name.ends_with(S);
}

/// Whether the module has a name that could be generated with this stem.
bool NameTable::isTaken(const Module &M, unsigned Index) const {
  // The functions to which names with this suffix would belong.
  StringSet<> Functions;
  for (const GlobalValue &GV : M.global_values()) {
    StringRef Name = get(&GV);
    if (!couldBeMade(Name, Stems[Index], Index))
      continue;
    if (!isSuffix(Index))
      return true;
    if (Functions.empty())
      for (const Function &F : M)
        Functions.insert(get(&F));
    if (Functions.contains(Name.take_front(Name.rfind(Stems[Index]))))
      return true;
  }
  return false;
}

void NameTable::separateStems(const Module &M) {
  // A first pass over all names finds the few stems that need a closer check.
  unsigned Suspects = 0;
  for (unsigned I = 0; I < NumStems; ++I)
    Stems[I] = UsualStems[I];
  for (const GlobalValue &GV : M.global_values())
    for (unsigned I = 0; I < NumStems; ++I)
      if (couldBeMade(get(&GV), Stems[I], I))
        Suspects |= 1u << I;
  for (unsigned I = 0; Suspects >> I; ++I)
    for (unsigned Suffix = 1; (Suspects >> I & 1) && isTaken(M, I); ++Suffix)
      Stems[I] = StringRef((UsualStems[I] + "$" + Twine(Suffix) + "_").str())
                     .copy(Text);
}

std::string NameTable::parameter(const Function &F, unsigned Number) const {
  return (get(&F) + stem(Stem::Parameter) + Twine(Number)).str();
}

} // namespace opennvvm::ptx
