//===- FloatModel.h - How exact floating-point arithmetic is ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_PIPELINE_FLOATMODEL_H
#define OPENNVVM_PIPELINE_FLOATMODEL_H

#include <optional>

namespace opennvvm {

/// Decisions for a whole program that override what its modules say. Without a
/// value, the flags, attributes and module flags of the IR decide.
struct FloatModel {
  /// Whether f32 operations flush denormals; the answer to "__CUDA_FTZ".
  std::optional<bool> FlushesDenormals;
  /// Whether f32 divisions are rounded correctly; "__CUDA_PREC_DIV".
  std::optional<bool> PreciseDivision;
  /// Whether llvm.nvvm.sqrt.f is rounded correctly; "__CUDA_PREC_SQRT".
  std::optional<bool> PreciseSqrt;
  /// Whether any product and sum may become one fma, not only those that the IR
  /// permits to.
  bool FusesProducts = false;
};

} // namespace opennvvm

#endif // OPENNVVM_PIPELINE_FLOATMODEL_H
