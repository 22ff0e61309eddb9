//===- Pattern.cpp - llvm.nvvm.* intrinsics from the catalog --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A catalog row holds the PTX of an intrinsic as compiled bytes; this is their
// interpreter. See opennvvm/Catalog/Pattern.h.
//
//===----------------------------------------------------------------------===//

#include "Insts.h"
#include "opennvvm/Catalog/Intrinsic.h"
#include "opennvvm/Catalog/Pattern.h"

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::ptx;

namespace {

constexpr uint8_t Whole = 0xFF;

class PatternPrinter {
public:
  PatternPrinter(FunctionEmitter &E, const CallInst &CI, PatternBytes Bytes)
      : E(E), CI(CI), Bytes(Bytes) {}

  void print();

private:
  // A first walk brings all operands into registers, for that prints
  // instructions of its own; the second one prints the pattern.
  void collect();
  void prepareArgument(unsigned Arg, uint8_t Part, bool InBraces);
  void prepareAddress(unsigned Arg);

  void printLiteral(StringRef Text);
  void printArgument(unsigned Arg, uint8_t Part);
  void printResult(uint8_t Part);
  void printAddress(unsigned Arg);
  void printType(uint8_t Arg, char Letter);
  StringRef selected(size_t &At) const;
  void startLine();

  uint8_t next(size_t &At) const { return Bytes[At++]; }
  StringRef text(size_t &At) const {
    size_t Length = next(At);
    StringRef S(reinterpret_cast<const char *>(Bytes.data() + At), Length);
    At += Length;
    return S;
  }

  struct Prepared {
    unsigned Arg;
    uint8_t Part;
    Op Value;
  };

  FunctionEmitter &E;
  const CallInst &CI;
  PatternBytes Bytes;
  SmallVector<Prepared, 8> Arguments;
  SmallVector<std::pair<unsigned, Address>, 2> Addresses;
  uint32_t PrintsSpace = 0; ///< Bit per argument whose space is printed.
  bool AtLineStart = true, InMnemonic = false;
};

/// Spaces that a generic pointer may be printed as where the pattern leaves
/// room for one; others, such as local memory, many instructions refuse.
bool mayNameSpace(unsigned Space) {
  return Space == AddressSpace::Global || Space == AddressSpace::Shared ||
         Space == AddressSpace::Const;
}

//===----------------------------------------------------------------------===//
// The first walk
//===----------------------------------------------------------------------===//

void PatternPrinter::prepareArgument(unsigned Arg, uint8_t Part,
                                     bool InBraces) {
  const Value *V = CI.getArgOperand(Arg);
  for (const Prepared &P : Arguments)
    if (P.Arg == Arg && P.Part == Part)
      return;
  Type *Element = V->getType()->getScalarType();
  bool NeedsRegister = InBraces || Element->isHalfTy() ||
                       Element->isBFloatTy() || Element->isIntegerTy(1);
  if (CI.paramHasAttr(Arg, Attribute::ImmArg))
    NeedsRegister = false;
  if (Part != Whole || E.parts(V->getType()).size() == 1) {
    unsigned P = Part == Whole ? 0 : Part;
    Op O = NeedsRegister ? Op(E.useReg(V, P)) : E.use(V, P);
    Arguments.push_back({Arg, Part, O});
    return;
  }
  for (unsigned P = 0; P != E.parts(V->getType()).size(); ++P)
    Arguments.push_back({Arg, uint8_t(P), Op(E.useReg(V, P))});
}

void PatternPrinter::prepareAddress(unsigned Arg) {
  for (auto &[Known, A] : Addresses)
    if (Known == Arg)
      return;
  const Value *V = CI.getArgOperand(Arg);
  unsigned Own = V->getType()->getPointerAddressSpace();
  Address A = E.address(V);
  bool MayDiffer = (PrintsSpace >> Arg & 1) && mayNameSpace(A.Space);
  if (A.Space != Own && !MayDiffer) {
    A = Address();
    A.Space = Own;
    A.Base = E.useReg(V);
  }
  Addresses.push_back({Arg, A});
}

void PatternPrinter::collect() {
  SmallVector<unsigned, 2> Places;
  int Depth = 0;
  for (size_t At = 0; At != Bytes.size();) {
    switch (PatternOp(next(At))) {
    case PatternOp::Literal: {
      StringRef S = text(At);
      Depth += int(S.count('{')) - int(S.count('}'));
      break;
    }
    case PatternOp::Result:
      ++At;
      break;
    case PatternOp::Argument: {
      unsigned Arg = next(At);
      prepareArgument(Arg, next(At), Depth > 0);
      break;
    }
    case PatternOp::Address:
      Places.push_back(next(At));
      break;
    case PatternOp::Space:
      PrintsSpace |= 1u << next(At);
      break;
    case PatternOp::Type:
      At += 2;
      break;
    case PatternOp::Select:
      (void)selected(At);
      break;
    case PatternOp::NewLine:
      break;
    }
  }
  for (unsigned Arg : Places)
    prepareAddress(Arg);
}

//===----------------------------------------------------------------------===//
// The second walk
//===----------------------------------------------------------------------===//

/// Begins a line with its tab when its first character is about to come.
void PatternPrinter::startLine() {
  if (!AtLineStart)
    return;
  E.out().ch('\t');
  AtLineStart = false;
  InMnemonic = true;
}

/// The blank after the mnemonic becomes a tab, as everywhere.
void PatternPrinter::printLiteral(StringRef Text) {
  if (Text.empty())
    return;
  bool Starts = AtLineStart;
  startLine();
  if (Starts && (Text[0] == '@' || Text[0] == '{' || Text[0] == '}' ||
                 Text[0] == '.'))
    InMnemonic = false;
  size_t Blank = InMnemonic ? Text.find(' ') : StringRef::npos;
  if (Blank == StringRef::npos) {
    E.out() << Text;
    return;
  }
  E.out() << Text.take_front(Blank) << " \t" << Text.drop_front(Blank + 1);
  InMnemonic = false;
}

void PatternPrinter::printArgument(unsigned Arg, uint8_t Part) {
  startLine();
  for (const Prepared &P : Arguments)
    if (P.Arg == Arg && P.Part == Part)
      return E.printOp(P.Value);
  bool First = true;
  for (const Prepared &P : Arguments) {
    if (P.Arg != Arg)
      continue;
    E.out() << (First ? "{" : ", ");
    First = false;
    E.printOp(P.Value);
  }
  E.out() << '}';
}

void PatternPrinter::printResult(uint8_t Part) {
  startLine();
  unsigned Count = E.parts(CI.getType()).size();
  if (Part != Whole || Count == 1)
    return E.printOp(E.def(&CI, Part == Whole ? 0 : Part));
  for (unsigned P = 0; P != Count; ++P) {
    E.out() << (P == 0 ? "{" : ", ");
    E.printOp(E.def(&CI, P));
  }
  E.out() << '}';
}

void PatternPrinter::printAddress(unsigned Arg) {
  startLine();
  for (auto &[Known, A] : Addresses) {
    if (Known != Arg)
      continue;
    E.printOp(A.Base);
    if (A.Offset != 0) {
      E.out() << '+';
      E.out().sdec(A.Offset);
    }
  }
}

/// Spaces and types stand in mnemonics.
void PatternPrinter::printType(uint8_t Arg, char Letter) {
  startLine();
  Type *Ty = Arg == Whole ? CI.getType() : CI.getArgOperand(Arg)->getType();
  if (auto *ST = dyn_cast<StructType>(Ty))
    Ty = ST->getElementType(0);
  Type *Element = Ty->getScalarType();
  bool Packed = E.parts(Ty).size() != 0 && E.parts(Ty)[0].Lanes == 2;
  if (Letter == 'f' && Element->isHalfTy())
    E.out() << (Packed ? ".f16x2" : ".f16");
  else if (Letter == 'f' && Element->isBFloatTy())
    E.out() << (Packed ? ".bf16x2" : ".bf16");
  else
    E.out() << typeSuffix(
        Letter, Packed ? 32
                       : unsigned(E.DL.getTypeSizeInBits(Element)));
}

StringRef PatternPrinter::selected(size_t &At) const {
  unsigned Arg = next(At), Count = next(At);
  auto *C = dyn_cast<ConstantInt>(CI.getArgOperand(Arg));
  StringRef Chosen;
  for (unsigned N = 0; N != Count; ++N) {
    uint8_t Value = next(At);
    StringRef S = text(At);
    if (C && uint8_t(C->getZExtValue()) == Value)
      Chosen = S;
  }
  return Chosen;
}

void PatternPrinter::print() {
  collect();
  for (size_t At = 0; At != Bytes.size();) {
    switch (PatternOp(next(At))) {
    case PatternOp::Literal:
      printLiteral(text(At));
      break;
    case PatternOp::Result:
      printResult(next(At));
      break;
    case PatternOp::Argument: {
      unsigned Arg = next(At);
      printArgument(Arg, next(At));
      break;
    }
    case PatternOp::Address:
      printAddress(next(At));
      break;
    case PatternOp::Space: {
      unsigned Arg = next(At);
      startLine();
      unsigned Space = CI.getArgOperand(Arg)->getType()->getPointerAddressSpace();
      for (auto &[Known, A] : Addresses)
        if (Known == Arg)
          Space = A.Space;
      E.out() << E.spaceName(Space);
      break;
    }
    case PatternOp::Type: {
      uint8_t Arg = next(At);
      printType(Arg, char(next(At)));
      break;
    }
    case PatternOp::Select:
      printLiteral(selected(At));
      break;
    case PatternOp::NewLine:
      E.out() << '\n';
      AtLineStart = true;
      break;
    }
  }
  if (!AtLineStart)
    E.out() << '\n';
}

} // namespace

void ptx::emitPattern(FunctionEmitter &E, const CallInst &CI,
                      const IntrinsicRow &Row) {
  if (!Row.isSupported() || !Row.hasPattern()) {
    StringRef Why = Row.isSupported()
                        ? StringRef("the catalog has no pattern for it")
                        : StringRef(Row.Unsupported);
    return E.fail(Rule::EmitUnsupportedIntrinsic, CI,
                  {Row.Name.str(), Why.str()});
  }
  if (!E.require(Row.Tools, Row.Name, CI))
    return;
  for (const Use &U : CI.args())
    if (!U->getType()->isMetadataTy() &&
        !E.parts(U->getType()).Unsupported.empty())
      return E.fail(Rule::EmitUnsupportedType, CI,
                    {E.parts(U->getType()).Unsupported.str()});
  PatternPrinter(E, CI, patternOf(Row)).print();
}
