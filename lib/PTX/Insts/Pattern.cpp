//===- Pattern.cpp - Intrinsics from their catalog rows -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row's pattern is interpreted twice: first the operands are put in place,
// which may take instructions of its own, then the text is printed.
//
//===----------------------------------------------------------------------===//

#include "Insts.h"
#include "opennvvm/Catalog/Intrinsic.h"
#include "opennvvm/Catalog/Pattern.h"

using namespace llvm;

namespace opennvvm::ptx {

// Stands for "the whole value" in place of a part's number, and for the
// result in place of an argument's.
static constexpr uint8_t Whole = 0xFF;

namespace {
class PatternPrinter {
public:
  PatternPrinter(FunctionEmitter &E, const CallInst &CI,
                 const IntrinsicRow &Row)
      : E(E), CI(CI), Row(Row) {}

  void print() {
    PatternBytes Bytes = patternOf(Row);
    findSpaces(Bytes);
    if (!resolve(Bytes))
      return;
    write(Bytes);
  }

private:
  /// Calls \p Visit(opcode, operand bytes) for each piece, with a selection
  /// replaced by what it selects. \returns false when \p Visit does, or when
  /// nothing is selected.
  template <typename Fn> bool walk(PatternBytes Bytes, Fn Visit) {
    for (size_t At = 0; At < Bytes.size();) {
      auto Opcode = PatternOp(Bytes[At++]);
      size_t Length = 0;
      switch (Opcode) {
      case PatternOp::Literal:
        Length = 1 + Bytes[At];
        break;
      case PatternOp::Result:
      case PatternOp::Address:
      case PatternOp::Space:
        Length = 1;
        break;
      case PatternOp::Argument:
      case PatternOp::Type:
        Length = 2;
        break;
      case PatternOp::NewLine:
        break;
      case PatternOp::Select: {
        PatternBytes Chosen;
        if (!choose(Bytes, At, Chosen) || !walk(Chosen, Visit))
          return false;
        continue;
      }
      }
      if (!Visit(Opcode, Bytes.slice(At, Length)))
        return false;
      At += Length;
    }
    return true;
  }

  /// Steps over a selection at \p At and finds the case that is taken.
  bool choose(PatternBytes Bytes, size_t &At, PatternBytes &Chosen) {
    unsigned Arg = Bytes[At++], Count = Bytes[At++];
    auto *Imm = dyn_cast<ConstantInt>(CI.getArgOperand(Arg));
    bool Found = false;
    for (unsigned I = 0; I < Count; ++I) {
      uint8_t Value = Bytes[At++], Length = Bytes[At++];
      if (Imm && Imm->getValue() == Value) {
        Chosen = Bytes.slice(At, Length);
        Found = true;
      }
      At += Length;
    }
    if (!Found)
      E.fail(Rule::EmitUnsupportedIntrinsic, CI,
             {Row.Name.str(), "argument " + std::to_string(Arg) +
                                  " has no meaning with this value"});
    return Found;
  }

  /// Notes which pointers have their state space printed: only those may be
  /// addressed in a narrower space than their type says.
  void findSpaces(PatternBytes Bytes) {
    walk(Bytes, [&](PatternOp Opcode, PatternBytes Operands) {
      if (Opcode == PatternOp::Space)
        PrintsSpace |= 1u << Operands[0];
      return true;
    });
  }

  //===--- Operands --------------------------------------------------------===//

  Op argument(unsigned Arg, unsigned Part) {
    const Value *V = CI.getArgOperand(Arg);
    if ((Row.ImmArgs >> Arg) & 1)
      if (auto *Imm = dyn_cast<ConstantInt>(V))
        return Op::imm(Imm->getBitWidth() == 1 ? Imm->getZExtValue()
                                               : Imm->getSExtValue());
    return E.use(V, Part);
  }

  Address addressOf(unsigned Arg) {
    const Value *V = CI.getArgOperand(Arg);
    unsigned Space = V->getType()->getPointerAddressSpace();
    Address A = E.address(V);
    bool Narrower = A.Space == AddressSpace::Global ||
                    A.Space == AddressSpace::Shared;
    if (A.Space == Space || (Narrower && ((PrintsSpace >> Arg) & 1)))
      return A;
    return {Space, E.useReg(V), 0};
  }

  unsigned partCount(const Value *V) {
    return E.parts(V->getType()).size();
  }

  bool resolve(PatternBytes Bytes) {
    return walk(Bytes, [&](PatternOp Opcode, PatternBytes Operands) {
      if (Opcode == PatternOp::Argument) {
        unsigned Arg = Operands[0];
        if (Operands[1] != Whole)
          Resolved.push_back(argument(Arg, Operands[1]));
        else
          for (unsigned P = 0, N = partCount(CI.getArgOperand(Arg)); P < N; ++P)
            Resolved.push_back(argument(Arg, P));
      } else if (Opcode == PatternOp::Address) {
        Addresses.push_back(addressOf(Operands[0]));
      } else if (Opcode == PatternOp::Space) {
        Addresses.push_back(addressOf(Operands[0]));
      }
      return true;
    });
  }

  //===--- Text ------------------------------------------------------------===//

  void writeList(ArrayRef<Op> Ops) {
    Writer &Out = E.out();
    if (Ops.size() == 1)
      return E.printOp(Ops[0]);
    Out.ch('{');
    for (unsigned I = 0; I < Ops.size(); ++I) {
      if (I)
        Out.text(", ");
      E.printOp(Ops[I]);
    }
    Out.ch('}');
  }

  /// A tab before each line; operands are set off by another, as in every
  /// other instruction.
  void literal(StringRef Text) {
    Writer &Out = E.out();
    if (AtLineStart)
      Out.ch('\t');
    AtLineStart = false;
    size_t Blank = InMnemonic ? Text.find(' ') : StringRef::npos;
    if (Blank == StringRef::npos) {
      Out.text(Text);
      return;
    }
    InMnemonic = false;
    Out.text(Text.take_front(Blank + 1));
    Out.ch('\t');
    Out.text(Text.drop_front(Blank + 1));
  }

  void result(unsigned Part) {
    if (Part != Whole)
      return E.printOp(E.def(&CI, Part));
    SmallVector<Op, 8> Ops;
    for (unsigned P = 0, N = partCount(&CI); P < N; ++P)
      Ops.push_back(E.def(&CI, P));
    writeList(Ops);
  }

  void type(unsigned Arg, char Letter) {
    Writer &Out = E.out();
    const Value *V = Arg == Whole ? &CI : CI.getArgOperand(Arg);
    const TypeParts &TP = E.parts(V->getType());
    if (TP.size() == 0)
      return;
    const Part &P = TP[0];
    bool Is16BitFloat = P.Class == RegClass::H16 || P.Class == RegClass::H32;
    switch (Letter) {
    case 'v':
      if (TP.size() > 1) {
        Out.text(".v");
        Out.dec(TP.size());
      }
      return;
    case 'n':
      Out.text(Is16BitFloat ? ".noftz" : "");
      return;
    case 'f':
      if (Is16BitFloat) {
        Out.text(P.IsBFloat ? ".bf16" : ".f16");
        Out.text(P.Lanes > 1 ? "x2" : "");
        return;
      }
      [[fallthrough]];
    default:
      Out.text(typeSuffix(Letter, P.Bits));
    }
  }

  void write(PatternBytes Bytes) {
    Writer &Out = E.out();
    ArrayRef<Op> Ops = Resolved;
    ArrayRef<Address> Where = Addresses;
    walk(Bytes, [&](PatternOp Opcode, PatternBytes Operands) {
      switch (Opcode) {
      case PatternOp::Literal:
        literal(StringRef(reinterpret_cast<const char *>(Operands.data() + 1),
                          Operands[0]));
        break;
      case PatternOp::Result:
        result(Operands[0]);
        break;
      case PatternOp::Argument: {
        unsigned N = Operands[1] == Whole
                         ? partCount(CI.getArgOperand(Operands[0]))
                         : 1;
        writeList(Ops.take_front(N));
        Ops = Ops.drop_front(N);
        break;
      }
      case PatternOp::Address: {
        // The pattern has the brackets.
        const Address &A = Where.front();
        E.printOp(A.Base);
        if (A.Offset) {
          Out.ch('+');
          Out.sdec(A.Offset);
        }
        Where = Where.drop_front();
        break;
      }
      case PatternOp::Space:
        Out.text(E.spaceName(Where.front().Space));
        Where = Where.drop_front();
        break;
      case PatternOp::Type:
        type(Operands[0], char(Operands[1]));
        break;
      case PatternOp::NewLine:
        Out.ch('\n');
        AtLineStart = InMnemonic = true;
        break;
      case PatternOp::Select:
        break;
      }
      return true;
    });
  }

  FunctionEmitter &E;
  const CallInst &CI;
  const IntrinsicRow &Row;
  SmallVector<Op, 16> Resolved;
  SmallVector<Address, 2> Addresses;
  uint32_t PrintsSpace = 0;
  bool AtLineStart = true, InMnemonic = true;
};
} // namespace

void emitPattern(FunctionEmitter &E, const CallInst &CI,
                 const IntrinsicRow &Row) {
  if (!Row.isSupported())
    return E.fail(Rule::EmitUnsupportedIntrinsic, CI,
                  {Row.Name.str(), Row.Unsupported.str()});
  if (!E.require(Row.Tools, Row.Name, CI))
    return;
  if (Row.hasPattern())
    PatternPrinter(E, CI, Row).print();
}

} // namespace opennvvm::ptx
