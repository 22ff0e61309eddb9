//===- Dialect.td - The nv_tileas dialect -----------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_DIALECT
#define OPENNVVM_DIALECT_NVTILEAS_DIALECT

include "mlir/IR/DialectBase.td"

def NVTileAS_Dialect : Dialect {
  let name = "nv_tileas";
  let cppNamespace = "::mlir::nv_tileas";
  let summary = "Scheduled tiles: pipelines, TMA, tiled memory and MMA";
  let description = [{
    Tiles of data, the places they live in (registers, shared memory, tensor
    memory, global memory) and the asynchronous pipelines that move them, after
    layouts have been chosen and before scheduling. The verifiers define the
    contract that a scheduler relies on: IR that passes them can be executed.

    A type of the dialect is written `!nv_tileas.tile<64x64xf16>` wherever MLIR
    parses a type. In the type list of an operation, and inside another type of
    the dialect, the short form `tile<64x64xf16>` is accepted, too, and is the
    form that is printed.

    `nv_tileas.target`, a discardable attribute on any enclosing operation,
    names the machine and the number of warps that `agent_switch` may assign;
    the nearest one applies. Without it, no machine is assumed, and there are
    32 warps.

    A kernel is a function with the unit attribute `nv_tileas.kernel`.
    `nv_tileas.warps = 8 : i32` is how many warps a block has,
    `nv_tileas.cluster = array<i32: 2, 1, 1>` the blocks of a cluster, and
    `nv_tileas.min_blocks = 1 : i32` how many blocks a multiprocessor should
    hold.

    Below an operation that carries `nv_tileas.target`, the arms of `scf.if` and
    `scf.index_switch` must agree on the pipeline iterators that they yield.

    The pass `--nv-tileas-lint` reports programs that verify, but cannot be
    meant, or that no machine executes; `nv_tileas-lint.md` has what it finds.
  }];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasConstantMaterializer = 1;
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::ub::UBDialect"];
  let extraClassDeclaration = [{
    /// The discardable attribute that describes the machine.
    static constexpr ::llvm::StringLiteral getTargetAttrName() {
      return "nv_tileas.target";
    }

  private:
    void registerTypes();
    void registerAttrs();
    void registerPipelineOps();
    void registerMemoryOps();
    void registerTmaOps();
    void registerLayoutOps();
    void registerMmaOps();
    void registerTileOps();
    void registerSyncOps();
    void registerGatherOps();
    void registerScalarOps();
    void registerShapeOps();
    void registerAddressOps();
    void registerHostOps();
    void registerInterfaces();

  public:
  }];
}

#endif // OPENNVVM_DIALECT_NVTILEAS_DIALECT
