//===- UpgradedIntrinsics.cpp - Print intrinsics of older LLVM ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's readers replace calls of intrinsics that LLVM no longer has. To show
// the replacement, this code lets LLVM read a function with one call.
//
//===----------------------------------------------------------------------===//

#include "Catalog/UpgradedIntrinsic.h"
#include "Questions.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;

namespace opennvvm::tool {

static std::string fullName(const UpgradedIntrinsic &R) {
  return ("llvm.nvvm." + R.Name + R.Types).str();
}

static std::string titleOf(const UpgradedIntrinsic &R) {
  return R.Types.empty() ? fullName(R) : ("llvm.nvvm." + R.Name + "*").str();
}

/// A module that calls \p R once, as text.
static std::string callOf(const UpgradedIntrinsic &R) {
  std::string Signature = R.Result.str() + " @", Arguments;
  std::string Text =
      "target triple = \"nvptx64-nvidia-cuda\"\ndefine " + Signature + "f(";
  SmallVector<StringRef, 2> Types;
  StringRef(R.Parameters).split(Types, ", ", -1, /*KeepEmpty=*/false);
  for (auto [I, Type] : enumerate(Types)) {
    (Text += I ? ", " : "") += (Type + " %" + Twine(char('a' + I))).str();
    bool IsConstant = I + 1 == Types.size() && !R.Last.empty();
    (Arguments += I ? ", " : "") +=
        IsConstant ? (Type + " " + R.Last).str()
                   : (Type + " %" + Twine(char('a' + I))).str();
  }
  Text += ") {\n  ";
  std::string Call = Signature + fullName(R) + "(";
  if (R.Result == "void")
    Text += "call " + Call + Arguments + ")\n  ret void\n}\n";
  else
    Text += "%r = call " + Call + Arguments + ")\n  ret " + R.Result.str() +
            " %r\n}\n";
  return Text + "declare " + Call + R.Parameters.str() + ")\n";
}

/// LLVM's replacement for a call of \p R, one instruction per line.
static SmallVector<std::string, 2> replacementOf(const UpgradedIntrinsic &R) {
  LLVMContext Context;
  SMDiagnostic Problem;
  SmallVector<std::string, 2> Lines;
  std::unique_ptr<Module> M = parseAssemblyString(callOf(R), Problem, Context);
  if (!M)
    return Lines;
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

static void print(raw_ostream &OS, const UpgradedIntrinsic &R,
                  const Options &O) {
  SmallVector<std::string, 2> Lines = replacementOf(R);
  std::string Signature = (R.Result + " (" + R.Parameters + ")").str();
  if (O.Output == Format::JSON) {
    json::OStream J(OS);
    J.object([&] {
      J.attribute("name", titleOf(R));
      J.attribute("family", "Upgraded");
      J.attribute("signature", Signature);
      J.attributeArray("becomes", [&] {
        for (const std::string &Line : Lines)
          J.value(Line);
      });
    });
    J.flush();
    OS << "\n";
    return;
  }
  OS << titleOf(R) << "\n  signature  " << Signature
     << "\n  becomes    when LLVM reads a call of it:\n";
  for (const std::string &Line : Lines)
    OS << "             " << Line << "\n";
}

bool printUpgraded(raw_ostream &OS, const GlobPattern &Pattern, StringRef Name,
                   const Options &O) {
  bool Found = false;
  if (!Name.empty() && !Name.starts_with("llvm."))
    Name = {};
  for (const UpgradedIntrinsic &R : upgradedIntrinsics()) {
    std::string Title = titleOf(R);
    bool BeginsSo =
        !R.Types.empty() && Name.starts_with(StringRef(Title).drop_back());
    if (!Pattern.match(Title) && !BeginsSo)
      continue;
    print(OS, R, O);
    Found = true;
  }
  return Found;
}

} // namespace opennvvm::tool
