//===- UpgradedIntrinsics.cpp - Print intrinsics of older LLVM ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Input/Signatures.h"
#include "Questions.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace opennvvm::cli {

static std::string fullName(const UpgradedIntrinsic &R) {
  return ("llvm.nvvm." + R.Name + R.Types).str();
}

static std::string titleOf(const UpgradedIntrinsic &R) {
  return R.Types.empty() ? fullName(R) : ("llvm.nvvm." + R.Name + "*").str();
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
      if (!R.Value.empty())
        J.attribute("lastOperand", R.Value);
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

} // namespace opennvvm::cli
