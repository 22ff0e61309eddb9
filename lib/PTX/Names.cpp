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
  // "_" and "$" alone are not names, and of all words this is the only one
  // that the assembler keeps to itself.
  if (Name == "_" || Name == "$" || Name == "WARP_SZ")
    return false;
  return all_of(Name, isNameChar);
}

/// Whether \p Name looks like one that function bodies declare for themselves:
/// labels, the local depot, call parameters. Inside a body it would hide the
/// global of that name.
static bool isBodyName(StringRef Name) {
  if (Name.starts_with("$L"))
    return true;
  for (StringRef Prefix : {"__local_depot", "param", "retval", "prototype_"})
    if (Name.starts_with(Prefix) && all_of(Name.substr(Prefix.size()), isDigit))
      return true;
  return false;
}

/// \p GV's name with every byte that PTX refuses rewritten; not yet unique.
static void legalise(const GlobalValue &GV, SmallVectorImpl<char> &To) {
  StringRef Name = GV.getName();
  Name.consume_front("\1"); // "do not mangle"; nothing here does.
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
    // Intrinsics are calls without a callee; they never print their name.
    if (auto *F = dyn_cast<Function>(&GV); F && F->isIntrinsic())
      continue;
    StringRef Name = GV.getName();
    if (!isLegalName(Name) || (GV.hasLocalLinkage() && isBodyName(Name)))
      Illegal.push_back(&GV);
  }

  // Legal names stay, so only the module's own table and the names made here
  // can be in the way.
  StringSet<> Made;
  StringMap<unsigned> NextSuffix;
  SmallString<64> Name;
  for (const GlobalValue *GV : Illegal) {
    Name.clear();
    legalise(*GV, Name);
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
}

} // namespace opennvvm::ptx
