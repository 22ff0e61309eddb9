//===- RegisterLists.cpp - Lists of registers in braces -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegisterLists.h"
#include "llvm/ADT/SmallVector.h"

using namespace llvm;

namespace opennvvm::ptx {

void printList(FunctionContext &E, ArrayRef<Op> List) {
  Writer &W = E.Out.writer();
  W.ch('{');
  for (const Op &O : List) {
    if (&O != List.begin())
      W.text(", ");
    E.Out.printOp(O);
  }
  W.ch('}');
}

void emitPack(FunctionContext &E, Opcode Name, Reg To, ArrayRef<Op> Parts) {
  E.Out.start(Name);
  E.Out.printOp(To);
  E.Out.writer().text(", ");
  printList(E, Parts);
  E.Out.writer().text(";\n");
}

void emitUnpack(FunctionContext &E, Opcode Name, ArrayRef<Reg> Parts, Op From) {
  E.Out.start(Name);
  printList(E, SmallVector<Op, 8>(Parts.begin(), Parts.end()));
  E.Out.writer().text(", ");
  E.Out.printOp(From);
  E.Out.writer().text(";\n");
}

} // namespace opennvvm::ptx
