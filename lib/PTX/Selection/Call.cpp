//===- Call.cpp - Function calls ------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Call.h"
#include "Carriers.h"
#include "Catalog/InternalIntrinsic.h"
#include "Catalog/Intrinsic.h"
#include "Generic.h"
#include "InlineAsm.h"
#include "Lowering/IntrinsicLowering.h"
#include "PTX/Module/Callees.h"
#include "PTX/Module/ParamLayout.h"
#include "PTX/Values/Folding.h"
#include "Pattern.h"
#include "Prepare/Expand/AtomicWords.h"
#include "Printers.h"
#include "Unsupported.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::ptx {

/// Stores \p V to parameter \p Name; narrow integers are extended to the
/// parameter's 32 bits.
void storeParam(FunctionEmitter &E, StringRef Name, const Value *V,
                const ParamLayout &Layout, bool Signed) {
  Address A{AddressSpace::Param, Op::text(Name), 0};
  Type *Ty = V->getType();
  const TypeParts &TP = E.parts(Ty);
  if (Layout.IsArray || TP.size() != 1 || !Ty->isIntegerTy() ||
      TP[0].Bits > 16) {
    SmallVector<Op, 8> Ops;
    for (unsigned P = 0; P < TP.size(); ++P)
      Ops.push_back(E.Values.use(V, P));
    return E.Memory.store(Ops, Ty, A, Layout.Alignment);
  }
  Reg Wide = E.Regs.temp(RegClass::B32);
  Op O = E.Values.useExt(V, Signed ? Extend::Sign : Extend::Zero);
  if (TP[0].Bits == 1)
    E.Out.emit({Inst::Selp, Mod::U32}, Wide, Op::imm(Signed ? -1 : 1),
               Op::imm(0), O);
  else if (O.isImm())
    E.Out.emit({Inst::Mov, Mod::U32}, Wide, O);
  else
    E.Out.emit(
        {Inst::Cvt, Signed ? Mod::S32 : Mod::U32, Signed ? Mod::S16 : Mod::U16},
        Wide, O);
  E.Out.emit({Inst::St, Mod::Param, Mod::B32}, A.at(), Wide);
}

/// Copies the memory at by-value argument \p V into parameter \p Name.
static void storeByVal(FunctionEmitter &E, StringRef Name, const Value *V,
                       Type *Ty, const ParamLayout &Layout, Align SourceAlign) {
  Address From = E.Pointers.operand(
      isByValSource(V) ? cast<AddrSpaceCastInst>(V)->getPointerOperand() : V);
  Align Al = std::min(SourceAlign, Layout.Alignment);
  Opcode Load = {Inst::Ld, E.Addresses.spaceOf(From.Space)};
  Address To{AddressSpace::Param, Op::text(Name), 0};
  uint64_t Size = E.DL.getTypeAllocSize(Ty), Done = 0;
  for (uint64_t Piece : {8, 4, 2, 1}) {
    if (Piece > Al.value())
      continue;
    Mod Type = typeMod('u', Piece * 8);
    for (; Size - Done >= Piece; Done += Piece) {
      Reg R = E.Regs.temp(integerClass(Piece * 8));
      E.Out.emit({Load, Type}, R, From.at(int64_t(Done)));
      E.Out.emit({Inst::St, Mod::Param, Type}, To.at(int64_t(Done)), R);
    }
  }
}

/// ".param .b64 NAME" or ".param .align A .b8 NAME[N]".
static void printParam(Writer &Out, const ParamLayout &L, StringRef Name) {
  Out.text(".param ");
  if (!L.IsArray) {
    Out.text(L.ScalarType);
    Out.ch(' ');
    Out.text(Name);
    return;
  }
  Out.text(".align ");
  Out.dec(L.Alignment.value());
  Out.text(" .b8 ");
  Out.text(Name);
  Out.ch('[');
  Out.dec(L.Size);
  Out.ch(']');
}

namespace {
/// One call and the .param variables around it.
class CallPrinter {
public:
  CallPrinter(FunctionEmitter &E, const CallInst &CI)
      : E(E), CI(CI), Out(E.Out.writer()), Callee(directCallee(CI)),
        Fixed(CI.getFunctionType()->getNumParams()),
        IsVariadic(CI.arg_size() > Fixed), Names(E.Ctx.Names),
        ResultName((Names.stem(Stem::Result) + "0").str()) {}

  void print() {
    Op Target = Callee ? Op::symbol(Callee)
                       : Op(E.Values.useReg(CI.getCalledOperand()));
    Id = E.nextCall();
    bool HasResult = ptx::hasParam(CI.getType(), E.DL);
    Out.text("\t{ // callseq ");
    Out.dec(Id);
    Out.ch('\n');
    for (unsigned I = 0; I < Fixed; ++I)
      if (hasParam(I))
        argument(I);
    if (IsVariadic)
      variableArguments();
    ParamLayout Result;
    if (HasResult) {
      Result = layoutReturn(CI, E.DL);
      Out.ch('\t');
      printParam(Out, Result, ResultName);
      Out.text(";\n");
    }
    if (!Callee)
      prototype(HasResult ? &Result : nullptr);
    callLine(Target, HasResult);
    if (HasResult)
      result(Result);
    Out.text("\t} // callseq ");
    Out.dec(Id);
    Out.ch('\n');
  }

private:
  /// A function that is called with another type is called through its address,
  /// with a prototype of the call's type.
  static const GlobalValue *directCallee(const CallInst &CI) {
    const Value *V = CI.getCalledOperand()->stripPointerCasts();
    auto *GV = dyn_cast<GlobalValue>(V);
    // An alias is declared with the type of its function.
    auto *Object = GV ? GV->getAliaseeObject() : nullptr;
    return Object && Object->getValueType() == CI.getFunctionType() ? GV
                                                                    : nullptr;
  }

  /// Types without a size (empty structures) have no parameter.
  bool hasParam(unsigned I) const {
    Type *Ty = CI.isByValArgument(I) ? CI.getParamByValType(I)
                                     : CI.getArgOperand(I)->getType();
    return ptx::hasParam(Ty, E.DL);
  }

  std::string paramName(unsigned I) const {
    return (Names.stem(Stem::Argument) + Twine(I)).str();
  }

  void printPrototypeName() {
    Out.text(Names.stem(Stem::Prototype));
    Out.dec(Id);
  }

  void argument(unsigned I) {
    const Value *V = CI.getArgOperand(I);
    ParamLayout L = layoutArgument(CI, I, E.DL);
    std::string Name = paramName(I);
    Out.ch('\t');
    printParam(Out, L, Name);
    Out.text(";\n");
    if (CI.isByValArgument(I))
      storeByVal(E, Name, V, CI.getParamByValType(I), L,
                 CI.getParamAlign(I).valueOrOne());
    else
      storeParam(E, Name, V, L, CI.paramHasAttr(I, llvm::Attribute::SExt));
  }

  /// Arguments after the fixed ones go into one array, each at its natural
  /// alignment (the convention of NVIDIA's compilers).
  void variableArguments() {
    SmallVector<uint64_t, 8> Offsets;
    uint64_t Size = 0;
    for (unsigned I = Fixed, N = CI.arg_size(); I < N; ++I) {
      Type *Ty = CI.getArgOperand(I)->getType();
      Size = alignTo(Size, E.DL.getABITypeAlign(Ty));
      Offsets.push_back(Size);
      Size += E.DL.getTypeAllocSize(Ty);
    }
    std::string Name = paramName(Fixed);
    Out.ch('\t');
    // An array of no bytes would have an incomplete type.
    printParam(Out, {true, Align(8), std::max<uint64_t>(Size, 1), ""}, Name);
    Out.text(";\n");
    for (auto [I, Offset] : enumerate(Offsets)) {
      const Value *V = CI.getArgOperand(Fixed + I);
      SmallVector<Op, 8> Parts;
      for (unsigned P = 0, N = E.parts(V->getType()).size(); P < N; ++P)
        Parts.push_back(E.Values.use(V, P));
      E.Memory.store(Parts, V->getType(),
                     {AddressSpace::Param, Op::text(Name), int64_t(Offset)},
                     commonAlignment(Align(8), Offset));
    }
  }

  /// Calls \p Print(index) for each argument that is passed, separated by
  /// commas; the variable ones count as one, after the fixed ones.
  template <typename Fn> void listArguments(Fn Print) {
    bool First = true;
    for (unsigned I = 0; I < Fixed + IsVariadic; ++I) {
      if (I < Fixed && !hasParam(I))
        continue;
      if (!First)
        Out.text(", ");
      First = false;
      Print(I);
    }
  }

  void prototype(const ParamLayout *Result) {
    Out.ch('\t');
    printPrototypeName();
    Out.text(" : .callprototype ");
    if (Result) {
      Out.ch('(');
      printParam(Out, *Result, "_");
      Out.text(") ");
    }
    Out.text("_ (");
    listArguments([&](unsigned I) {
      if (I < Fixed)
        printParam(Out, layoutArgument(CI, I, E.DL), "_");
      else
        Out.text(".param .align 8 .b8 _[]");
    });
    Out.ch(')');
    if (CI.doesNotReturn() && !Result) {
      E.needPTX(Feature::NoReturn, CI);
      Out.text(" .noreturn");
    }
    Out.text(";\n");
  }

  void callLine(Op Target, bool HasResult) {
    E.Out.start({Inst::Call, Callee ? Mod::Uni : Mod::None});
    if (HasResult)
      Out.ch('('), Out.text(ResultName), Out.text("), ");
    E.Out.printOp(Target);
    Out.text(", (");
    listArguments([&](unsigned I) { Out.text(paramName(I)); });
    Out.ch(')');
    if (!Callee) {
      Out.text(", ");
      printPrototypeName();
    }
    Out.text(";\n");
  }

  void result(const ParamLayout &L) {
    if (CI.use_empty())
      return;
    SmallVector<Reg, 8> To(E.Values.regs(&CI));
    E.Memory.load(To, CI.getType(),
                  {AddressSpace::Param, Op::text(ResultName), 0}, L.Alignment);
  }

  FunctionEmitter &E;
  const CallInst &CI;
  Writer &Out;
  const GlobalValue *Callee; ///< A function or an alias of one.
  unsigned Fixed;            ///< Arguments before the variable ones.
  bool IsVariadic;
  const NameTable &Names;
  std::string ResultName;
  unsigned Id = 0;
};
} // namespace

static void failIntrinsic(FunctionEmitter &E, const IntrinsicInst &II) {
  if (std::string Problem = prepare::problemOfAtomicWord(II); !Problem.empty())
    return E.fail(Rule::EmitEncoding, II, {Problem});
  StringRef Name = II.getCalledFunction()->getName();
  std::string Why = whyUnsupported(II), Help;
  if (findInternalIntrinsic(Name)) {
    Why = whyNotLowered(II, *E.Ctx.T.SM);
    if (Why.empty())
      Why = "no PTX is printed for this internal intrinsic";
  } else {
    Help = remedyForUnsupported(II);
  }
  E.fail(Rule::EmitUnsupportedIntrinsic, II, {Name.str(), std::move(Why)},
         Help);
}

void emitCall(FunctionEmitter &E, const Instruction &I) {
  auto &CI = cast<CallInst>(I);
  if (CI.isInlineAsm())
    return emitInlineAsm(E, CI);
  if (auto *II = dyn_cast<IntrinsicInst>(&CI)) {
    if (const IntrinsicRow *Row = lookupIntrinsic(II->getIntrinsicID()))
      return emitPattern(E, CI, *Row);
    if (const InternalIntrinsic *Row = printedCarrier(*II))
      return emitCarrier(E, CI, *Row);
    if (!emitGenericIntrinsic(E, *II))
      failIntrinsic(E, *II);
    return;
  }
  // It passes the variable arguments on that its function was called with.
  if (CI.isMustTailCall() && CI.getFunctionType()->isVarArg())
    return E.fail(
        Rule::EmitUnsupportedInstruction, I,
        {"a musttail call with variable arguments: PTX has no tail calls"},
        "pass on a pointer to the arguments, as va_start makes it");
  auto *F = dyn_cast<Function>(CI.getCalledOperand()->stripPointerCasts());
  if (F && isKernel(*F, E.Ctx.Notes))
    return E.fail(Rule::EmitUnsupportedInstruction, I,
                  {"a call of a kernel: PTX calls functions only"},
                  "move the body to a device function that both can call");
  CallPrinter(E, CI).print();
}

} // namespace opennvvm::ptx
