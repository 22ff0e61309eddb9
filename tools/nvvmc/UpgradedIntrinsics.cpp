//===- UpgradedIntrinsics.cpp - nvvmc intrinsics, those of older LLVM -----===//
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

#include "Commands.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;

namespace opennvvm::tool {

namespace {
struct UpgradedIntrinsic {
  StringLiteral Name;   ///< After "llvm.nvvm."; types follow a period.
  StringLiteral Suffix; ///< The types in the example.
  StringLiteral Result, Parameters;
  StringLiteral Last = ""; ///< The last operand, if it must be a constant.

  std::string fullName() const { return ("llvm.nvvm." + Name + Suffix).str(); }
  std::string title() const {
    return Suffix.empty() ? fullName() : ("llvm.nvvm." + Name + "*").str();
  }
};
} // namespace

static constexpr UpgradedIntrinsic Rows[] = {
    {"abs.bf16", "", "bfloat", "bfloat"},
    {"abs.bf16x2", "", "<2 x bfloat>", "<2 x bfloat>"},
    {"abs.i", "", "i32", "i32"},
    {"abs.ll", "", "i64", "i64"},
    {"atomic.load.add.f32.", "p1", "float", "ptr addrspace(1), float"},
    {"atomic.load.add.f64.", "p1", "double", "ptr addrspace(1), double"},
    {"atomic.load.dec.32.", "p1", "i32", "ptr addrspace(1), i32"},
    {"atomic.load.inc.32.", "p1", "i32", "ptr addrspace(1), i32"},
    {"bar.sync", "", "void", "i32"},
    {"barrier", "", "void", "i32, i32"},
    {"barrier.n", "", "void", "i32"},
    {"barrier.sync", "", "void", "i32"},
    {"barrier.sync.cnt", "", "void", "i32, i32"},
    {"barrier0", "", "void", ""},
    {"barrier0.and", "", "i32", "i32"},
    {"barrier0.or", "", "i32", "i32"},
    {"barrier0.popc", "", "i32", "i32"},
    {"bitcast.d2ll", "", "i64", "double"},
    {"bitcast.f2i", "", "i32", "float"},
    {"bitcast.i2f", "", "float", "i32"},
    {"bitcast.ll2d", "", "double", "i64"},
    {"brev32", "", "i32", "i32"},
    {"brev64", "", "i64", "i64"},
    {"clz.i", "", "i32", "i32"},
    {"clz.ll", "", "i32", "i64"},
    {"ex2.approx.d", "", "double", "double"},
    {"ex2.approx.f", "", "float", "float"},
    {"ex2.approx.ftz.f", "", "float", "float"},
    {"fabs.d", "", "double", "double"},
    {"fabs.f", "", "float", "float"},
    {"fabs.ftz.f", "", "float", "float"},
    {"h2f", "", "float", "i16"},
    // The last operand is an alignment.
    {"ldg.global.f.", "f32.p1", "float", "ptr addrspace(1), i32", "4"},
    {"ldg.global.i.", "i32.p1", "i32", "ptr addrspace(1), i32", "4"},
    {"ldg.global.p.", "p0.p1", "ptr", "ptr addrspace(1), i32", "4"},
    {"max.i", "", "i32", "i32, i32"},
    {"max.ll", "", "i64", "i64, i64"},
    {"max.s", "", "i16", "i16, i16"},
    {"max.ui", "", "i32", "i32, i32"},
    {"max.ull", "", "i64", "i64, i64"},
    {"max.us", "", "i16", "i16, i16"},
    {"min.i", "", "i32", "i32, i32"},
    {"min.ll", "", "i64", "i64, i64"},
    {"min.s", "", "i16", "i16, i16"},
    {"min.ui", "", "i32", "i32, i32"},
    {"min.ull", "", "i64", "i64, i64"},
    {"min.us", "", "i16", "i16, i16"},
    {"popc.i", "", "i32", "i32"},
    {"popc.ll", "", "i32", "i64"},
    {"ptr.constant.to.gen.", "p0.p4", "ptr", "ptr addrspace(4)"},
    {"ptr.gen.to.constant.", "p4.p0", "ptr addrspace(4)", "ptr"},
    {"ptr.gen.to.global.", "p1.p0", "ptr addrspace(1)", "ptr"},
    {"ptr.gen.to.local.", "p5.p0", "ptr addrspace(5)", "ptr"},
    {"ptr.gen.to.param.", "p101.p0", "ptr addrspace(101)", "ptr"},
    {"ptr.gen.to.shared.", "p3.p0", "ptr addrspace(3)", "ptr"},
    {"ptr.global.to.gen.", "p0.p1", "ptr", "ptr addrspace(1)"},
    {"ptr.local.to.gen.", "p0.p5", "ptr", "ptr addrspace(5)"},
    {"ptr.param.to.gen.", "p0.p101", "ptr", "ptr addrspace(101)"},
    {"ptr.shared.to.gen.", "p0.p3", "ptr", "ptr addrspace(3)"},
    {"rotate.b32", "", "i32", "i32, i32"},
    {"rotate.b64", "", "i64", "i64, i32"},
    {"rotate.right.b64", "", "i64", "i64, i32"},
    {"swap.lo.hi.b64", "", "i64", "i64"},
};

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
  std::string Call = Signature + R.fullName() + "(";
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

static void print(const UpgradedIntrinsic &R, const Options &O) {
  SmallVector<std::string, 2> Lines = replacementOf(R);
  std::string Signature = (R.Result + " (" + R.Parameters + ")").str();
  if (O.Output == Format::JSON) {
    json::OStream J(outs());
    J.object([&] {
      J.attribute("name", R.title());
      J.attribute("family", "Upgraded");
      J.attribute("signature", Signature);
      J.attributeArray("becomes", [&] {
        for (const std::string &Line : Lines)
          J.value(Line);
      });
    });
    J.flush();
    outs() << "\n";
    return;
  }
  outs() << R.title() << "\n  signature  " << Signature
         << "\n  becomes    when LLVM reads a call of it:\n";
  for (const std::string &Line : Lines)
    outs() << "             " << Line << "\n";
}

bool printUpgraded(const GlobPattern &Pattern, StringRef Name,
                   const Options &O) {
  bool Found = false;
  if (!Name.empty() && !Name.starts_with("llvm."))
    Name = {};
  for (const UpgradedIntrinsic &R : Rows) {
    std::string Title = R.title();
    bool BeginsSo =
        !R.Suffix.empty() && Name.starts_with(StringRef(Title).drop_back());
    if (!Pattern.match(Title) && !BeginsSo)
      continue;
    print(R, O);
    Found = true;
  }
  return Found;
}

} // namespace opennvvm::tool
