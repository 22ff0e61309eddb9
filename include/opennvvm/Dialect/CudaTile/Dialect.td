//===- Dialect.td - The cuda_tile dialect -----------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_CUDATILE_DIALECT
#define OPENNVVM_DIALECT_CUDATILE_DIALECT

include "mlir/IR/DialectBase.td"

def CudaTile_Dialect : Dialect {
  let name = "cuda_tile";
  let cppNamespace = "::mlir::cuda_tile";
  let summary = "Tile IR: programs of tile blocks, as cuTile writes them";
  let description = [{
    The public input language of tile compilers. A program is a
    `cuda_tile.module` with entries, which many tile blocks execute, and global
    variables. Its values are tiles, whose extents are constants and powers of
    two; views, through which tiles are loaded and stored; and tokens, which
    alone order accesses to memory. A tile of rank 0 is a scalar.

    Inside of a module, the prefixes `cuda_tile.` and `!cuda_tile.` may be left
    out. Each operation says in which version of the language it appeared;
    modules are exchanged as bytecode of versions 13.1 to 13.5.
  }];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
  private:
    void registerTypes();
    void registerAttrs();
    void registerOps();

  public:
    /// Names that operations had in older versions.
    std::optional<ParseOpHook>
    getParseOperationHook(::llvm::StringRef Name) const override;
  }];
}

#endif // OPENNVVM_DIALECT_CUDATILE_DIALECT
