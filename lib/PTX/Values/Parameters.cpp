//===- Parameters.cpp - Parameters inside a function ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parameters.h"
#include "Folding.h"
#include "MemoryAccess.h"
#include "PTX/Module/ParamLayout.h"
#include "Prepare/ByValParameters.h"
#include "StackFrame.h"
#include "Target/Annotation.h"
#include "ValueRegisters.h"

using namespace llvm;

namespace opennvvm::ptx {

void Parameters::clear() {
  Homes.clear();
  Names.Reset();
}

std::optional<Address> Parameters::home(const Argument &A) const {
  auto It = Homes.find(&A);
  if (It == Homes.end())
    return std::nullopt;
  return It->second.At;
}

std::optional<uint64_t> Parameters::frameCopy(const Argument &A) const {
  auto It = Homes.find(&A);
  if (It == Homes.end() || !It->second.IsCopy)
    return std::nullopt;
  return It->second.At.Offset;
}

/// Takes the address of a by-value parameter of a function: ptxas then keeps
/// the parameter in local memory, where it may be written to.
void Parameters::nameByVal(const Argument &A, StringRef Param) {
  Reg Local = E.Regs.temp(Addresses.pointerClass(AddressSpace::Local));
  E.Out.emit({Inst::Mov, typeMod('b', Local.width())}, Local, Op::text(Param));
  Homes[&A] = {{AddressSpace::Local, Local, 0}};
  if (needsAddress(A))
    Values.set(&A, Addresses.cast(Local, AddressSpace::Local,
                                  A.getType()->getPointerAddressSpace()));
}

/// Copies a kernel's by-value parameter into the frame, widest pieces first.
void Parameters::copyByVal(const Argument &A, StringRef Param) {
  Type *Ty = A.getParamByValType();
  Align ParamAlign = layoutParam(A, E.DL, /*IsKernel=*/true).Alignment;
  uint64_t Size = E.DL.getTypeAllocSize(Ty);
  uint64_t At = Frame.allocate(Size, ParamAlign);
  Address To = Frame.address(At);
  Homes[&A] = {To, /*IsCopy=*/true};
  Address From{AddressSpace::Param, Op::text(Param), 0};
  uint64_t Done = 0;
  for (uint64_t Piece : {8, 4, 2, 1}) {
    if (Piece > ParamAlign.value())
      continue;
    Reg R = E.Regs.temp(integerClass(Piece * 8));
    Mod Type = typeMod('u', Piece * 8);
    for (; Size - Done >= Piece; Done += Piece) {
      E.Out.emit({Inst::Ld, Mod::Param, Type}, R, From.at(Done));
      E.Out.emit({Inst::St, Mod::Local, Type}, To.at(Done), R);
    }
  }
  if (!needsAddress(A))
    return;
  bool IsLocal = A.getType()->getPointerAddressSpace() == AddressSpace::Local;
  Values.set(&A, IsLocal ? Addresses.reg(To) : Frame.genericAddress(At));
}

unsigned badByValSpace(const Argument &A) {
  if (!A.hasByValAttr() || A.use_empty() || prepare::isOnlyRead(&A))
    return 0;
  // The parameter is in local memory, whatever its pointer type says.
  unsigned Space = A.getType()->getPointerAddressSpace();
  bool IsThere = Space == AddressSpace::Generic || Space == AddressSpace::Local;
  return IsThere || !needsAddress(A) ? 0 : Space;
}

/// Makes by-value parameter \p A, called \p Param, accessible.
void Parameters::loadByVal(const Argument &A, StringRef Param, bool IsKernel) {
  if (prepare::isOnlyRead(&A)) {
    StringRef Kept = Param.copy(Names);
    Homes[&A] = {{AddressSpace::Param, Op::text(Kept), 0}};
    return;
  }
  if (IsKernel && A.hasAttribute(attributeOf(Annotation::GridConstant))) {
    Reg Raw = Addresses.reg({AddressSpace::Param, Op::text(Param), 0});
    Values.set(&A, Addresses.cast(Raw, AddressSpace::Param,
                                  A.getType()->getPointerAddressSpace()));
    E.Ctx.Needs.need(Feature::GenericParameter);
    return;
  }
  if (badByValSpace(A))
    return;
  if (IsKernel)
    copyByVal(A, Param);
  else
    nameByVal(A, Param);
}

void Parameters::load() {
  const Function &F = E.function();
  bool Kernel = isKernel(F, E.Ctx.Notes);
  std::string Param;
  for (const Argument &A : F.args()) {
    if (A.use_empty())
      continue;
    Param = E.Ctx.Names.parameter(F, A.getArgNo());
    if (A.hasByValAttr()) {
      loadByVal(A, Param, Kernel);
      continue;
    }
    const TypeParts &TP = E.parts(A.getType());
    if (!TP.Unsupported.empty()) {
      E.Ctx.Diags.report(Rule::EmitUnsupportedType, F, {TP.Unsupported.str()});
      continue;
    }
    SmallVector<Reg, 8> To(Values.regs(&A));
    ParamLayout Layout = layoutParam(A, E.DL, Kernel);
    Memory.load(To, A.getType(), {AddressSpace::Param, Op::text(Param), 0},
                Layout.Alignment);
  }
}

} // namespace opennvvm::ptx
