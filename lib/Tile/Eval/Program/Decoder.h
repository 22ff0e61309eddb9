//===- Decoder.h - Makes steps of operations --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_PROGRAM_DECODER_H
#define OPENNVVM_LIB_TILE_EVAL_PROGRAM_DECODER_H

#include "Tile/Eval/Program/Program.h"
#include "opennvvm/Dialect/CudaTile/CudaTile.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Error.h"

namespace opennvvm::tile {

class Decoder;

/// How operations of a name become steps. The decoder has filled in operands,
/// result, count and site. \returns false for what cannot be executed.
struct DecodeRow {
  llvm::StringLiteral Name;
  bool (*Decode)(Decoder &, mlir::Operation *, Step &);
};

/// The rows of each family of operations.
llvm::ArrayRef<DecodeRow> elementRows();
llvm::ArrayRef<DecodeRow> conversionRows();
llvm::ArrayRef<DecodeRow> shapeRows();
llvm::ArrayRef<DecodeRow> controlRows();
llvm::ArrayRef<DecodeRow> reductionRows();
llvm::ArrayRef<DecodeRow> productRows();
llvm::ArrayRef<DecodeRow> viewRows();
llvm::ArrayRef<DecodeRow> pointerRows();
llvm::ArrayRef<DecodeRow> atomicRows();
llvm::ArrayRef<DecodeRow> messageRows();
llvm::ArrayRef<DecodeRow> factRows();

/// What a type says of its values.
struct TileShape {
  ElementKind Kind;
  llvm::ArrayRef<int64_t> Extents;
  size_t Count;
  unsigned Bytes; ///< Of an element, in a tile.
};

/// The kind of elements of type \p T of the dialect.
ElementKind kindOf(mlir::Type T);
TileShape shapeOf(mlir::Type Tile);
inline TileShape shapeOf(mlir::Value V) { return shapeOf(V.getType()); }

/// Decodes kernels into a program.
class Decoder {
public:
  explicit Decoder(Program &To);

  /// Decodes all of \p Module, which verifies.
  void decode(mlir::cuda_tile::ModuleOp Module);

  /// The slot of a value, which it gets when it is asked for first.
  uint32_t slotOf(mlir::Value V);
  /// A slot without a value.
  uint32_t newSlot() { return To->Slots++; }
  /// Decodes a block: arguments, operations, last uses.
  bool decodeBlock(mlir::Block &From, Body &Out);
  /// A slot that has a constant of so many bytes.
  uint32_t constantSlot(llvm::ArrayRef<uint8_t> Bytes);
  /// The bytes of \p Value, of \p T; the same ones for the same attribute.
  const uint8_t *constant(mlir::Attribute Value, mlir::Type T);

  /// A copy that lives as long as the program.
  template <typename T> llvm::ArrayRef<T> keep(llvm::ArrayRef<T> List) {
    T *Copy = Code.Storage.Allocate<T>(List.size());
    std::uninitialized_copy(List.begin(), List.end(), Copy);
    return {Copy, List.size()};
  }
  llvm::StringRef keep(llvm::StringRef Text) { return Text.copy(Code.Storage); }
  /// An object that lives as long as the program and is never destroyed.
  template <typename T> T *make() {
    return new (Code.Storage.Allocate<T>()) T();
  }
  /// An object that is destroyed with the program.
  Body *makeBody();

  /// Says why the kernel cannot be executed. \returns false.
  bool refuse(mlir::Operation *Op, const llvm::Twine &Why);
  uint32_t siteOf(mlir::Operation *Op);

  Program &Code;
  Kernel *To = nullptr;
  /// Bytes of an element of each operand, by the site of a step.
  llvm::DenseMap<uint32_t, llvm::ArrayRef<unsigned>> OperandBytes;

private:
  bool decodeStep(mlir::Operation &From, Step &Out);
  void noteTokens(mlir::Operation &From, Step &Out);
  void decodeKernel(mlir::cuda_tile::EntryOp From);
  void decodeGlobal(mlir::cuda_tile::GlobalOp From);
  /// What dies with each operation of \p Block.
  void findLastUses(mlir::Block &Block);

  llvm::StringMap<bool (*)(Decoder &, mlir::Operation *, Step &)> Rows;
  llvm::DenseMap<mlir::Value, uint32_t> Slots;
  llvm::DenseMap<std::pair<mlir::Attribute, mlir::Type>, const uint8_t *>
      Constants;
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<uint32_t, 2>> LastUses;
};

/// Makes \p S a loop over elements. Results have as many elements as operands.
bool decodeElements(Decoder &D, Step &S, LoopFn Loop,
                    const LoopSetup &Setup = {});
/// Makes \p S give its operand.
bool decodeSharing(Step &S);
/// Runs a loop over \p Count elements instead of its own.
Flow runElements(Frame &F, const Step &S, size_t Count);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_PROGRAM_DECODER_H
