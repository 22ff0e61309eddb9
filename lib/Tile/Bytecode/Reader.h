//===- Reader.h - What reading bytecode needs to know -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_BYTECODE_READER_H
#define OPENNVVM_LIB_TILE_BYTECODE_READER_H

#include "Cursor.h"
#include "Format.h"
#include "Operations.h"
#include "mlir/IR/OwningOpRef.h"
#include "opennvvm/Dialect/CudaTile/Bytecode.h"
#include <array>

namespace mlir::cuda_tile::bytecode {

/// Reads one file. Functions return false or null after an error, which Errors
/// then has. Tables are read at once, their items when something refers to
/// them.
class Reader {
public:
  Reader(llvm::StringRef File, MLIRContext &Context);

  OwningOpRef<ModuleOp> read();

  /// The order of what has been read; without types if one that nothing uses
  /// cannot be read.
  BytecodeOrder order();

  Report Errors;

private:
  // Reader.cpp: the file and its sections.
  bool readSections();
  bool readSectionHeader(Cursor &From, Section &Which, Cursor &Contents);
  bool readTable(Section Which, Table &To, unsigned Width,
                 llvm::StringRef What);
  bool readDebugSection();
  bool readGlobals(ModuleOp Module);
  bool readProducer(ModuleOp Module);
  /// The contents of a section; none if it is not there.
  std::optional<Cursor> enter(Section Which);

  // TypeReader.cpp
  Type type(Cursor &From);
  Type typeAt(uint64_t Index, Cursor &From, unsigned Depth);
  Type parseType(Cursor &From, unsigned Depth);
  Type parseSimple(TypeTag Tag);
  Type parsePointer(Cursor &From, unsigned Depth);
  Type parseTile(Cursor &From, unsigned Depth);
  Type parseTensorView(Cursor &From, unsigned Depth);
  Type parseView(TypeTag Tag, Cursor &From, unsigned Depth);
  Type parseFunction(Cursor &From, unsigned Depth);
  Type element(Cursor &From, unsigned Depth);
  bool flags(Cursor &From, unsigned Since, uint64_t &To);
  bool padding(Cursor &From, bool IsThere, PaddingValueAttr &To);
  /// Runs \p Make, which builds a type or reports why not.
  template <typename Fn> Type checked(Cursor &From, Fn Make) {
    Complaint.clear();
    auto Emit = [&] { return emitError(UnknownLoc::get(&Context)); };
    Type Made = Make(llvm::function_ref<InFlightDiagnostic()>(Emit));
    if (!Made)
      From.fail(Complaint);
    return Made;
  }

  // AttributeReader.cpp
  bool string(Cursor &From, llvm::StringRef &To);
  bool string(Cursor &From, StringAttr &To);
  bool constant(Cursor &From, Type T, DenseElementsAttr &To);
  Attribute tagged(Cursor &From, unsigned Depth = 0);
  Attribute integer(Cursor &From);
  Attribute floating(Cursor &From);
  Attribute divBy(Cursor &From);
  Attribute bounded(Cursor &From);
  bool optionalNumber(Cursor &From, bool IsThere, std::optional<int64_t> &To);
  bool array(Cursor &From, unsigned Depth,
             llvm::SmallVectorImpl<Attribute> &To);
  bool dictionary(Cursor &From, unsigned Depth, DictionaryAttr &To);
  bool hints(Cursor &From, unsigned Depth, OptimizationHintsAttr &To);

  // DebugReader.cpp
  Attribute debugAttribute(uint64_t Id, Cursor &From, unsigned Depth);
  template <typename T> bool debugField(Cursor &From, unsigned Depth, T &To);
  Attribute parseDebug(Cursor &From, unsigned Depth);
  Attribute parseBlock(Cursor &From, unsigned Depth);
  Attribute parsePlace(Cursor &From, unsigned Depth);
  Attribute parseSubprogram(Cursor &From, unsigned Depth);
  Attribute parseCallSite(Cursor &From, unsigned Depth);
  bool number(Cursor &From, unsigned &To, llvm::StringRef What);
  /// Selects the places of a function; 0 means that it has none.
  bool enterPlaces(uint64_t Function, Cursor &From);
  bool nextPlace(Cursor &From, Location &To);

  // FunctionReader.cpp
  bool readFunctions(ModuleOp Module);
  bool readFunction(Cursor &From, ModuleOp Module);
  bool readHints(Cursor &From, uint8_t Flags, EntryOp Entry);
  bool readArgumentAttributes(Cursor &From, EntryOp Entry);
  bool readOperation(Cursor &From, Block &To, unsigned Depth);
  bool readResults(Cursor &From, const OperationRow &Row,
                   OperationState &State);
  bool readAttributes(Cursor &From, const OperationRow &Row,
                      OperationState &State, uint64_t &Flags,
                      llvm::SmallVectorImpl<Attribute> &To);
  bool readAttribute(Cursor &From, const AttributeRow &Row,
                     const OperationState &State, Attribute &To);
  bool readByte(Cursor &From, const AttributeRow &Row, Attribute &To);
  bool readOperands(Cursor &From, const OperationRow &Row,
                    OperationState &State, uint64_t Flags,
                    llvm::SmallVectorImpl<int32_t> &Sizes);
  bool readOperand(Cursor &From, OperationState &State);
  bool readRegions(Cursor &From, const OperationRow &Row, OperationState &State,
                   unsigned Depth);
  bool readBlock(Cursor &From, Region &To, unsigned Depth);
  Attribute enumerator(unsigned Enum, uint8_t Number);

  llvm::StringRef File;
  MLIRContext &Context;
  BytecodeVersion Version;
  std::array<std::optional<std::pair<size_t, size_t>>, SectionCount> Sections;

  Table Strings, Types, Constants, DebugAttributes;
  llvm::SmallVector<StringAttr, 0> StringCache;
  llvm::SmallVector<Type, 0> TypeCache;
  /// Of dictionaries that are not sorted.
  llvm::DenseMap<Attribute, llvm::SmallVector<StringAttr>> Words;
  llvm::SmallVector<Attribute, 0> DebugCache;
  /// Constants of the type with which they were read last.
  llvm::SmallVector<DenseElementsAttr, 0> ConstantCache;
  /// Where the places of each function begin, and the bytes of all.
  llvm::SmallVector<uint32_t, 0> PlaceStarts;
  size_t PlacesAt = 0, PlaceCount = 0;
  /// Of the function that is being read.
  size_t NextPlace = 0, LastPlace = 0;
  /// What has been made so far that a file can ask for many times.
  size_t ParameterCount = 0, ConstantBytes = 0;
  bool HasPlaces = false;

  /// By the numbers of bytecode.
  llvm::SmallVector<Value, 0> Values;
  /// Names of operations, by the positions of their rows.
  llvm::SmallVector<std::optional<OperationName>, 0> Names;
  llvm::SmallVector<std::array<Attribute, 16>, 0> Enumerators;
  /// What the verifier of a type has said.
  std::string Complaint;
};

} // namespace mlir::cuda_tile::bytecode

#endif // OPENNVVM_LIB_TILE_BYTECODE_READER_H
