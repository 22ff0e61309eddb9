//===- PipelineOps.cpp - Pipelines ----------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"
#include "Notes.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"

using namespace mlir;
using namespace mlir::nv_tileas;

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsPipeline.cpp.inc"

void NVTileASDialect::registerPipelineOps() {
  addOperations<
#define GET_OP_LIST
#include "opennvvm/Dialect/NVTileAS/OpsPipeline.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// The region operations
//===----------------------------------------------------------------------===//

namespace {
/// The parameters of the template for one region operation.
struct PipelineRegion {
  Operation *Op;
  ArrayRef<Type> TokenTypes;
  ArrayAttr ProducerTypes;
  Block *Body;
  /// The message for a yield that does not match.
  StringLiteral YieldMismatch;
  bool IsAsync;
};
} // namespace

static constexpr StringLiteral ResultMismatch =
    "expects region result types to be match with operation result types [";
static constexpr StringLiteral YieldMismatch =
    "expects region yield types to match with result types [";

static InFlightDiagnostic emitTypes(Operation *Op, StringRef Message,
                                    TypeRange Expected, TypeRange Got) {
  return Op->emitOpError(Message) << Expected << "], but got: [" << Got << "]";
}

/// A block argument that iterates over a payload counts as the payload; the
/// producer types are payloads already.
static Type unwrapIterator(Type T) {
  auto Iterator = dyn_cast<PipelineIteratorType>(T);
  return Iterator ? Iterator.getPayloadType() : T;
}

static LogicalResult verifyRegion(const PipelineRegion &R) {
  SmallVector<Type> Producers(R.ProducerTypes.getAsValueRange<TypeAttr>());
  if (TypeRange(R.TokenTypes) != TypeRange(Producers))
    return emitTypes(R.Op,
                     "expects 'producer_types' to match with pipeline token "
                     "types [",
                     R.TokenTypes, Producers);

  TypeRange Arguments = R.Body->getArgumentTypes();
  if (!llvm::equal(llvm::map_range(Arguments, unwrapIterator), Producers))
    return emitTypes(R.Op,
                     "expects region arguement types to match with producer "
                     "types [",
                     Producers, Arguments);

  TypeRange Yielded = R.Body->getTerminator()->getOperandTypes();
  if (Yielded != R.Op->getResultTypes())
    return emitTypes(R.Op, R.YieldMismatch, R.Op->getResultTypes(), Yielded);

  if (R.IsAsync && (Yielded.empty() || !isa<AsyncTokenType>(Yielded.back())))
    return Yielded.empty()
               ? withNote(R.Op->emitOpError(
                              "expects the last result to be an async token"),
                          "there are no results")
               : withNote(R.Op->emitOpError(
                              "expects the last result to be an async token"),
                          "it is of type ", Yielded.back());
  return success();
}

/// The template; each region operation is an instance of it.
template <typename OpT>
static LogicalResult verifyPipelineRegion(OpT Op, StringLiteral Mismatch,
                                          bool IsAsync = false) {
  return verifyRegion({Op, Op.getToken().getType().getElementTypes(),
                       Op.getProducerTypes(), &Op.getBody().front(), Mismatch,
                       IsAsync});
}

LogicalResult ProduceOneOp::verifyRegions() {
  return verifyPipelineRegion(*this, ResultMismatch);
}

LogicalResult ProduceOneAsyncOp::verifyRegions() {
  return verifyPipelineRegion(*this, ResultMismatch, /*IsAsync=*/true);
}

LogicalResult ConsumeOneOp::verifyRegions() {
  return verifyPipelineRegion(*this, ResultMismatch);
}

LogicalResult ConsumeOneAsyncOp::verifyRegions() {
  return verifyPipelineRegion(*this, ResultMismatch, /*IsAsync=*/true);
}

LogicalResult ProducerWriteOp::verifyRegions() {
  return verifyPipelineRegion(*this, YieldMismatch);
}

//===----------------------------------------------------------------------===//
// Tokens
//===----------------------------------------------------------------------===//

LogicalResult CreatePipelineOp::verify() {
  if (static_cast<int32_t>(getNumStages()) < 1)
    return withNote(emitOpError("expects a positive number of stages"),
                    "the number is ", static_cast<int32_t>(getNumStages()));
  PipelineConsumerTokenType Token = getConsumer().getType();
  if (getProducer().getType().getElementTypes() != Token.getElementTypes())
    return withNote(
        emitOpError("expects producer and consumer tokens to carry the same "
                    "element types"),
        "they carry [", getProducer().getType().getElementTypes(), "] and [",
        Token.getElementTypes(), "]");
  if (Token.getConsumerIdx() != -1)
    return withNote(
        emitOpError(
            "expects the consumer token of a pipeline to have no 'idx'"),
        "'idx' is ", Token.getConsumerIdx(),
        "; waiting and reading return tokens that have one");
  return success();
}

static LogicalResult verifyConsumerIdx(Operation *Op,
                                       PipelineConsumerTokenType Token,
                                       std::optional<uint32_t> Attribute) {
  if (!Attribute)
    return success();
  int64_t Idx = static_cast<int32_t>(*Attribute);
  if (Idx < 0 || Idx >= Token.getNumConsumers())
    return Op->emitOpError(
               "expected 'consumer_idx' less than the number of consumer ")
           << Token.getNumConsumers() << ", but got " << Idx;
  if (Token.getConsumerIdx() != -1 && Token.getConsumerIdx() != Idx)
    return Op->emitOpError("expected 'consumer_idx' in token to be the same as "
                           "'consumer_idx' attribute of this operation ")
           << Idx << ", but got " << Token.getConsumerIdx();
  return success();
}

LogicalResult ConsumeOneOp::verify() {
  return verifyConsumerIdx(*this, getToken().getType(), getConsumerIdx());
}

LogicalResult ConsumeOneAsyncOp::verify() {
  return verifyConsumerIdx(*this, getToken().getType(), getConsumerIdx());
}

LogicalResult ConsumerWaitOp::verify() {
  return verifyConsumerIdx(*this, getToken().getType(), getConsumerIdx());
}

LogicalResult ConsumerReadOp::verify() {
  return verifyConsumerIdx(*this, getToken().getType(), getConsumerIdx());
}

/// The operation of this dialect that created \p Token; null if it is a block
/// argument or comes from another dialect.
static Operation *visibleOrigin(Value Token) {
  Operation *Op = Token.getDefiningOp();
  return Op && isa_and_nonnull<NVTileASDialect>(Op->getDialect()) ? Op
                                                                  : nullptr;
}

/// Adds a note that shows where the token comes from.
static LogicalResult withOrigin(InFlightDiagnostic Finding, Operation *Origin) {
  Finding.attachNote(Origin->getLoc())
      << "it is produced by '" << Origin->getName() << "'";
  return failure();
}

LogicalResult ProducerCommitOp::verify() {
  Operation *Origin = visibleOrigin(getToken());
  if (Origin && !isa<ProducerAcquireOp, ProducerWriteOp>(Origin))
    return withOrigin(
        emitOpError("expects its token to be produced by producer_acquire "
                    "or producer_write"),
        Origin);
  return success();
}

LogicalResult ConsumerReleaseOp::verify() {
  Operation *Origin = visibleOrigin(getToken());
  if (Origin && !isa<ConsumerWaitOp, ConsumerReadOp>(Origin))
    return withOrigin(
        emitOpError("expects its token to be produced by consumer_wait or "
                    "consumer_read"),
        Origin);
  return success();
}
