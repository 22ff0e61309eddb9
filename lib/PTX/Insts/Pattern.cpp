//===- Pattern.cpp - llvm.nvvm.* intrinsics from the catalog --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A catalog row has the PTX of an intrinsic as compiled bytes; this is their
// interpreter. See Catalog/Pattern.h.
//
//===----------------------------------------------------------------------===//

#include "Catalog/Pattern.h"
#include "Catalog/Intrinsic.h"
#include "Insts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Analysis/ValueTracking.h"

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::ptx;

namespace {

constexpr uint8_t OfResult = 0xFF;

class PatternPrinter {
public:
  PatternPrinter(FunctionEmitter &E, const CallInst &CI,
                 const IntrinsicRow &Row)
      : E(E), Out(E.Out.writer()), CI(CI), Row(Row) {}

  void print() {
    PatternBytes Bytes = patternOf(Row);
    collect(Bytes);
    if (Failed)
      return;
    for (unsigned Arg : Places)
      prepareAddress(Arg);
    print(Bytes);
  }

private:
  // A first walk loads all operands into registers, which may print other
  // instructions; the second one, which visits the same operands in the same
  // order, prints the pattern.
  void collect(PatternBytes Part);
  void prepareArgument(unsigned Arg, bool InBraces);
  void prepareConstant(unsigned Arg, bool InBraces);
  void preparePart(unsigned Arg, unsigned P, bool InBraces);
  Op pointerOperand(const Value *V, Op O) const;
  Op constantPart(unsigned Arg, unsigned P, bool InBraces);
  void prepareAddress(unsigned Arg);
  void checkAccess(uint8_t Arg);

  void print(PatternBytes Part);
  void printOperands(unsigned Count);
  void printOperand();
  void printList(ArrayRef<Reg> Regs);
  void printRegisters(ArrayRef<Reg> Regs);
  void printAddress(unsigned Arg);
  void printSpace(unsigned Arg);
  void printType(uint8_t Arg, char Letter);
  PatternBytes selected(PatternBytes Part, size_t &At);

  /// An argument that is printed in braces, because it does not have exactly
  /// one register.
  struct List {
    const Value *V = nullptr;           ///< The value that has the registers;
                                        ///< if null:
    SmallVector<Reg, 0> Registers = {}; ///< the registers into which a constant
                                        ///< was loaded.
  };
  /// A part of a constant argument that was loaded into a register.
  struct Loaded {
    unsigned Arg, Part;
    Reg R;
  };

  FunctionEmitter &E;
  Writer &Out;
  const CallInst &CI;
  const IntrinsicRow &Row;
  /// The operands found by the first walk, in the order of the pattern; a sink
  /// stands for the next of Lists.
  SmallVector<Op, 16> Operands;
  SmallVector<List, 1> Lists;
  unsigned PrintedOperands = 0, PrintedLists = 0;
  SmallVector<Loaded, 4> Registers;
  SmallVector<std::pair<unsigned, Address>, 2> Addresses;
  SmallVector<unsigned, 2> Places; ///< Arguments that are addresses.
  uint32_t PrintsSpace = 0; ///< A bit per argument whose space is printed.
  bool Failed = false;      ///< An immediate selects no case.
};

/// Spaces that may be printed for a generic pointer if the pattern allows it;
/// many instructions reject others, such as local memory.
bool mayNameSpace(unsigned Space) {
  return Space == AddressSpace::Global || Space == AddressSpace::Shared ||
         Space == AddressSpace::Const;
}

//===----------------------------------------------------------------------===//
// The first walk
//===----------------------------------------------------------------------===//

/// Part \p P of constant argument \p Arg.
Op PatternPrinter::constantPart(unsigned Arg, unsigned P, bool InBraces) {
  const Value *V = CI.getArgOperand(Arg);
  Type *Element = V->getType()->getScalarType();
  if ((Row.ImmArgs >> Arg) & 1 ||
      !(InBraces || Element->isHalfTy() || Element->isBFloatTy() ||
        Element->isIntegerTy(1) || Element->isIntegerTy(16) || Row.InRegisters))
    return E.Values.use(V, P);
  for (const Loaded &L : Registers)
    if (L.Arg == Arg && L.Part == P)
      return L.R;
  Registers.push_back({Arg, P, E.Values.useReg(V, P)});
  return Registers.back().R;
}

void PatternPrinter::preparePart(unsigned Arg, unsigned P, bool InBraces) {
  const Value *V = CI.getArgOperand(Arg);
  if (isa<Constant>(V))
    Operands.push_back(constantPart(Arg, P, InBraces));
  else
    Operands.emplace_back(E.Values.def(V, P));
}

/// \p O, the pointer \p V, in the width that the instruction requires: one that
/// computes an address from another has a single type for both.
Op PatternPrinter::pointerOperand(const Value *V, Op O) const {
  if (!V->getType()->isPointerTy())
    return O;
  bool MakesAddress = CI.getType()->isPointerTy();
  return E.Addresses.resize(
      O, MakesAddress
             ? E.Addresses.pointerBits(CI.getType()->getPointerAddressSpace())
             : E.Addresses.accessBits(V->getType()->getPointerAddressSpace()));
}

void PatternPrinter::prepareArgument(unsigned Arg, bool InBraces) {
  const Value *V = CI.getArgOperand(Arg);
  if (isa<Constant>(V))
    return prepareConstant(Arg, InBraces);
  ArrayRef<Reg> Regs = E.Values.regs(V);
  if (Regs.size() == 1) {
    Operands.push_back(pointerOperand(V, Regs[0]));
    return;
  }
  Failed |= !E.parts(V->getType()).Unsupported.empty();
  Operands.push_back(Op::sink());
  Lists.push_back({V});
}

void PatternPrinter::prepareConstant(unsigned Arg, bool InBraces) {
  const Value *V = CI.getArgOperand(Arg);
  const TypeParts &Parts = E.parts(V->getType());
  if (Parts.size() == 1) {
    preparePart(Arg, 0, InBraces);
    Operands.back() = pointerOperand(V, Operands.back());
    return;
  }
  if (!Parts.Unsupported.empty() && !Failed) {
    E.fail(Rule::EmitUnsupportedType, CI, {Parts.Unsupported.str()});
    Failed = true;
  }
  Operands.push_back(Op::sink());
  List &L = Lists.emplace_back();
  for (unsigned P = 0, Count = Parts.size(); P != Count; ++P)
    L.Registers.push_back(E.Values.useReg(V, P));
}

void PatternPrinter::prepareAddress(unsigned Arg) {
  for (auto &[Known, A] : Addresses)
    if (Known == Arg)
      return;
  const Value *V = CI.getArgOperand(Arg);
  unsigned Own = V->getType()->getPointerAddressSpace();
  Address A = E.Addresses.operand(V);
  bool MayDiffer = (PrintsSpace >> Arg & 1) && mayNameSpace(A.Space) &&
                   Row.takesSpace(A.Space);
  if (A.Space != Own && !MayDiffer) {
    A = Address();
    A.Space = Own;
    A.Base =
        E.Addresses.resize(E.Values.useReg(V), E.Addresses.accessBits(Own));
  }
  Addresses.push_back({Arg, A});
}

/// An access with several registers moves two or four, of 128 bits at most, and
/// each takes the same number of bits in memory.
void PatternPrinter::checkAccess(uint8_t Arg) {
  Type *Ty = Arg == OfResult ? CI.getType() : CI.getArgOperand(Arg)->getType();
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
    auto Code = PatternOp(Part[At++]);
    switch (Code) {
    case PatternOp::Literal:
      At += 1 + Part[At];
      break;
    case PatternOp::Result:
      break;
    case PatternOp::Arguments:
    case PatternOp::RegisterArguments:
      for (unsigned Arg = Part[At], End = Arg + Part[At + 1]; Arg != End; ++Arg)
        prepareArgument(Arg, Code == PatternOp::RegisterArguments);
      At += 2;
      break;
    case PatternOp::ArgumentPart:
    case PatternOp::RegisterArgumentPart:
      preparePart(Part[At], Part[At + 1],
                  Code == PatternOp::RegisterArgumentPart);
      At += 2;
      break;
    case PatternOp::Address:
      Places.push_back(Part[At++]);
      break;
    case PatternOp::Space:
      PrintsSpace |= 1u << Part[At++];
      break;
    case PatternOp::ResultParts:
      At += 2;
      break;
    case PatternOp::Type:
      if (Part[At + 1] == 'v')
        checkAccess(Part[At]);
      At += 2;
      break;
    case PatternOp::Select:
      collect(selected(Part, At));
      break;
    }
  }
}

//===----------------------------------------------------------------------===//
// The second walk
//===----------------------------------------------------------------------===//

/// Prints the next \p Count operands, separated by commas.
void PatternPrinter::printOperands(unsigned Count) {
  printOperand();
  while (--Count) {
    Out << ", ";
    printOperand();
  }
}

void PatternPrinter::printOperand() {
  const Op &O = Operands[PrintedOperands++];
  if (O.isReg())
    return Out.reg(O.R);
  if (O.Kind != Op::Sink)
    return E.Out.printOp(O);
  const List &L = Lists[PrintedLists++];
  printList(L.V ? E.Values.regs(L.V) : ArrayRef(L.Registers));
}

void PatternPrinter::printList(ArrayRef<Reg> Regs) {
  Out << '{';
  printRegisters(Regs);
  Out << '}';
}

void PatternPrinter::printRegisters(ArrayRef<Reg> Regs) {
  char *P = Out.begin(Regs.size() * (Writer::MaxRegister + 2));
  bool First = true;
  for (Reg R : Regs) {
    if (!First)
      P = Writer::copy(P, ", ");
    First = false;
    P = Writer::reg(P, R);
  }
  Out.end(P);
}

void PatternPrinter::printAddress(unsigned Arg) {
  for (auto &[Known, A] : Addresses) {
    if (Known != Arg)
      continue;
    E.Out.printOp(A.Base);
    if (A.Offset != 0) {
      Out << '+';
      Out.sdec(A.Offset);
    }
  }
}

void PatternPrinter::printSpace(unsigned Arg) {
  unsigned Space = CI.getArgOperand(Arg)->getType()->getPointerAddressSpace();
  for (auto &[Known, A] : Addresses)
    if (Known == Arg)
      Space = A.Space;
  Out << E.Addresses.spaceName(Space);
}

void PatternPrinter::printType(uint8_t Arg, char Letter) {
  if (Letter == 'c') {
    // Some instructions require the owner of the shared memory.
    printSpace(Arg);
    if (CI.getArgOperand(Arg)->getType()->getPointerAddressSpace() ==
        AddressSpace::Shared)
      Out << "::cta";
    return;
  }
  if (Letter == 'z') {
    Out << (E.flushesF32() ? ".ftz" : "");
    return;
  }
  Type *Ty = Arg == OfResult ? CI.getType() : CI.getArgOperand(Arg)->getType();
  const TypeParts &Ps = E.parts(Ty);
  if (Letter == 'v') {
    if (Ps.size() > 1) {
      Out << ".v";
      Out.dec(Ps.size());
    }
    return;
  }
  if (Ps.size() == 0)
    return;
  const Part &P = Ps[0];
  bool Is16BitFloat = P.Class == RegClass::H16 || P.Class == RegClass::H32;
  if (Letter == 'n')
    Out << (Is16BitFloat ? ".noftz" : "");
  else if (Letter == 'f' && Is16BitFloat)
    Out << (P.IsBFloat ? ".bf16" : ".f16") << (P.Lanes > 1 ? "x2" : "");
  else
    Out << typeSuffix(Letter, P.Bits);
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
    case PatternOp::Literal: {
      size_t Length = Part[At++];
      Out << StringRef(reinterpret_cast<const char *>(&Part[At]), Length);
      At += Length;
      break;
    }
    case PatternOp::Result: {
      ArrayRef<Reg> Regs = E.Values.regs(&CI);
      Regs.size() == 1 ? printRegisters(Regs) : printList(Regs);
      break;
    }
    case PatternOp::ResultParts:
      printRegisters(E.Values.regs(&CI).slice(Part[At], Part[At + 1]));
      At += 2;
      break;
    case PatternOp::Arguments:
    case PatternOp::RegisterArguments:
      printOperands(Part[At + 1]);
      At += 2;
      break;
    case PatternOp::ArgumentPart:
    case PatternOp::RegisterArgumentPart:
      printOperand();
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
    }
  }
}

} // namespace

/// What \p Row requires of the module as a whole.
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

/// Reports the message that the program asks for.
static void reportMessage(FunctionEmitter &E, const CallInst &CI,
                          const IntrinsicRow &Row) {
  StringRef Text;
  if (!getConstantStringInfo(CI.getArgOperand(0), Text))
    Text = "(the text is not a constant)";
  E.fail(Row.Message == MessageKind::Error ? Rule::EmitCompilerError
                                           : Rule::EmitCompilerWarning,
         CI, {Text.str()});
}

char ptx::tensorGroup(const IntrinsicRow &Row, const CallInst &CI) {
  if (Row.GroupArg == 0xFF)
    return Row.TensorGroup;
  auto *Group = dyn_cast<ConstantInt>(CI.getArgOperand(Row.GroupArg));
  return !Group ? 0 : Group->equalsInt(1) ? '1' : Group->equalsInt(2) ? '2' : 0;
}

std::string ptx::nameMixedGroups(char Group, char First) {
  return "an instruction of .cta_group::" + std::string(1, Group) +
         " in a function with those of .cta_group::" + First;
}

/// Compares \p CI with earlier calls in the function: all tensor memory
/// operations must have the same .cta_group.
static void checkGroup(FunctionEmitter &E, const CallInst &CI,
                       const IntrinsicRow &Row) {
  char Group = tensorGroup(Row, CI);
  if (!Group)
    return;
  if (!E.TensorGroup)
    E.TensorGroup = Group;
  if (E.TensorGroup != Group)
    E.fail(Rule::EmitUnsupportedInstruction, CI,
           {nameMixedGroups(Group, E.TensorGroup)});
}

/// Why assemblers reject the immediates of \p CI; empty if they do not.
static std::string badImmediate(const IntrinsicRow &Row, const CallInst &CI) {
  for (const ArgConstraint &C : constraintsOf(Row)) {
    if (C.IsAdvice || C.Arg >= CI.arg_size())
      continue;
    const Value *V = CI.getArgOperand(C.Arg);
    auto *Number = dyn_cast<ConstantInt>(V);
    if (!isa<UndefValue>(V) && (!Number || Number->getBitWidth() > 64))
      continue;
    // undef is printed as 0.
    int64_t Given = Number ? Number->getSExtValue() : 0;
    if (!C.allows(Given))
      return "argument " + std::to_string(C.Arg) + " must be " + C.describe() +
             ", not " + std::to_string(Given);
  }
  return {};
}

/// Whether \p Part prints the same instructions for all arguments.
static bool isUnconditional(PatternBytes Part) {
  for (size_t At = 0; At != Part.size();)
    switch (PatternOp(Part[At++])) {
    case PatternOp::Literal:
      At += 1 + Part[At];
      break;
    case PatternOp::Result:
      break;
    case PatternOp::Address:
    case PatternOp::Space:
      ++At;
      break;
    case PatternOp::Type:
      if (Part[At + 1] == 'v')
        return false;
      [[fallthrough]];
    case PatternOp::ResultParts:
    case PatternOp::Arguments:
    case PatternOp::RegisterArguments:
    case PatternOp::ArgumentPart:
    case PatternOp::RegisterArgumentPart:
      At += 2;
      break;
    case PatternOp::Select:
      return false;
    }
  return true;
}

bool ptx::isAlwaysPrinted(const IntrinsicRow &Row, const Function &F,
                          const SMInfo &SM) {
  return Row.Message == MessageKind::None && Row.isSupported() && !Row.ByLane &&
         Row.hasPattern() && constraintsOf(Row).empty() &&
         valueGatesOf(Row).empty() && gateOf(Row, F).allowsSM(SM) &&
         missingForm(Row, *F.getFunctionType()).empty() &&
         isUnconditional(patternOf(Row));
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
  PatternPrinter(E, CI, Row).print();
  checkGroup(E, CI, Row);
}
