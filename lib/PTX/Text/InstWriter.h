//===- InstWriter.h - Instructions as lines of text -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_TEXT_INSTWRITER_H
#define OPENNVVM_LIB_PTX_TEXT_INSTWRITER_H

#include "Catalog/Opcode.h"
#include "RegisterFile.h"
#include "Writer.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <initializer_list>
#include <utility>

namespace opennvvm::ptx {

class NameTable;

/// Writes the instructions of one function, one line each.
class InstWriter {
public:
  InstWriter(const NameTable &Names, RegisterFile &Regs)
      : Names(Names), Regs(Regs) {}

  /// What follows is written to \p To; labels of blocks are those of function
  /// \p Index.
  void reset(Writer &To, unsigned Index) {
    W = &To;
    FunctionIndex = Index;
  }

  /// Writes to \p To from here on. \returns what was written to before.
  Writer &redirect(Writer &To) { return *std::exchange(W, &To); }

  /// Prints one instruction: emit({Inst::Setp, Mod::Eq, Mod::B32}, P, A, B).
  /// Operands whose evaluation allocates registers or prints must be in a
  /// braced list, which is evaluated in order.
  template <typename... Ops> void emit(Opcode O, Ops... Operands) {
    const Op List[] = {Op(Operands)...};
    emitList(O, List);
  }
  void emit(Opcode O) { emitList(O, {}); }
  void emit(Opcode O, std::initializer_list<Op> Ops) { emitList(O, Ops); }
  void emitList(Opcode O, llvm::ArrayRef<Op> Ops);
  /// Prints one instruction predicated with "@P" or "@!P".
  void emitIf(Op Predicate, Opcode O, llvm::ArrayRef<Op> Ops);

  void emitLabel(const Op &Label);
  /// Prints a whole line unchanged, after a tab.
  void emitLine(llvm::StringRef Line);

  /// Copies \p From to \p To with the mov of To's class; prints nothing if they
  /// are the same.
  void copy(Reg To, Op From);
  /// \p O in a register of class \p C, which has the same width.
  Reg inRegister(Op O, RegClass C);
  /// One of several copies that are made simultaneously.
  struct Copy {
    Reg To;
    Op From;
    bool Done = false;
  };
  /// Prints simultaneous copies to distinct registers.
  void copyAtOnce(llvm::SmallVectorImpl<Copy> &Copies);

  /// The body text, for printers that assemble a line from pieces.
  Writer &writer() { return *W; }
  /// Begins such a line: "\tmnemonic \t".
  void start(Opcode O);
  /// One operand of such a line.
  void printOp(const Op &O);

private:
  void printOps(llvm::ArrayRef<Op> Ops);

  const NameTable &Names;
  RegisterFile &Regs;
  Writer *W = nullptr;
  unsigned FunctionIndex = 0;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_TEXT_INSTWRITER_H
