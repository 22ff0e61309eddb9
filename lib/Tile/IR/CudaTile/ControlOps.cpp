//===- ControlOps.cpp - Loops, branches and messages ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"
#include "Regions.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::cuda_tile;

//===----------------------------------------------------------------------===//
// Ends of regions
//===----------------------------------------------------------------------===//

/// The loop that \p Op, a break or continue, belongs to: only branches may be
/// between them.
static Operation *loopAround(Operation *Op) {
  Operation *Parent = Op->getParentOp();
  while (isa_and_nonnull<IfOp>(Parent))
    Parent = Parent->getParentOp();
  return Parent;
}

static LogicalResult verifyEnd(Operation *Op, TypeRange Expected) {
  if (Op->getOperandTypes() == Expected)
    return success();
  InFlightDiagnostic D = Op->emitOpError("expected operands of types (");
  llvm::interleaveComma(Expected, D);
  D << "), got (";
  llvm::interleaveComma(Op->getOperandTypes(), D);
  return D << ')';
}

LogicalResult BreakOp::verify() {
  auto Loop = dyn_cast_or_null<LoopOp>(loopAround(*this));
  if (!Loop)
    return emitOpError("must stand in a loop, or in branches of one");
  return verifyEnd(*this, Loop.getResultTypes());
}

LogicalResult ContinueOp::verify() {
  Operation *Around = loopAround(*this);
  if (auto Loop = dyn_cast_or_null<LoopOp>(Around))
    return verifyEnd(*this, Loop.getInitValues().getTypes());
  if (auto For = dyn_cast_or_null<ForOp>(Around))
    return verifyEnd(*this, For.getInitValues().getTypes());
  return emitOpError("must stand in a loop or for, or in branches of one");
}

LogicalResult ReturnOp::verify() {
  if (!isa_and_nonnull<EntryOp>(loopAround(*this)))
    return emitOpError("must stand in an entry, or in branches of one");
  return verifyEnd(*this, {});
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// A token, number or pointer that a loop carries or a branch gives; a view is
/// none.
static LogicalResult verifyCarried(Operation *Op, TypeRange Types) {
  for (Type T : Types)
    if (!isa<TileType, cuda_tile::TokenType>(T))
      return Op->emitOpError("carries tiles and tokens only, got ") << T;
  return success();
}

/// "iter_values(%a = %x, %b = %y)", if it is there.
static ParseResult
parseIterValues(OpAsmParser &P, SmallVectorImpl<OpAsmParser::Argument> &Inner,
                SmallVectorImpl<OpAsmParser::UnresolvedOperand> &Outer) {
  if (failed(P.parseOptionalKeyword("iter_values")))
    return success();
  return P.parseAssignmentList(Inner, Outer);
}

static void printIterValues(OpAsmPrinter &P, Block::BlockArgListType Inner,
                            OperandRange Outer) {
  if (Outer.empty())
    return;
  P << "iter_values(";
  llvm::interleaveComma(llvm::zip(Inner, Outer), P, [&](auto Pair) {
    P << std::get<0>(Pair) << " = " << std::get<1>(Pair);
  });
  P << ") ";
}

ParseResult ForOp::parse(OpAsmParser &P, OperationState &State) {
  if (succeeded(P.parseOptionalKeyword("unsigned")))
    State.addAttribute(getUnsignedCmpAttrName(State.name),
                       P.getBuilder().getUnitAttr());
  SmallVector<OpAsmParser::Argument> Inner(1);
  OpAsmParser::UnresolvedOperand Bounds[3];
  SmallVector<OpAsmParser::UnresolvedOperand> Outer;
  Type T;
  if (P.parseArgument(Inner[0]) || P.parseKeyword("in") || P.parseLParen() ||
      P.parseOperand(Bounds[0]) || P.parseKeyword("to") ||
      P.parseOperand(Bounds[1]) || P.parseComma() || P.parseKeyword("step") ||
      P.parseOperand(Bounds[2]) || P.parseRParen() || P.parseColon() ||
      parseCudaTileType(P, T))
    return failure();
  Inner[0].type = T;
  SmallVector<OpAsmParser::Argument> Carried;
  SMLoc Loc = P.getCurrentLocation();
  if (parseIterValues(P, Carried, Outer) ||
      (!Outer.empty() &&
       (P.parseArrow() || P.parseLParen() ||
        parseCudaTileTypes(P, State.types) || P.parseRParen())))
    return failure();
  if (State.types.size() != Outer.size())
    return P.emitError(Loc, "expected ")
           << Outer.size() << " types of results, got " << State.types.size();
  for (auto [A, Carries] : llvm::zip(Carried, State.types))
    A.type = Carries;
  llvm::append_range(Inner, Carried);
  Region *Body = State.addRegion();
  if (P.resolveOperands(Bounds, T, State.operands) ||
      P.resolveOperands(Outer, State.types, Loc, State.operands) ||
      P.parseRegion(*Body, Inner))
    return failure();
  ensureEnd(*Body, P.getBuilder(), State.location,
            ContinueOp::getOperationName());
  return P.parseOptionalAttrDict(State.attributes);
}

void ForOp::print(OpAsmPrinter &P) {
  P << (getUnsignedCmp() ? " unsigned " : " ") << getInductionVar() << " in ("
    << getLowerBound() << " to " << getUpperBound() << ", step " << getStep()
    << ") : ";
  printCudaTileType(P, getInductionVar().getType());
  P << ' ';
  printIterValues(P, getIterValues(), getInitValues());
  if (!getInitValues().empty()) {
    P << "-> (";
    printCudaTileTypes(P, getInitValues().getTypes());
    P << ") ";
  }
  printBody(P, getRegion(), ContinueOp::getOperationName());
  P.printOptionalAttrDict((*this)->getAttrs(), {getUnsignedCmpAttrName()});
}

LogicalResult ForOp::verifyRegions() {
  if (getInitValues().getTypes() != getResultTypes())
    return emitOpError("gives what it carries: expected results of the types "
                       "of its initial values");
  TypeRange Arguments(getRegion().getArgumentTypes());
  if (Arguments.empty() || Arguments.front() != getLowerBound().getType() ||
      Arguments.drop_front() != getInitValues().getTypes())
    return emitOpError("expected a body with the counter and what is carried "
                       "as arguments");
  if (!isa<ContinueOp, BreakOp, ReturnOp>(getRegion().front().back()))
    return emitOpError("expected a body that ends in continue");
  return verifyCarried(*this, getInitValues().getTypes());
}

ParseResult LoopOp::parse(OpAsmParser &P, OperationState &State) {
  SmallVector<OpAsmParser::Argument> Inner;
  SmallVector<OpAsmParser::UnresolvedOperand> Outer;
  SmallVector<Type> Carried;
  SMLoc Loc = P.getCurrentLocation();
  if (parseIterValues(P, Inner, Outer))
    return failure();
  if (!Outer.empty()) {
    if (P.parseColon() || parseCudaTileTypes(P, Carried) ||
        (succeeded(P.parseOptionalArrow()) &&
         parseCudaTileTypes(P, State.types)))
      return failure();
  } else if (succeeded(P.parseOptionalColon()) &&
             parseCudaTileTypes(P, State.types)) {
    return failure();
  }
  if (Carried.size() != Outer.size())
    return P.emitError(Loc, "expected ")
           << Outer.size() << " types of carried values, got "
           << Carried.size();
  for (auto [A, T] : llvm::zip(Inner, Carried))
    A.type = T;
  Region *Body = State.addRegion();
  if (P.resolveOperands(Outer, Carried, Loc, State.operands) ||
      P.parseRegion(*Body, Inner))
    return failure();
  ensureEnd(*Body, P.getBuilder(), State.location,
            ContinueOp::getOperationName());
  return P.parseOptionalAttrDict(State.attributes);
}

void LoopOp::print(OpAsmPrinter &P) {
  P << ' ';
  printIterValues(P, getRegion().getArguments(), getInitValues());
  if (!getInitValues().empty()) {
    P << ": ";
    printCudaTileTypes(P, getInitValues().getTypes());
    P << ' ';
  }
  if (getNumResults()) {
    P << (getInitValues().empty() ? ": " : "-> ");
    printCudaTileTypes(P, getResultTypes());
    P << ' ';
  }
  printBody(P, getRegion(), ContinueOp::getOperationName());
  P.printOptionalAttrDict((*this)->getAttrs());
}

LogicalResult LoopOp::verifyRegions() {
  if (getRegion().getArgumentTypes() != getInitValues().getTypes())
    return emitOpError("expected a body with what is carried as arguments");
  if (failed(verifyCarried(*this, getInitValues().getTypes())))
    return failure();
  return verifyCarried(*this, getResultTypes());
}

//===----------------------------------------------------------------------===//
// Branches and messages
//===----------------------------------------------------------------------===//

LogicalResult IfOp::verify() { return verifyCarried(*this, getResultTypes()); }

/// What a branch of \p If ends with, \p Yield, gives its results.
static LogicalResult verifyYield(IfOp If, YieldOp Yield) {
  if (Yield->getOperandTypes() == If.getResultTypes())
    return success();
  InFlightDiagnostic D = If.emitOpError("has results of types (");
  llvm::interleaveComma(If.getResultTypes(), D);
  D << "), but a branch yields (";
  llvm::interleaveComma(Yield->getOperandTypes(), D);
  D << ')';
  D.attachNote(Yield.getLoc()) << "yielded here";
  return D;
}

LogicalResult IfOp::verifyRegions() {
  if (getNumResults() && getElseRegion().empty())
    return emitOpError("with results needs an else");
  for (Region *Branch : {&getThenRegion(), &getElseRegion()}) {
    if (Branch->empty())
      continue;
    Operation &End = Branch->front().back();
    if (!isa<YieldOp, BreakOp, ContinueOp, ReturnOp>(End))
      return emitOpError("has a branch without an end");
    if (auto Yield = dyn_cast<YieldOp>(End);
        Yield && failed(verifyYield(*this, Yield)))
      return failure();
  }
  return success();
}

/// The number of conversions in a format of printf; none if the format ends
/// inside of one.
static std::optional<unsigned> conversionsIn(StringRef Format) {
  unsigned Count = 0;
  for (size_t At; (At = Format.find('%')) != StringRef::npos;) {
    Format = Format.drop_front(At + 1);
    if (Format.consume_front("%"))
      continue;
    // What may stand between the sign and the letter.
    StringRef Rest =
        Format.drop_while([](char C) { return !llvm::isAlpha(C); });
    if (Rest.empty())
      return std::nullopt;
    ++Count;
  }
  return Count;
}

LogicalResult PrintTkoOp::verify() {
  std::optional<unsigned> Wants = conversionsIn(getStr());
  if (!Wants)
    return emitOpError("has a format that ends inside of a conversion");
  if (*Wants == getArgs().size())
    return success();
  return emitOpError("expected ")
         << *Wants << " tiles for the format, got " << getArgs().size();
}
