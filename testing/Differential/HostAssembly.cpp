//===- HostAssembly.cpp - Inline assembly on the host ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Translates the instructions that Assembly.cpp generates into IR: each operand
// is a variable that the instructions read and write in turn.
//
//===----------------------------------------------------------------------===//

#include "Reference.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"

using namespace llvm;

namespace opennvvm::differential {

namespace {

class HostAssembly {
public:
  HostAssembly(CallInst &Call, IRBuilder<> &B) : Call(Call), B(B) {}

  Value *run() {
    bindOperands();
    SmallVector<StringRef, 16> All;
    StringRef(cast<InlineAsm>(Call.getCalledOperand())->getAsmString())
        .split(All, ';');
    for (StringRef Statement : All)
      execute(Statement.trim(" {}"));
    if (Results == 1)
      return Operands[0];
    Value *Whole = PoisonValue::get(Call.getType());
    for (unsigned R = 0; R < Results; ++R)
      Whole = B.CreateInsertValue(Whole, Operands[R], R);
    return Whole;
  }

private:
  void bindOperands();
  void execute(StringRef Statement);

  /// The operand that "$3" refers to.
  unsigned operand(StringRef Text) {
    unsigned N = 0;
    [[maybe_unused]] bool Bad =
        !Text.consume_front("$") || Text.getAsInteger(10, N);
    assert(!Bad && N < Operands.size());
    return N;
  }

  CallInst &Call;
  IRBuilder<> &B;
  SmallVector<Value *, 8> Operands;
  unsigned Results = 0;
  Value *Predicate = nullptr;
};

void HostAssembly::bindOperands() {
  auto *Struct = dyn_cast<StructType>(Call.getType());
  unsigned Arg = 0;
  for (auto &Info :
       cast<InlineAsm>(Call.getCalledOperand())->ParseConstraints()) {
    if (Info.Type == InlineAsm::isOutput) {
      Type *T = Struct ? Struct->getElementType(Results) : Call.getType();
      Operands.push_back(PoisonValue::get(T));
      ++Results;
      continue;
    }
    Value *V = Call.getArgOperand(Arg++);
    Operands.push_back(V);
    unsigned Tied;
    if (to_integer(Info.Codes[0], Tied, 10))
      Operands[Tied] = V;
  }
}

void HostAssembly::execute(StringRef Statement) {
  bool IsPredicated = Statement.consume_front("@p ");
  auto [Mnemonic, Rest] = Statement.split(' ');
  if (Mnemonic.empty() || Mnemonic == ".reg" || Mnemonic == "//")
    return;
  SmallVector<StringRef, 3> Names;
  Rest.split(Names, ", ");
  if (Mnemonic.starts_with("setp.")) {
    Value *V = Operands[operand(Names[1])];
    Predicate = B.CreateICmpNE(V, Constant::getNullValue(V->getType()));
    return;
  }
  unsigned To = operand(Names[0]);
  Value *New = Operands[operand(Names[1])];
  if (!Mnemonic.starts_with("mov.")) {
    auto Op = StringSwitch<Instruction::BinaryOps>(Mnemonic.split('.').first)
                  .Case("add", Instruction::Add)
                  .Case("sub", Instruction::Sub)
                  .Case("mul", Instruction::Mul)
                  .Case("and", Instruction::And)
                  .Case("or", Instruction::Or)
                  .Default(Instruction::Xor);
    New = B.CreateBinOp(Op, New, Operands[operand(Names[2])]);
  }
  Operands[To] =
      IsPredicated ? B.CreateSelect(Predicate, New, Operands[To]) : New;
}

} // namespace

Value *executeAssembly(CallInst &Call, IRBuilder<> &B) {
  return HostAssembly(Call, B).run();
}

} // namespace opennvvm::differential
