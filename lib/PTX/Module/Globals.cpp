//===- Globals.cpp - Module-scope variables -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Globals.h"
#include "Catalog/Encodings.h"
#include "InitialValue.h"
#include "ModuleScope.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

StringRef addressSpaceQualifier(unsigned Space) {
  switch (Space) {
  case AddressSpace::Global:
    return ".global ";
  case AddressSpace::Shared:
    return ".shared ";
  case AddressSpace::Const:
    return ".const ";
  case AddressSpace::Local:
    return ".local ";
  default:
    return "";
  }
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// The PTX type of a scalar variable; empty if it is an array of bytes. Odd
/// widths are rounded up, as in memory.
static StringRef scalarType(Type *Ty, const DataLayout &DL) {
  if (Ty->isFloatTy())
    return ".f32";
  if (Ty->isDoubleTy())
    return ".f64";
  if (Ty->isHalfTy() || Ty->isBFloatTy())
    return ".b16";
  if (!Ty->isIntegerTy() && !Ty->isPointerTy())
    return {};
  uint64_t Bits = DL.getTypeSizeInBits(Ty);
  if (Bits > 64)
    return {};
  return Bits <= 8 ? ".u8" : Bits <= 16 ? ".u16" : Bits <= 32 ? ".u32" : ".u64";
}

static void printAlign(Writer &Out, const GlobalVariable &GV,
                       const DataLayout &DL) {
  Align A = GV.getValueType()->isSized() ? DL.getPreferredAlign(&GV)
                                         : GV.getAlign().valueOrOne();
  Out.text(".align ");
  Out.dec(A.value());
  Out.ch(' ');
}

/// "NAME[N]"; a zero-size definition becomes a single byte, since PTX has no
/// empty arrays.
static void printArray(Writer &Out, StringRef Name, uint64_t Count,
                       bool IsDeclaration) {
  Out.text(Name);
  if (!Count && !IsDeclaration)
    return;
  Out.ch('[');
  if (Count)
    Out.dec(Count);
  Out.ch(']');
}

/// Type and name of a variable without an initial value that affects them.
static void printPlain(Writer &Out, const GlobalVariable &GV, StringRef Name,
                       const DataLayout &DL) {
  Type *Ty = GV.getValueType();
  if (StringRef Scalar = scalarType(Ty, DL); !Scalar.empty()) {
    Out.text(Scalar);
    Out.ch(' ');
    Out.text(Name);
    return;
  }
  uint64_t Size =
      Ty->isSized() ? DL.getTypeAllocSize(Ty).getKnownMinValue() : 0;
  Out.text(".b8 ");
  printArray(Out, Name, Size, GV.isDeclarationForLinker());
}

//===----------------------------------------------------------------------===//
// Initial values
//===----------------------------------------------------------------------===//

/// "generic(NAME)+4", "NAME+-4".
static void printAddress(Writer &Out, const SymbolAddress &A,
                         const NameTable &Names) {
  if (A.Generic)
    Out.text("generic(");
  Out.text(Names.get(A.GV));
  if (A.Generic)
    Out.ch(')');
  if (A.Addend) {
    Out.ch('+');
    Out.sdec(A.Addend);
  }
}

namespace {

/// Prints the type, name and initial value of one variable, in the narrowest
/// form that can hold the value: a number, bytes, an array of words if each
/// address fills one, or bytes each of which is a masked part of an address.
class DefinitionPrinter {
public:
  DefinitionPrinter(Writer &Out, const GlobalVariable &GV,
                    const ModuleContext &Ctx, bool WithValue)
      : Out(Out), GV(GV), Ctx(Ctx), WithValue(WithValue),
        Name(Ctx.Names.get(&GV)), Value(*GV.getInitializer(), Ctx.DL) {}

  void print() {
    if (!Value.problem().empty())
      return printPlain(Out, GV, Name, Ctx.DL);
    Size = Ctx.DL.getTypeAllocSize(GV.getValueType());
    StringRef Scalar = scalarType(GV.getValueType(), Ctx.DL);
    bool IsScalar = !Scalar.empty();
    if (Value.isZero())
      return printPlain(Out, GV, Name, Ctx.DL);
    if (Value.symbols().empty())
      return IsScalar ? number(Scalar) : bytes();
    for (unsigned Slot : {8, 4}) {
      if (!Value.hasOnlySlotsOf(Slot))
        continue;
      if (IsScalar && Size == Slot)
        return scalarAddress(Slot == 8 ? ".u64" : ".u32");
      if (Size % Slot == 0)
        return words(Slot);
    }
    masks();
  }

private:
  void number(StringRef Scalar) {
    Out.text(Scalar);
    Out.ch(' ');
    Out.text(Name);
    if (!WithValue)
      return;
    Out.text(" = ");
    uint64_t V = Value.word(0, 8);
    Type *Ty = GV.getValueType();
    if (Ty->isFloatTy())
      return Out.f32(static_cast<uint32_t>(V));
    if (Ty->isDoubleTy())
      return Out.f64(V);
    if (!Ty->isFloatingPointTy())
      return Out.dec(V);
    // ptxas would store 0 for a floating-point literal here.
    Out.text("0x");
    Out.hex(V, 4);
  }

  /// \param Type an integer type: no other can hold an address.
  void scalarAddress(StringRef Type) {
    Out.text(Type);
    Out.ch(' ');
    Out.text(Name);
    if (!WithValue)
      return;
    Out.text(" = ");
    printAddress(Out, Value.symbols()[0], Ctx.Names);
  }

  void bytes() {
    Out.text(".b8 ");
    printArray(Out, Name, Size, false);
    if (!WithValue)
      return;
    Out.text(" = {");
    ArrayRef<uint8_t> Bytes = Value.bytes();
    char *P = Out.begin(Bytes.size() * 5);
    for (uint8_t B : Bytes) {
      P = Writer::dec(P, B);
      *P++ = ',';
      *P++ = ' ';
    }
    Out.end(P - 2);
    Out.ch('}');
  }

  void words(unsigned Slot) {
    Out.text(Slot == 8 ? ".u64 " : ".u32 ");
    printArray(Out, Name, Size / Slot, false);
    if (!WithValue)
      return;
    Out.text(" = {");
    auto Next = Value.symbols().begin();
    for (uint64_t At = 0, E = Value.usedSize(); At < E; At += Slot) {
      if (At)
        Out.text(", ");
      if (Next != Value.symbols().end() && Next->Offset == At)
        printAddress(Out, *Next++, Ctx.Names);
      else
        Out.dec(Value.word(At, Slot));
    }
    Out.ch('}');
  }

  void masks() {
    needPTX(Ctx, Feature::AddressBytes, GV);
    Out.text(".u8 ");
    printArray(Out, Name, Size, false);
    if (!WithValue)
      return;
    Out.text(" = {");
    auto Next = Value.symbols().begin();
    for (uint64_t At = 0, E = Value.usedSize(); At < E;) {
      if (At)
        Out.text(", ");
      if (Next == Value.symbols().end() || Next->Offset != At) {
        Out.dec(Value.word(At++, 1));
        continue;
      }
      for (unsigned I = 0; I != Next->Width; ++I)
        mask(*Next, I, Next->Skip + I);
      At += Next++->Width;
    }
    Out.ch('}');
  }

  /// Byte \p Byte of an address, printed as its \p I-th byte: "0xFF00(NAME)".
  void mask(const SymbolAddress &A, unsigned I, unsigned Byte) {
    if (I)
      Out.text(", ");
    Out.text("0xFF");
    for (unsigned Zeros = Byte; Zeros; --Zeros)
      Out.text("00");
    Out.ch('(');
    printAddress(Out, A, Ctx.Names);
    Out.ch(')');
  }

  Writer &Out;
  const GlobalVariable &GV;
  const ModuleContext &Ctx;
  const bool WithValue;
  StringRef Name;
  InitialValue Value;
  uint64_t Size = 0;
};

/// Prints variables one after the other.
class GlobalPrinter {
public:
  GlobalPrinter(Writer &Out, const ModuleContext &Ctx) : Out(Out), Ctx(Ctx) {}

  void print(const GlobalVariable &GV, GlobalKind Kind) {
    if (Kind == GlobalKind::Demoted) {
      Out.text("// ");
      Out.text(Ctx.Names.get(&GV));
      Out.text(" has been demoted\n");
      return;
    }
    if (GV.hasAppendingLinkage() || GV.isThreadLocal())
      return;
    printOriginalName(Out, GV, Ctx.Names);
    noteComdat(Out, GV, Ctx);
    if (Kind != GlobalKind::Data)
      return handle(GV, Kind);
    data(GV, linkageDirective(GV), true);
  }

  /// Declares \p GV before its definition.
  void predeclare(const GlobalVariable &GV) { data(GV, ".extern ", false); }

private:
  void handle(const GlobalVariable &GV, GlobalKind Kind) {
    // ptxas has no .common handles; .weak ones are merged as well.
    Out.text(GV.hasCommonLinkage() ? ".weak " : linkageDirective(GV));
    Out.text(".global ");
    Out.text(Kind == GlobalKind::Texture   ? ".texref "
             : Kind == GlobalKind::Surface ? ".surfref "
                                           : ".samplerref ");
    Out.text(Ctx.Names.get(&GV));
    if (Kind == GlobalKind::Sampler) {
      Ctx.Needs.TexmodeIndependent = true;
      sampler(GV);
    }
    Out.text(";\n");
  }

  void sampler(const GlobalVariable &GV) {
    std::optional<uint64_t> Word = samplerWord(GV);
    if (!Word)
      return;
    Expected<SamplerState> S = decodeSampler(*Word);
    if (!S)
      return consumeError(S.takeError());
    Out.text(" = {\n");
    for (unsigned Axis = 0; Axis != 3; ++Axis) {
      Out.text("addr_mode_");
      Out.dec(Axis);
      Out.text(" = ");
      Out.text(S->AddressMode);
      Out.text(",\n");
    }
    Out.text("filter_mode = ");
    Out.text(S->FilterMode);
    if (S->ForceUnnormalized)
      Out.text(",\nforce_unnormalized_coords = 1");
    Out.text("\n}");
  }

  void data(const GlobalVariable &GV, StringRef Linkage, bool WithValue) {
    unsigned Space = GV.getAddressSpace();
    bool InMemory = isInMemory(Space);
    if (!InMemory && Space != AddressSpace::Shared)
      return;
    // Only .global supports .common; elsewhere, .weak merges as well.
    if (GV.hasCommonLinkage() && Linkage == ".common " &&
        (Space == AddressSpace::Shared || Space == AddressSpace::Const))
      Linkage = ".weak ";
    Out.text(Linkage);
    // Variables that GenericToNVVM did not move are still in the global space.
    Out.text(
        addressSpaceQualifier(Space ? Space : unsigned(AddressSpace::Global)));
    attributes(GV);
    printAlign(Out, GV, Ctx.DL);
    if (InMemory && GV.hasInitializer() && !GV.isDeclarationForLinker())
      DefinitionPrinter(Out, GV, Ctx, WithValue).print();
    else
      printPlain(Out, GV, Ctx.Names.get(&GV), Ctx.DL);
    Out.text(";\n");
  }

  void attributes(const GlobalVariable &GV) {
    bool Managed = isManaged(GV, Ctx.Notes) &&
                   GV.getAddressSpace() == AddressSpace::Global;
    SmallVector<int64_t, 2> Unified = unifiedValues(Ctx, GV);
    if (!Managed && Unified.empty())
      return;
    Out.text(".attribute(");
    if (Managed) {
      needPTX(Ctx, Feature::ManagedVariable, GV);
      Out.text(Unified.empty() ? ".managed" : ".managed, ");
    }
    if (!Unified.empty())
      printUnified(Out, Unified, Ctx, GV);
    Out.text(") ");
  }

  Writer &Out;
  const ModuleContext &Ctx;
};

} // namespace

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

bool isInMemory(unsigned Space) {
  return Space == AddressSpace::Global || Space == AddressSpace::Const ||
         Space == AddressSpace::Generic;
}

bool isManaged(const GlobalVariable &GV, const Annotations &Notes) {
  return any_of(Notes.of(GV), [](const Annotations::Entry &E) {
    return E.Says == Annotation::Managed && E.Value == 1;
  });
}

std::optional<uint64_t> samplerWord(const GlobalVariable &GV) {
  auto *Word = GV.hasInitializer() && !GV.isDeclarationForLinker()
                   ? dyn_cast<ConstantInt>(GV.getInitializer())
                   : nullptr;
  if (!Word)
    return std::nullopt;
  return Word->getValue().zextOrTrunc(64).getZExtValue();
}

bool canPredeclare(const GlobalCycle &Cycle, const GlobalTable &Table,
                   const EmitterOptions &Options) {
  // A declaration that is defined later cannot be internal.
  return Options.AllowCyclicGlobals && !Cycle.Head->hasLocalLinkage() &&
         Table.kind(*Cycle.Head) == GlobalKind::Data;
}

void GlobalTable::print(Writer &Out, const ModuleContext &Ctx) const {
  GlobalPrinter Printer(Out, Ctx);
  for (const GlobalCycle &Cycle : cycles())
    if (canPredeclare(Cycle, *this, Ctx.Options))
      Printer.predeclare(*Cycle.Head);
  for (const GlobalVariable *GV : variables())
    Printer.print(*GV, kind(*GV));
}

void printDemoted(Writer &Out, const GlobalVariable &GV, const DataLayout &DL,
                  const NameTable &Names) {
  Out.text("\t// demoted variable\n\t.shared ");
  printAlign(Out, GV, DL);
  printPlain(Out, GV, Names.get(&GV), DL);
  Out.text(";\n");
}

} // namespace opennvvm::ptx
