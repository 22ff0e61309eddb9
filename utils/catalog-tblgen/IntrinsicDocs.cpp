//===- IntrinsicDocs.cpp - docs/intrinsics.md -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Internal.h"
#include "Intrinsics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"
#include <map>

using namespace llvm;
using namespace opennvvm;

namespace {
/// Machines in words, like describeTargets of lib/Target.
class MachineNames {
public:
  explicit MachineNames(const RecordKeeper &Records) : All(machines(Records)) {}

  std::string describe(uint64_t Set) const;

private:
  bool isRange(uint64_t Set, int64_t Low, int64_t High) const {
    for (auto [Index, SM] : enumerate(All)) {
      int64_t Number = SM->getValueAsInt("Number");
      if (((Set >> Index) & 1) != (Number >= Low && Number <= High))
        return false;
    }
    return true;
  }

  std::vector<const Record *> All;
};
} // namespace

std::string MachineNames::describe(uint64_t Set) const {
  std::vector<const Record *> Chosen;
  for (auto [Index, SM] : enumerate(All))
    if ((Set >> Index) & 1)
      Chosen.push_back(SM);
  if (Chosen.empty())
    return "no machine";
  int64_t Low = Chosen.front()->getValueAsInt("Number");
  int64_t High = Chosen.back()->getValueAsInt("Number");
  if (isRange(Set, Low, High)) {
    if (Chosen.size() == All.size())
      return "any";
    std::string Text = "sm_" + itostr(Low);
    return Chosen.back() == All.back() ? Text + " or higher"
                                       : Text + " to sm_" + itostr(High);
  }
  return join(map_range(Chosen, machineName), ", ");
}

/// Text inside a table cell, where a pipe would end it.
static std::string cell(StringRef Text) {
  std::string Out;
  for (char C : Text) {
    if (C == '|')
      Out += '\\';
    Out += C == '\n' ? ' ' : C;
  }
  return Out;
}

static std::string version(unsigned V) {
  return utostr(V / 10) + "." + utostr(V % 10);
}

static void emitIntrinsicDocs(const RecordKeeper &Records, raw_ostream &OS) {
  std::vector<CatalogIntrinsic> All = joinIntrinsics(Records);
  MachineNames Names(Records);
  std::map<StringRef, std::vector<const CatalogIntrinsic *>> Families;
  for (const CatalogIntrinsic &I : All)
    Families[I.family()].push_back(&I);

  OS << "# Intrinsics\n\n"
        "Every `llvm.nvvm.*` intrinsic of LLVM, generated from "
        "`catalog/intrinsics/`;\n`nvvmc intrinsics NAME` adds the signature. "
        "What it needs is the machine and the\nPTX version that ptxas and "
        "LLVM's NVPTX ask for. In the PTX, `$d` is the result,\n`$0`, `$1` … "
        "are the arguments; `${0:a}` is an address, `${0:s}` its state space,\n"
        "`${d:f}` a type, `${2:{0=x;1=y}}` text chosen by a constant.\n\n"
        "Instructions of PTX 9.1 and later are in [ptx.md]"
        "(ptx.md#instructions-after-ptx-90),\nwhich says which of them have an "
        "intrinsic and which only inline assembly.\n\n"
        "| family | intrinsics | printed |\n|---|---|---|\n";
  size_t Printed = 0;
  unsigned Latest = 0;
  for (const Record *V : Records.getAllDerivedDefinitions("PTX"))
    Latest = std::max(Latest, unsigned(V->getValueAsInt("Number")));
  for (auto &[Family, Is] : Families) {
    size_t N = count_if(Is, [](const CatalogIntrinsic *I) {
      return I->reason().empty() || I->Row->isSubClassOf("Resolved");
    });
    OS << "| [" << Family << "](#" << Family.lower() << ") | " << Is.size()
       << " | " << N << " |\n";
    Printed += N;
  }
  OS << "| all | " << All.size() << " | " << Printed << " |\n";
  for (auto &[Family, Is] : Families) {
    OS << "\n## " << Family
       << "\n\n| llvm.nvvm. | needs | PTX |\n|---|---|---|\n";
    for (const CatalogIntrinsic *I : Is) {
      OS << "| `" << StringRef(I->Name).drop_front(strlen("llvm.nvvm."))
         << "` | " << Names.describe(I->Gate.Machines) << "; PTX "
         << version(I->Gate.PTX)
         << (I->until() < Latest ? " to " + version(I->until()) : "");
      if (I->untilFrom())
        OS << " on sm_" << I->untilFrom() << " and up";
      OS << " | ";
      if (!I->message().empty())
        OS << "a compiler message: " << I->message();
      else if (I->pattern().empty())
        OS << "not printed: " << cell(I->reason());
      else
        OS << "`" << cell(I->pattern()) << "`";
      OS << " |\n";
    }
  }
  emitInternalDocs(Records, OS);
}

static TableGen::Emitter::Opt Docs("gen-intrinsics-docs", emitIntrinsicDocs,
                                   "Write docs/intrinsics.md");
