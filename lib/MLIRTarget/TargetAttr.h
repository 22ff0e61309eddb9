//===- TargetAttr.h - #opennvvm.target --------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MLIRTARGET_TARGETATTR_H
#define OPENNVVM_LIB_MLIRTARGET_TARGETATTR_H

#include "mlir/Dialect/GPU/IR/CompilationInterfaces.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"

namespace opennvvm::mlir_target {

struct TargetAttrStorage;

/// What compiles a gpu.module with OpenNVVM:
///
///     #opennvvm.target<chip = "sm_90a", O = 3, features = "+ptx86",
///                      flags = {fast, ftz}, options = {"strict-atomics"},
///                      link = ["a.bc"]>
class TargetAttr
    : public mlir::Attribute::AttrBase<TargetAttr, mlir::Attribute,
                                       TargetAttrStorage,
                                       mlir::gpu::TargetAttrInterface::Trait> {
public:
  using Base::Base;
  // MLIR looks for this name. NOLINTNEXTLINE(readability-identifier-naming)
  static constexpr llvm::StringLiteral name = "opennvvm.target";

  /// \p Flags, \p Options and \p Link may be null.
  static TargetAttr get(mlir::MLIRContext *Context, llvm::StringRef Chip,
                        unsigned Level, llvm::StringRef Features,
                        mlir::DictionaryAttr Flags,
                        mlir::DictionaryAttr Options, mlir::ArrayAttr Link);

  /// The machine: "sm_90a".
  llvm::StringRef getChip() const;
  /// The tier of the optimizer, 0 to 3.
  unsigned getLevel() const;
  /// "+ptx86", or "" for the lowest version of PTX that suffices.
  llvm::StringRef getFeatures() const;
  /// What #nvvm.target has as flags: fast, ftz, ptxas-cmd-options.
  mlir::DictionaryAttr getFlags() const;
  /// Options of `nvvmc compile` without dashes, with strings or units as
  /// values.
  mlir::DictionaryAttr getOptions() const;
  /// Bitcode files that are linked.
  mlir::ArrayAttr getLink() const;

  /// Reads and prints what follows "target".
  static mlir::Attribute parse(mlir::DialectAsmParser &Parser);
  void print(mlir::DialectAsmPrinter &Printer) const;

  // TargetAttrInterface:
  std::optional<mlir::SmallVector<char, 0>>
  serializeToObject(mlir::Operation *Module,
                    const mlir::gpu::TargetOptions &Options) const;
  mlir::Attribute createObject(mlir::Operation *Module,
                               const llvm::SmallVector<char, 0> &Object,
                               const mlir::gpu::TargetOptions &Options) const;
};

/// What compiles as \p Target, which is of MLIR's NVVM dialect, says.
TargetAttr fromNVVMTarget(mlir::NVVM::NVVMTargetAttr Target);

/// The dialect that has the attribute, and nothing else.
class TargetDialect : public mlir::Dialect {
public:
  explicit TargetDialect(mlir::MLIRContext *Context);
  static constexpr llvm::StringLiteral getDialectNamespace() {
    return "opennvvm";
  }
  mlir::Attribute parseAttribute(mlir::DialectAsmParser &Parser,
                                 mlir::Type Type) const override;
  void printAttribute(mlir::Attribute Attr,
                      mlir::DialectAsmPrinter &Printer) const override;
};

/// Has OpenNVVM compile what carries #nvvm.target. This must come before MLIR
/// registers its own implementation of that attribute's interface.
void replaceNVVMTarget(mlir::DialectRegistry &Registry);

/// Registers opennvvm-attach-target.
void registerAttachTargetPass();

} // namespace opennvvm::mlir_target

MLIR_DECLARE_EXPLICIT_TYPE_ID(opennvvm::mlir_target::TargetAttr)
MLIR_DECLARE_EXPLICIT_TYPE_ID(opennvvm::mlir_target::TargetDialect)

#endif // OPENNVVM_LIB_MLIRTARGET_TARGETATTR_H
