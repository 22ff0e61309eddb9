//===- Hover.cpp - What an editor shows of what the cursor is on ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Hover.h"
#include "Names.h"
#include "Operations.h"
#include "Statement.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Operation.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::nv_tileas;
using namespace mlir::nv_tileas::lsp;
namespace protocol = llvm::lsp;

//===----------------------------------------------------------------------===//
// Hover
//===----------------------------------------------------------------------===//

static void printCode(raw_ostream &OS, StringRef Code) {
  OS << "```mlir\n" << Code.trim() << "\n```\n";
}

static std::string textOf(Operation *Op, OpPrintingFlags Flags) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  Op->print(OS, Flags.useLocalScope().skipRegions());
  return Text;
}

/// In the custom form, unless the operation would not survive printing it.
static void describe(raw_ostream &OS, Operation *Op) {
  OpPrintingFlags Custom, Generic;
  Custom.assumeVerified();
  Generic.printGenericOpForm();
  bool IsWrong = false;
  {
    ScopedDiagnosticHandler Silence(Op->getContext(),
                                    [](Diagnostic &) { return success(); });
    IsWrong = failed(Op->getName().verifyInvariants(Op));
  }
  printCode(OS, textOf(Op, IsWrong ? Generic : Custom));
  if (const OperationInfo *Info = findOperation(Op->getName().getStringRef()))
    OS << "\n" << documentationOf(*Info);
  if (!IsWrong && Op->isRegistered()) {
    OS << "\nGeneric form:\n\n";
    printCode(OS, textOf(Op, Generic));
  }
}

static void describe(raw_ostream &OS, Value V) {
  std::string Type;
  llvm::raw_string_ostream(Type) << V.getType();
  if (auto Argument = dyn_cast<BlockArgument>(V)) {
    OS << "Argument " << Argument.getArgNumber() << " of its block:\n\n";
    printCode(OS, Type);
    return;
  }
  auto Result = cast<OpResult>(V);
  OS << "Result " << Result.getResultNumber() << " of `"
     << Result.getOwner()->getName() << "`:\n\n";
  printCode(OS, Type);
  OS << "\n";
  describe(OS, Result.getOwner());
}

static void describe(raw_ostream &OS, Block &B) {
  OS << "Block of `" << B.getParentOp()->getName() << "` with "
     << B.getNumArguments() << " arguments\n";
}

std::optional<protocol::Hover> lsp::hoverAt(const Document &D, size_t Offset) {
  std::optional<Name> N = nameAt(D, Offset);
  if (!N)
    return std::nullopt;
  protocol::Hover H(D.rangeOf(N->At));
  llvm::raw_string_ostream OS(H.contents.value);
  if (N->Value)
    describe(OS, N->Value);
  else if (N->Op)
    describe(OS, N->Op);
  else if (N->Block)
    describe(OS, *N->Block);
  else if (N->Attr)
    OS << "Attribute alias:\n\n```mlir\n" << N->Attr << "\n```\n";
  else
    OS << "Type alias:\n\n```mlir\n" << N->Type << "\n```\n";
  return H;
}

//===----------------------------------------------------------------------===//
// Signatures
//===----------------------------------------------------------------------===//

/// Which operand or attribute is being written; -1 if none.
static int activeArgument(const Statement &S) {
  if (std::optional<StringRef> Open = S.openDictionary()) {
    StringRef Name = Open->drop_front(Open->rfind(',') + 1);
    Name = Name.split('=').first.trim();
    for (auto [I, Argument] : llvm::enumerate(S.Op->Arguments))
      if (Argument.IsAttribute && Argument.Name == Name)
        return I;
    return -1;
  }
  int Commas = S.Written.take_until([](char C) { return C == ':' || C == '{'; })
                   .count(',');
  int Operands = llvm::count_if(
      S.Op->Arguments, [](const ArgumentInfo &A) { return !A.IsAttribute; });
  return Operands ? std::min(Commas, Operands - 1) : -1;
}

protocol::SignatureHelp lsp::signatureAt(const Document &D, size_t Offset) {
  protocol::SignatureHelp Help;
  std::optional<Statement> S = statementAt(D.text().str(), Offset);
  if (!S)
    return Help;
  const OperationInfo *Op = S->Op;
  protocol::SignatureInformation Signature;
  Signature.label = Op->Name;
  Signature.documentation = documentationOf(*Op);
  for (const ArgumentInfo &Argument : Op->Arguments) {
    Signature.label += Signature.parameters.empty() ? " " : ", ";
    unsigned Begin = Signature.label.size();
    Signature.label += (Argument.Name + Argument.Times).str();
    protocol::ParameterInformation Parameter;
    Parameter.labelOffsets = {Begin, Signature.label.size()};
    Parameter.labelString = Argument.Name;
    Parameter.documentation =
        ((Argument.IsAttribute ? "attribute, " : "") + Argument.What).str();
    Signature.parameters.push_back(std::move(Parameter));
  }
  Help.signatures.push_back(std::move(Signature));
  Help.activeParameter = activeArgument(*S);
  return Help;
}
