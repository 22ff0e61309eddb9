//===- InstWriter.cpp - Instructions as lines of text ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InstWriter.h"
#include "Names.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

void InstWriter::printOp(const Op &O) {
  Writer &Out = *W;
  switch (O.Kind) {
  case Op::NotRegister:
    Out.ch('!');
    [[fallthrough]];
  case Op::Register:
    Out.reg(O.R);
    return;
  case Op::Integer:
    Out.sdec(O.Imm);
    return;
  case Op::Float:
    Out.f32(uint32_t(O.Imm));
    return;
  case Op::Double:
    Out.f64(uint64_t(O.Imm));
    return;
  case Op::Half:
    Out.text("0x");
    Out.hex(uint64_t(O.Imm), 4);
    return;
  case Op::Symbol:
    Out.text(Names.get(O.GV));
    return;
  case Op::Block:
    Out.text(Names.stem(Stem::Block));
    Out.dec(FunctionIndex);
    Out.ch('_');
    Out.dec(uint64_t(O.Imm));
    return;
  case Op::Text:
    Out.text(StringRef(O.Str, O.Len));
    return;
  case Op::Memory: {
    Out.ch('[');
    Op Base = O;
    Base.Kind = O.BaseKind;
    printOp(Base);
    if (O.Imm && O.BaseKind != Op::Integer) {
      Out.ch('+');
      Out.sdec(O.Imm);
    }
    Out.ch(']');
    return;
  }
  case Op::Sink:
    Out.ch('_');
    return;
  }
}

/// Prints the operands of an instruction and ends its line.
inline void InstWriter::printOps(ArrayRef<Op> Ops) {
  bool First = true;
  for (const Op &O : Ops) {
    W->text(First ? " \t" : ", ");
    First = false;
    printOp(O);
  }
  W->text(";\n");
}

void InstWriter::emitList(Opcode O, ArrayRef<Op> Ops) {
  char *P = W->begin(1 + Opcode::MaxText);
  *P = '\t';
  W->end(O.write(P + 1));
  printOps(Ops);
}

void InstWriter::emitIf(Op Predicate, Opcode O, ArrayRef<Op> Ops) {
  W->text("\t@");
  printOp(Predicate);
  char *P = W->begin(1 + Opcode::MaxText);
  *P = ' ';
  W->end(O.write(P + 1));
  printOps(Ops);
}

void InstWriter::start(Opcode O) {
  char *P = W->begin(Opcode::MaxText + 3);
  *P = '\t';
  P = O.write(P + 1);
  P[0] = ' ', P[1] = '\t';
  W->end(P + 2);
}

void InstWriter::emitLabel(const Op &Label) {
  printOp(Label);
  W->text(":\n");
}

void InstWriter::emitLine(StringRef Line) {
  W->ch('\t');
  W->text(Line);
  W->ch('\n');
}

void InstWriter::copy(Reg To, Op From) {
  if (From.isReg() && From.R == To)
    return;
  // Between classes of the same width, only the bits are moved.
  bool Bits = From.isReg() && From.R.regClass() != To.regClass();
  emit({Inst::Mov, Bits ? typeMod('b', To.width())
                        : RegClasses[unsigned(To.regClass())].Bits},
       To, From);
}

Reg InstWriter::inRegister(Op O, RegClass C) {
  if (O.isReg() && O.R.regClass() == C)
    return O.R;
  Reg R = Regs.temp(C);
  copy(R, O);
  return R;
}

/// Each copy is printed once no other copy needs its destination's old value; a
/// cycle is broken by saving one destination.
void InstWriter::copyAtOnce(SmallVectorImpl<Copy> &Copies) {
  if (Copies.empty())
    return;
  if (Copies.size() == 1)
    return copy(Copies[0].To, Copies[0].From);

  auto Key = [](Reg R) { return unsigned(R.regClass()) << 28 | R.index(); };
  DenseMap<unsigned, unsigned> Readers;  // Register → copies that read it.
  DenseMap<unsigned, unsigned> WriterOf; // Register → the copy that writes it.
  for (auto [I, C] : enumerate(Copies)) {
    WriterOf[Key(C.To)] = I;
    if (C.From.isReg())
      ++Readers[Key(C.From.R)];
  }
  SmallVector<unsigned, 8> Ready;
  for (auto [I, C] : enumerate(Copies))
    if (!Readers.lookup(Key(C.To)))
      Ready.push_back(I);

  unsigned Left = Copies.size(), Scan = 0;
  while (Left) {
    if (Ready.empty()) {
      while (Copies[Scan].Done)
        ++Scan;
      // Every remaining copy is in a cycle: save this destination's old value
      // and let its reader use the saved one.
      Copy &C = Copies[Scan];
      Reg Saved = Regs.temp(C.To.regClass());
      copy(Saved, C.To);
      for (Copy &Other : Copies)
        if (!Other.Done && Other.From.isReg() && Other.From.R == C.To)
          Other.From = Saved;
      Readers[Key(C.To)] = 0;
      Ready.push_back(Scan);
    }
    Copy &C = Copies[Ready.pop_back_val()];
    copy(C.To, C.From);
    C.Done = true;
    --Left;
    if (!C.From.isReg())
      continue;
    auto Read = Readers.find(Key(C.From.R));
    if (Read == Readers.end() || --Read->second)
      continue;
    auto Waiting = WriterOf.find(Key(C.From.R));
    if (Waiting != WriterOf.end() && !Copies[Waiting->second].Done)
      Ready.push_back(Waiting->second);
  }
}

} // namespace opennvvm::ptx
