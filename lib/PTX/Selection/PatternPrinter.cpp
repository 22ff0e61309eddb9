//===- PatternPrinter.cpp - PTX patterns of the catalog -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A catalog row has the PTX of an intrinsic as compiled bytes, whether LLVM
// knows the intrinsic or not; this is their interpreter. See Catalog/Pattern.h.
//
//===----------------------------------------------------------------------===//

#include "PatternPrinter.h"
#include "Catalog/InternalIntrinsic.h"
#include "Catalog/Pattern.h"
#include "FunctionEmitter.h"
#include "PTX/Values/RegisterLists.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {

constexpr uint8_t OfResult = 0xFF;

class PatternPrinter {
public:
  PatternPrinter(FunctionEmitter &E, const CallInst &CI,
                 const PatternFacts &Row)
      : E(E), Out(E.Out.writer()), CI(CI), Row(Row) {}

  /// \returns whether it was printed.
  bool print() {
    walk(Row.Bytes, /*Prints=*/false);
    if (Failed)
      return false;
    for (Place P : Places)
      prepareAddress(P);
    walk(Row.Bytes, /*Prints=*/true);
    return true;
  }

private:
  // A first walk loads all operands into registers, which may print other
  // instructions; the second one, which visits the same operands in the same
  // order, prints the pattern.
  void walk(PatternBytes Part, bool Prints);
  void walkOperands(PatternOp Code, PatternBytes Part, size_t &At, bool Prints);
  void prepareArgument(unsigned Arg, bool InBraces);
  void prepareConstant(unsigned Arg, bool InBraces);
  void preparePart(unsigned Arg, unsigned P, bool InBraces);
  Op pointerOperand(const Value *V, Op O) const;
  Op constantPart(unsigned Arg, unsigned P, bool InBraces);
  /// An argument that is an address, and the space that it is converted to;
  /// -1 if there is none.
  struct Place {
    unsigned Arg;
    int Space;
    bool operator==(const Place &) const = default;
  };
  void walkAddress(Place P, bool Prints);
  void walkType(uint8_t Arg, char Letter, bool Prints);
  void walkSpace(unsigned Arg, bool Prints);
  void printResult();
  void prepareAddress(Place P);
  void refuse(PatternBytes Part, size_t &At);
  void checkAccess(uint8_t Arg, bool TakesWide);

  void printOperands(unsigned Count);
  void printOperand();
  void printList(ArrayRef<Reg> Regs);
  void printRegisters(ArrayRef<Reg> Regs);
  void printAddress(Place P);
  void printSpace(unsigned Arg);
  void printType(uint8_t Arg, char Letter);
  PatternBytes selected(PatternBytes Part, size_t &At);
  PatternBytes selectedBits(PatternBytes Part, size_t &At);
  PatternBytes selectedType(PatternBytes Part, size_t &At);
  void fail(StringRef Text);

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
  const PatternFacts &Row;
  /// The operands found by the first walk, in the order of the pattern; a sink
  /// stands for the next of Lists.
  SmallVector<Op, 16> Operands;
  SmallVector<List, 1> Lists;
  unsigned PrintedOperands = 0, PrintedLists = 0;
  SmallVector<Loaded, 4> Registers;
  SmallVector<std::pair<Place, Address>, 2> Addresses;
  SmallVector<Place, 2> Places;
  uint32_t PrintsSpace = 0; ///< A bit per argument whose space is printed.
  bool MovesWide = false;   ///< The access has 256 bits.
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

void PatternPrinter::prepareAddress(Place P) {
  for (auto &[Known, A] : Addresses)
    if (Known == P)
      return;
  unsigned Arg = P.Arg;
  const Value *V = CI.getArgOperand(Arg);
  unsigned Own = V->getType()->getPointerAddressSpace();
  Address A = E.Pointers.operand(V);
  if (P.Space >= 0) {
    // The shared memory of a block lies in that of its cluster.
    bool IsWithin = A.Space == AddressSpace::Shared &&
                    unsigned(P.Space) == AddressSpace::SharedCluster;
    if (A.Space != unsigned(P.Space) && !IsWithin) {
      Address Converted;
      Converted.Base = E.Addresses.cast(E.Addresses.reg(A), A.Space, P.Space);
      A = Converted;
    }
    A.Space = P.Space;
    Addresses.push_back({P, A});
    return;
  }
  bool MayDiffer = (PrintsSpace >> Arg & 1) && mayNameSpace(A.Space) &&
                   Row.takesSpace(A.Space) &&
                   !(MovesWide && A.Space != AddressSpace::Global);
  if (A.Space != Own && !MayDiffer) {
    A = Address();
    A.Space = Own;
    A.Base =
        E.Addresses.resize(E.Values.useReg(V), E.Addresses.accessBits(Own));
  }
  Addresses.push_back({P, A});
}

/// An access with several registers moves two, four or eight of them, and each
/// takes the same number of bits in memory. They have 128 bits at most; 256 in
/// global memory, eight registers of 32 bits or four of 64.
void PatternPrinter::checkAccess(uint8_t Arg, bool TakesWide) {
  Type *Ty = Arg == OfResult ? CI.getType() : CI.getArgOperand(Arg)->getType();
  const TypeParts &Parts = E.parts(Ty);
  unsigned Count = Parts.size(), Bits = Count ? Parts[0].Bits : 0;
  bool MayBeGlobal = none_of(CI.args(), [](const Value *V) {
    auto *Pointer = dyn_cast<PointerType>(V->getType());
    return Pointer && Pointer->getAddressSpace() != AddressSpace::Generic &&
           Pointer->getAddressSpace() != AddressSpace::Global;
  });
  MovesWide = TakesWide && MayBeGlobal && Count * Bits == 256 &&
              (Bits == 32 || Bits == 64);
  bool IsGood = Parts.Unsupported.empty() &&
                (MovesWide || ((Count == 1 || Count == 2 || Count == 4) &&
                               Count * Bits <= 128)) &&
                Bits >= 8 && isPowerOf2_32(Bits) &&
                E.DL.getTypeSizeInBits(Ty) == Count * Bits;
  if (IsGood || Failed)
    return;
  Failed = true;
  std::string Text = "no access moves ";
  raw_string_ostream(Text) << *Ty << " at once";
  E.fail(Rule::EmitUnsupportedIntrinsic, CI, {Row.Name.str(), Text});
}

/// The number in two bytes, the low one first.
static unsigned twoBytes(PatternBytes Part, size_t At) {
  return Part[At] | Part[At + 1] << 8;
}

/// Reports the text at \p At unless the machine is older than those that it is
/// for.
void PatternPrinter::refuse(PatternBytes Part, size_t &At) {
  unsigned From = twoBytes(Part, At);
  size_t Length = Part[At + 2];
  At += 3;
  StringRef Text(reinterpret_cast<const char *>(&Part[At]), Length);
  At += Length;
  if (Failed || E.Ctx.T.SM->Number < From)
    return;
  Failed = true;
  E.fail(Rule::EmitEncoding, CI, {Text.str()});
}

/// Reports that there is no pattern for the call.
void PatternPrinter::fail(StringRef Text) {
  if (!Failed)
    E.fail(Rule::EmitUnsupportedIntrinsic, CI, {Row.Name.str(), Text.str()});
  Failed = true;
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

void PatternPrinter::printAddress(Place P) {
  for (auto &[Known, A] : Addresses) {
    if (Known != P)
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
    if (Known == Place{Arg, -1})
      Space = A.Space;
  Out << textOf(E.Addresses.spaceOf(Space));
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
  if (Letter == 'v' || Letter == 'w') {
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
  else if (Letter == 'm')
    Out << textOf(memoryType(P));
  else if (Letter == 'f' && Is16BitFloat)
    Out << (P.IsBFloat ? ".bf16" : ".f16") << (P.Lanes > 1 ? "x2" : "");
  else
    Out << textOf(typeMod(Letter, P.Bits));
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
  if (!Found)
    fail("argument " + std::to_string(Arg) + " has no meaning with this value");
  return Chosen;
}

/// Says that bits of operand \p Arg have a value without a meaning: by the name
/// of the field where the catalog has one.
static std::string undefinedBits(StringRef Intrinsic, unsigned Arg,
                                 unsigned Low, unsigned Width, uint64_t Value) {
  if (const InternalIntrinsic *Row = findInternalIntrinsic(Intrinsic))
    for (const InternalField &F : fieldsOf(*Row))
      if (F.Arg == Arg && F.Low == Low && F.High == Low + Width - 1 &&
          !F.Name.empty())
        return formatv("{0} {1:x} is not defined", F.Name, Value);
  return "operand " + std::to_string(Arg) + " has no meaning with this value";
}

/// The pattern for the value that some bits of a constant have.
PatternBytes PatternPrinter::selectedBits(PatternBytes Part, size_t &At) {
  unsigned Arg = Part[At], Low = Part[At + 1], Width = Part[At + 2],
           Count = Part[At + 3];
  At += 4;
  auto *C = dyn_cast<ConstantInt>(CI.getArgOperand(Arg));
  // No field is past the 64 bits that any word has.
  APInt Word = C ? C->getValue().zextOrTrunc(64) : APInt(64, 0);
  uint64_t Value = Word.extractBitsAsZExtValue(Width, Low);
  PatternBytes Chosen;
  bool Found = false;
  for (unsigned N = 0; N != Count; ++N) {
    bool IsRest = Part[At];
    size_t Length = twoBytes(Part, At + 2);
    if (!Found && (IsRest || Part[At + 1] == Value)) {
      Chosen = Part.slice(At + 4, Length);
      Found = true;
    }
    At += 4 + Length;
  }
  if (!C)
    fail("operand " + std::to_string(Arg) + " must be a constant");
  else if (!Found)
    fail(undefinedBits(Row.Name, Arg, Low, Width, Value));
  return Chosen;
}

/// The pattern for the type of an argument or the result.
PatternBytes PatternPrinter::selectedType(PatternBytes Part, size_t &At) {
  unsigned Arg = Part[At], Count = Part[At + 1];
  At += 2;
  Type *Ty = Arg == OfResult ? CI.getType() : CI.getArgOperand(Arg)->getType();
  auto Own = uint8_t(overloadTypeOf(Ty));
  PatternBytes Chosen;
  bool Found = false;
  for (unsigned N = 0; N != Count; ++N) {
    size_t Length = twoBytes(Part, At + 1);
    if (!Found && (Part[At] == 0xFF || Part[At] == Own)) {
      Chosen = Part.slice(At + 3, Length);
      Found = true;
    }
    At += 3 + Length;
  }
  if (!Found) {
    std::string Text = "PTX has no form for ";
    raw_string_ostream(Text) << *Ty;
    fail(Text);
  }
  return Chosen;
}

//===----------------------------------------------------------------------===//
// Both walks
//===----------------------------------------------------------------------===//

/// Collects or prints the operands whose code is before \p At.
void PatternPrinter::walkOperands(PatternOp Code, PatternBytes Part, size_t &At,
                                  bool Prints) {
  bool InBraces = Code == PatternOp::RegisterArguments ||
                  Code == PatternOp::RegisterArgumentPart;
  bool IsPart = Code == PatternOp::ArgumentPart ||
                Code == PatternOp::RegisterArgumentPart;
  unsigned Arg = Part[At++], Second = Part[At++];
  if (Prints)
    return printOperands(IsPart ? 1 : Second);
  if (IsPart)
    return preparePart(Arg, Second, InBraces);
  for (unsigned End = Arg + Second; Arg != End; ++Arg)
    prepareArgument(Arg, InBraces);
}

void PatternPrinter::walkAddress(Place P, bool Prints) {
  if (Prints)
    printAddress(P);
  else
    Places.push_back(P);
}

void PatternPrinter::walkType(uint8_t Arg, char Letter, bool Prints) {
  if (Prints)
    printType(Arg, Letter);
  else if (Letter == 'v' || Letter == 'w')
    checkAccess(Arg, /*TakesWide=*/Letter == 'w');
}

void PatternPrinter::walkSpace(unsigned Arg, bool Prints) {
  if (Prints)
    printSpace(Arg);
  else
    PrintsSpace |= 1u << Arg;
}

void PatternPrinter::printResult() {
  ArrayRef<Reg> Regs = E.Values.regs(&CI);
  Regs.size() == 1 ? printRegisters(Regs) : printList(Regs);
}

void PatternPrinter::walk(PatternBytes Part, bool Prints) {
  for (size_t At = 0; At != Part.size();) {
    auto Code = PatternOp(Part[At++]);
    switch (Code) {
    case PatternOp::Literal: {
      size_t Length = Part[At++];
      if (Prints)
        Out << StringRef(reinterpret_cast<const char *>(&Part[At]), Length);
      At += Length;
      break;
    }
    case PatternOp::Result:
      if (Prints)
        printResult();
      break;
    case PatternOp::ResultParts:
      if (Prints)
        printRegisters(E.Values.regs(&CI).slice(Part[At], Part[At + 1]));
      At += 2;
      break;
    case PatternOp::Arguments:
    case PatternOp::RegisterArguments:
    case PatternOp::ArgumentPart:
    case PatternOp::RegisterArgumentPart:
      walkOperands(Code, Part, At, Prints);
      break;
    case PatternOp::Address:
      walkAddress({Part[At++], -1}, Prints);
      break;
    case PatternOp::AddressIn:
      walkAddress({Part[At], Part[At + 1]}, Prints);
      At += 2;
      break;
    case PatternOp::Space:
      walkSpace(Part[At++], Prints);
      break;
    case PatternOp::Type:
      walkType(Part[At], char(Part[At + 1]), Prints);
      At += 2;
      break;
    case PatternOp::Select:
      walk(selected(Part, At), Prints);
      break;
    case PatternOp::SelectBits:
      walk(selectedBits(Part, At), Prints);
      break;
    case PatternOp::SelectType:
      walk(selectedType(Part, At), Prints);
      break;
    case PatternOp::Refuse:
      refuse(Part, At);
      break;
    }
  }
}

} // namespace

bool printPattern(FunctionEmitter &E, const CallInst &CI,
                  const PatternFacts &Row) {
  return PatternPrinter(E, CI, Row).print();
}

} // namespace opennvvm::ptx
