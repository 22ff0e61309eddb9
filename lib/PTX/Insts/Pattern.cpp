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
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include <array>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::ptx;

namespace {

constexpr uint8_t Whole = 0xFF;

class PatternPrinter {
public:
  PatternPrinter(FunctionEmitter &E, const CallInst &CI,
                 const IntrinsicRow &Row)
      : E(E), CI(CI), Row(Row), Bytes(patternOf(Row)) {
    FirstOf.fill(NotPrepared);
  }

  void print() {
    collect(Bytes);
    if (Failed)
      return;
    for (unsigned Arg : Places)
      prepareAddress(Arg);
    print(Bytes);
  }

private:
  // A first walk brings all operands into registers, for that prints
  // instructions of its own; the second one prints the pattern.
  void collect(PatternBytes Part);
  void prepareArgument(unsigned Arg, uint8_t Part, bool InBraces);
  bool isMetadata(const Value *V) const;
  void prepareAddress(unsigned Arg);
  void checkAccess(uint8_t Arg);

  void print(PatternBytes Part);
  void printLiteral(StringRef Text);
  void printArgument(unsigned Arg, uint8_t Part);
  void printRegisters(ArrayRef<Reg> Regs);
  void printResult(uint8_t Part);
  void printAddress(unsigned Arg);
  void printSpace(unsigned Arg);
  void printType(uint8_t Arg, char Letter);
  PatternBytes selected(PatternBytes Part, size_t &At);
  void startLine();

  static StringRef text(PatternBytes Part, size_t &At) {
    size_t Length = Part[At++];
    StringRef S(reinterpret_cast<const char *>(Part.data() + At), Length);
    At += Length;
    return S;
  }

  struct Prepared {
    unsigned Arg;
    uint8_t Part;
    Op Value;
  };
  /// What was prepared of \p Arg, and possibly more; nothing comes before it.
  ArrayRef<Prepared> preparedFrom(unsigned Arg) const {
    uint16_t First = FirstOf[Arg];
    return ArrayRef(Arguments).drop_front(
        First == NotPrepared ? Arguments.size() : First);
  }
  void add(unsigned Arg, uint8_t Part, Op Value) {
    if (FirstOf[Arg] == NotPrepared)
      FirstOf[Arg] = uint16_t(Arguments.size());
    Arguments.push_back({Arg, Part, Value});
  }

  FunctionEmitter &E;
  const CallInst &CI;
  const IntrinsicRow &Row;
  PatternBytes Bytes;
  static constexpr uint16_t NotPrepared = 0xFFFF;
  static constexpr unsigned MostArguments = 64;
  SmallVector<Prepared, 8> Arguments;
  std::array<uint16_t, MostArguments> FirstOf; ///< By argument.
  SmallVector<std::pair<unsigned, Address>, 2> Addresses;
  SmallVector<unsigned, 2> Places; ///< Arguments that are addresses.
  uint32_t PrintsSpace = 0; ///< Bit per argument whose space is printed.
  int Depth = 0;            ///< Of braces and brackets, in the first walk.
  bool Failed = false;      ///< An immediate selects nothing.
  bool AtLineStart = true, InMnemonic = false;
};

/// Spaces that a generic pointer may be printed as where the pattern leaves
/// room for one; others, such as local memory, many instructions refuse.
bool mayNameSpace(unsigned Space) {
  return Space == AddressSpace::Global || Space == AddressSpace::Shared ||
         Space == AddressSpace::Const;
}

/// Whether \p V is a constant that says where zeros of a sparse matrix are.
bool PatternPrinter::isMetadata(const Value *V) const {
  return isa<Constant>(V) && Row.Name.starts_with("llvm.nvvm.mma.sp.");
}

//===----------------------------------------------------------------------===//
// The first walk
//===----------------------------------------------------------------------===//

void PatternPrinter::prepareArgument(unsigned Arg, uint8_t Part,
                                     bool InBraces) {
  const Value *V = CI.getArgOperand(Arg);
  for (const Prepared &P : preparedFrom(Arg))
    if (P.Arg == Arg && P.Part == Part)
      return;
  const TypeParts &Parts = E.parts(V->getType());
  if (!Parts.Unsupported.empty()) {
    if (!Failed)
      E.fail(Rule::EmitUnsupportedType, CI, {Parts.Unsupported.str()});
    Failed = true;
    return;
  }
  unsigned Count = Parts.size();
  if (Part != Whole || Count == 1) {
    unsigned P = Part == Whole ? 0 : Part;
    Type *Element = V->getType()->getScalarType();
    bool NeedsRegister = !(uint64_t(Row.ImmArgs) >> Arg & 1) &&
                         (InBraces || Element->isHalfTy() ||
                          Element->isBFloatTy() || Element->isIntegerTy(1) ||
                          Element->isIntegerTy(16) || isMetadata(V));
    return add(Arg, Part, NeedsRegister ? Op(E.useReg(V, P)) : E.use(V, P));
  }
  if (!isa<Constant>(V)) {
    for (auto [P, R] : enumerate(E.regs(V)))
      add(Arg, uint8_t(P), Op(R));
    return;
  }
  for (unsigned P = 0; P != Count; ++P)
    add(Arg, uint8_t(P), Op(E.useReg(V, P)));
}

void PatternPrinter::prepareAddress(unsigned Arg) {
  for (auto &[Known, A] : Addresses)
    if (Known == Arg)
      return;
  const Value *V = CI.getArgOperand(Arg);
  unsigned Own = V->getType()->getPointerAddressSpace();
  Address A = E.address(V);
  bool MayDiffer = (PrintsSpace >> Arg & 1) && mayNameSpace(A.Space) &&
                   Row.takesSpace(A.Space);
  if (A.Space != Own && !MayDiffer) {
    A = Address();
    A.Space = Own;
    A.Base = E.useReg(V);
  }
  Addresses.push_back({Arg, A});
}

/// An access of several registers moves two or four, of 128 bits at most, and
/// each has as many bits in memory.
void PatternPrinter::checkAccess(uint8_t Arg) {
  Type *Ty = Arg == Whole ? CI.getType() : CI.getArgOperand(Arg)->getType();
  const TypeParts &Parts = E.parts(Ty);
  unsigned Count = Parts.size();
  bool IsGood = Parts.Unsupported.empty() &&
                (Count == 1 || Count == 2 || Count == 4) &&
                Count * Parts[0].Bits <= 128 && Parts[0].Bits >= 8 &&
                isPowerOf2_32(Parts[0].Bits) &&
                E.DL.getTypeSizeInBits(Ty) == Count * Parts[0].Bits;
  if (IsGood || Failed)
    return;
  Failed = true;
  std::string Text = "no access moves ";
  raw_string_ostream(Text) << *Ty << " at once";
  E.fail(Rule::EmitUnsupportedIntrinsic, CI, {Row.Name.str(), Text});
}

void PatternPrinter::collect(PatternBytes Part) {
  for (size_t At = 0; At != Part.size();) {
    switch (PatternOp(Part[At++])) {
    case PatternOp::Literal: {
      StringRef S = text(Part, At);
      for (char C : S)
        Depth += (C == '{' || C == '[') - (C == '}' || C == ']');
      break;
    }
    case PatternOp::Result:
      ++At;
      break;
    case PatternOp::Argument:
      prepareArgument(Part[At], Part[At + 1], Depth > 0);
      At += 2;
      break;
    case PatternOp::Address:
      Places.push_back(Part[At++]);
      break;
    case PatternOp::Space:
      PrintsSpace |= 1u << Part[At++];
      break;
    case PatternOp::Type:
      if (Part[At + 1] == 'v')
        checkAccess(Part[At]);
      At += 2;
      break;
    case PatternOp::Select:
      collect(selected(Part, At));
      break;
    case PatternOp::NewLine:
      break;
    }
  }
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
  for (const Prepared &P : preparedFrom(Arg))
    if (P.Arg == Arg && P.Part == Part)
      return E.printOp(P.Value);
  bool First = true;
  for (const Prepared &P : preparedFrom(Arg)) {
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
  if (Part != Whole)
    return E.printOp(E.def(&CI, Part));
  ArrayRef<Reg> Regs = E.regs(&CI);
  if (Regs.size() == 1)
    return E.printOp(Regs[0]);
  E.out() << '{';
  printRegisters(Regs);
  E.out() << '}';
}

void PatternPrinter::printRegisters(ArrayRef<Reg> Regs) {
  // A prefix, a number and what stands between two.
  constexpr size_t MostEach = 4 + Writer::MaxDigits + 2;
  char *P = E.out().begin(Regs.size() * MostEach);
  for (auto [Index, R] : enumerate(Regs)) {
    if (Index)
      P = Writer::copy(P, ", ");
    P = Writer::copy(P, RegClasses[unsigned(R.regClass())].Prefix);
    P = Writer::dec(P, R.index());
  }
  E.out().end(P);
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

void PatternPrinter::printSpace(unsigned Arg) {
  startLine();
  unsigned Space = CI.getArgOperand(Arg)->getType()->getPointerAddressSpace();
  for (auto &[Known, A] : Addresses)
    if (Known == Arg)
      Space = A.Space;
  E.out() << E.spaceName(Space);
}

void PatternPrinter::printType(uint8_t Arg, char Letter) {
  startLine();
  if (Letter == 'c') {
    // Some instructions want to be told whose shared memory it is.
    printSpace(Arg);
    if (CI.getArgOperand(Arg)->getType()->getPointerAddressSpace() ==
        AddressSpace::Shared)
      E.out() << "::cta";
    return;
  }
  if (Letter == 'z') {
    E.out() << (E.flushesF32() ? ".ftz" : "");
    return;
  }
  Type *Ty = Arg == Whole ? CI.getType() : CI.getArgOperand(Arg)->getType();
  const TypeParts &Ps = E.parts(Ty);
  if (Letter == 'v') {
    if (Ps.size() > 1) {
      E.out() << ".v";
      E.out().dec(Ps.size());
    }
    return;
  }
  if (Ps.size() == 0)
    return;
  const Part &P = Ps[0];
  bool Is16BitFloat = P.Class == RegClass::H16 || P.Class == RegClass::H32;
  if (Letter == 'n')
    E.out() << (Is16BitFloat ? ".noftz" : "");
  else if (Letter == 'f' && Is16BitFloat)
    E.out() << (P.IsBFloat ? ".bf16" : ".f16") << (P.Lanes > 1 ? "x2" : "");
  else
    E.out() << typeSuffix(Letter, P.Bits);
}

PatternBytes PatternPrinter::selected(PatternBytes Part, size_t &At) {
  unsigned Arg = Part[At++], Count = Part[At++];
  auto *C = dyn_cast<ConstantInt>(CI.getArgOperand(Arg));
  PatternBytes Chosen;
  bool Found = false;
  for (unsigned N = 0; N != Count; ++N) {
    uint8_t Value = Part[At++];
    size_t Length = Part[At++];
    if (C && C->getValue() == Value) {
      Chosen = Part.slice(At, Length);
      Found = true;
    }
    At += Length;
  }
  if (!Found && !Failed)
    E.fail(Rule::EmitUnsupportedIntrinsic, CI,
           {Row.Name.str(), "argument " + std::to_string(Arg) +
                                " has no meaning with this value"});
  Failed |= !Found;
  return Chosen;
}

void PatternPrinter::print(PatternBytes Part) {
  for (size_t At = 0; At != Part.size();) {
    switch (PatternOp(Part[At++])) {
    case PatternOp::Literal:
      printLiteral(text(Part, At));
      break;
    case PatternOp::Result:
      printResult(Part[At++]);
      break;
    case PatternOp::Argument:
      printArgument(Part[At], Part[At + 1]);
      At += 2;
      break;
    case PatternOp::Address:
      printAddress(Part[At++]);
      break;
    case PatternOp::Space:
      printSpace(Part[At++]);
      break;
    case PatternOp::Type:
      printType(Part[At], char(Part[At + 1]));
      At += 2;
      break;
    case PatternOp::Select:
      print(selected(Part, At));
      break;
    case PatternOp::NewLine:
      E.out() << '\n';
      AtLineStart = true;
      break;
    }
  }
}

} // namespace

/// What the module as a whole must be for \p Row to stand in it.
static void reserve(FunctionEmitter &E, const CallInst &CI,
                    const IntrinsicRow &Row) {
  Requirements &Needs = E.Ctx.Needs;
  bool Unified = Row.Textures == TextureMode::Unified;
  if (Row.Textures == TextureMode::Independent)
    Needs.TexmodeIndependent = true;
  PTXVersion Until = Row.untilOn(*E.Ctx.T.SM);
  if (Unified || Until < ptxVersions().back())
    Needs.Reservations.push_back({&CI, Row.Name, Until, Unified});
}

/// Gives the message that the program asks for.
static void reportMessage(FunctionEmitter &E, const CallInst &CI,
                          const IntrinsicRow &Row) {
  StringRef Text;
  if (!getConstantStringInfo(CI.getArgOperand(0), Text))
    Text = "(the text is not a constant)";
  E.fail(Row.Message == MessageKind::Error ? Rule::EmitCompilerError
                                           : Rule::EmitCompilerWarning,
         CI, {Text.str()});
}

/// Holds \p Text against what the function has printed before: all its tensor
/// memory is that of one block or that of a pair.
static void checkGroup(FunctionEmitter &E, const CallInst &CI, StringRef Text) {
  constexpr StringLiteral Word(".cta_group::");
  size_t At = Text.find(Word);
  if (At == StringRef::npos)
    return;
  char Group = Text[At + Word.size()];
  if (!E.TensorGroup)
    E.TensorGroup = Group;
  if (E.TensorGroup != Group)
    E.fail(Rule::EmitUnsupportedInstruction, CI,
           {"an instruction of .cta_group::" + std::string(1, Group) +
            " in a function with those of .cta_group::" + E.TensorGroup});
}

/// What assemblers refuse of the immediates of \p CI; empty when nothing.
static std::string badImmediate(const IntrinsicRow &Row, const CallInst &CI) {
  for (const ArgConstraint &C : constraintsOf(Row)) {
    if (C.IsAdvice || C.Arg >= CI.arg_size())
      continue;
    const Value *V = CI.getArgOperand(C.Arg);
    auto *Number = dyn_cast<ConstantInt>(V);
    if (!isa<UndefValue>(V) && (!Number || Number->getBitWidth() > 64))
      continue;
    // What is undefined is printed as 0.
    int64_t Given = Number ? Number->getSExtValue() : 0;
    if (!C.allows(Given))
      return "argument " + std::to_string(C.Arg) + " must be " + C.describe() +
             ", not " + std::to_string(Given);
  }
  return {};
}

void ptx::emitPattern(FunctionEmitter &E, const CallInst &CI,
                      const IntrinsicRow &Row) {
  if (Row.Message != MessageKind::None)
    return reportMessage(E, CI, Row);
  if (!Row.isSupported())
    return E.fail(Rule::EmitUnsupportedIntrinsic, CI,
                  {Row.Name.str(), Row.Unsupported.str()});
  std::string Problem = missingForm(Row, *CI.getFunctionType());
  if (Problem.empty())
    Problem = badImmediate(Row, CI);
  if (!Problem.empty())
    return E.fail(Rule::EmitUnsupportedIntrinsic, CI,
                  {Row.Name.str(), Problem});
  if (!E.require(gateOf(Row, CI), Row.Name, CI))
    return;
  reserve(E, CI, Row);
  size_t Start = E.out().size();
  PatternPrinter(E, CI, Row).print();
  if (Row.Family == "Tcgen05")
    checkGroup(E, CI, E.out().slice(Start));
}
