//===- PrintIntrinsic.cpp - Print one LLVM intrinsic ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Intrinsic.h"
#include "Questions.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace opennvvm::cli {

static std::string machinesOf(const Gate &G) {
  return G.SMs ? describeTargets(G.SMs) : "no machine";
}

static std::string describe(const Gate &G) {
  return G.SMs ? machinesOf(G) + ", PTX " + formatPTXVersion(G.PTX)
               : machinesOf(G);
}

static std::string documented(const DocumentedGate &D) {
  return "sm_" + std::to_string(D.Lowest) + " or higher";
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static void writeGate(json::OStream &J, const Gate &G) {
  J.attribute("targets", machinesOf(G));
  if (G.SMs)
    J.attribute("ptxVersion", formatPTXVersion(G.PTX));
}

/// Whether later PTX versions no longer have it.
static bool isGone(const IntrinsicRow &R) {
  return R.Until < ptxVersions().back();
}

static void writeGates(json::OStream &J, const IntrinsicRow &R) {
  writeGate(J, R.Tools);
  if (isGone(R))
    J.attribute("ptxUntil", formatPTXVersion(R.Until));
  if (R.UntilFrom)
    J.attribute("ptxUntilFrom", ("sm_" + Twine(R.UntilFrom)).str());
  if (!overloadGatesOf(R).empty())
    J.attributeArray("overloads", [&] {
      for (const OverloadGate &G : overloadGatesOf(R))
        J.object([&] {
          J.attribute("type", overloadTypeName(G.Type));
          writeGate(J, G.Tools);
        });
    });
  if (R.Spaces)
    J.attribute("addressSpaces", spacesOf(R));
  if (!valueGatesOf(R).empty())
    J.attributeArray("values", [&] {
      for (const ValueGate &G : valueGatesOf(R))
        J.object([&] {
          J.attribute("argument", G.Arg);
          J.attribute("value", G.Value);
          writeGate(J, G.Tools);
        });
    });
  if (R.Document.ID)
    J.attributeObject("documented", [&] {
      J.attribute("targets", documented(R.Document));
      J.attribute("rule", ruleInfo(*R.Document.ID).ID);
      J.attribute("source", R.Document.Source);
    });
}

static void writeJSON(json::OStream &J, const IntrinsicRow &R,
                      const Options &O) {
  J.object([&] {
    J.attribute("name", R.Name);
    J.attribute("family", R.Family);
    J.attribute("signature", R.Signature);
    writeGates(J, R);
    if (!constraintsOf(R).empty())
      J.attributeArray("arguments", [&] {
        for (const ArgConstraint &C : constraintsOf(R))
          J.object([&] {
            J.attribute("argument", C.Arg);
            J.attribute(C.IsAdvice ? "should" : "must", C.describe());
          });
      });
    if (O.Arch)
      J.attribute("accepted", R.Tools.allowsSM(*O.Arch));
    J.attribute("emitted", R.isSupported());
    J.attribute("ptx", R.PTXText);
    if (!R.isSupported())
      J.attribute("reason", R.Unsupported);
  });
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static void printGates(raw_ostream &OS, const IntrinsicRow &R) {
  OS << "  needs      " << describe(R.Tools);
  if (isGone(R))
    OS << " to " << formatPTXVersion(R.Until);
  if (R.UntilFrom)
    OS << " on sm_" << R.UntilFrom << " and up";
  OS << "\n";
  for (const OverloadGate &G : overloadGatesOf(R))
    OS << "  of " << overloadTypeName(G.Type) << ": " << describe(G.Tools)
       << "\n";
  if (R.Spaces)
    OS << "  pointers   to address space " << spacesOf(R) << "\n";
  for (const ValueGate &G : valueGatesOf(R))
    OS << "  argument " << unsigned(G.Arg) << " = " << G.Value << ": "
       << describe(G.Tools) << "\n";
  if (R.Document.ID)
    OS << "  documented " << documented(R.Document) << " (" << R.Document.Source
       << "; " << ruleInfo(*R.Document.ID).ID << ")\n";
}

static void printAnswer(raw_ostream &OS, const IntrinsicRow &R,
                        const SMInfo &SM) {
  OS << "  on " << SM.Name << ": ";
  if (R.Tools.allowsSM(SM))
    OS << "yes, with PTX " << formatPTXVersion(std::max(R.Tools.PTX, SM.MinPTX))
       << " or newer\n";
  else
    OS << "no\n";
}

void printIntrinsic(raw_ostream &OS, const IntrinsicRow &R, const Options &O) {
  if (O.Output == Format::JSON) {
    json::OStream J(OS);
    writeJSON(J, R, O);
    J.flush();
    OS << "\n";
    return;
  }
  OS << R.Name << "\n  signature  " << R.Signature << "\n";
  printGates(OS, R);
  for (const ArgConstraint &C : constraintsOf(R))
    OS << "  argument " << unsigned(C.Arg)
       << (C.IsAdvice ? " should be " : " is ") << C.describe() << "\n";
  if (O.Arch)
    printAnswer(OS, R, *O.Arch);
  if (!R.isSupported()) {
    OS << "  not emitted: " << R.Unsupported << "\n";
    return;
  }
  if (R.Message != MessageKind::None)
    OS << "  becomes    a compiler message\n";
  SmallVector<StringRef, 4> Lines;
  R.PTXText.split(Lines, '\n');
  for (auto [I, Line] : enumerate(Lines))
    OS << (I ? "             " : "  PTX        ") << Line << "\n";
}

} // namespace opennvvm::cli
