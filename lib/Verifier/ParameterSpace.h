//===- ParameterSpace.h - Bytes of a kernel's parameters --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How much of a kernel's parameter space its parameters take, under two
// contracts. The documented contract has 21 types with a size each. The tools
// follow the data layout. Sizes are counted in half bytes, since the documented
// contract has a 4-bit type.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_PARAMETERSPACE_H
#define OPENNVVM_LIB_VERIFIER_PARAMETERSPACE_H

#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace llvm {
class DataLayout;
class Function;
class Type;
} // namespace llvm

namespace opennvvm {

/// The types of the documented contract, with its numbering.
enum class ParamTag : uint8_t {
  I1,
  I8,
  I16,
  I32,
  I64,
  F16,
  BF16,
  F32,
  F64,
  TF32,
  F8E4M3,
  F8E5M2,
  F4E2M1,
  PtrGlobal,
  PtrConstant,
  PtrShared,
  PtrGeneric,
  Array,
  Struct,
  Vector,
  Opaque
};
constexpr unsigned NumParamTags = unsigned(ParamTag::Opaque) + 1;

/// "f8e4m3", "ptr_global", "struct".
llvm::StringRef paramTagName(ParamTag Tag);

/// The type of a parameter.
struct ParamDesc {
  ParamTag Tag = ParamTag::Opaque;
  bool IsPacked = false;        ///< A structure without padding.
  uint64_t Count = 0;           ///< Elements of an array or a vector.
  std::vector<ParamDesc> Parts; ///< The element, or the fields of a structure.
  unsigned Space = 0; ///< Address space of a pointer whose tag does not tell.

  static ParamDesc scalar(ParamTag Tag) { return {Tag, false, 0, {}, 0}; }
  /// A pointer to NVPTX address space \p Space.
  static ParamDesc pointer(unsigned Space);
  static ParamDesc array(ParamDesc Element, uint64_t Count) {
    return {ParamTag::Array, false, Count, {std::move(Element)}, 0};
  }
  static ParamDesc vector(ParamDesc Element, uint64_t Count) {
    return {ParamTag::Vector, false, Count, {std::move(Element)}, 0};
  }
  static ParamDesc structure(std::vector<ParamDesc> Fields,
                             bool IsPacked = false) {
    return {ParamTag::Struct, IsPacked, 0, std::move(Fields), 0};
  }

  /// Whether it contains an opaque type, one that was not lowered.
  bool hasOpaque() const;
  /// "i32", "array<f32, 16>", "struct<i8, f64>".
  std::string text() const;
};

/// The tag for pointers to NVPTX address space \p Space.
ParamTag tagOfPointer(unsigned Space);

/// Sizes of pointers, which the documented contract leaves to the ABI.
struct ParamABI {
  /// By address space. Those past the last are as wide as generic ones.
  std::array<uint64_t, 8> PointerBytes = {8, 8, 8, 8, 8, 8, 8, 8};

  /// From \p DL; sm_32 always has short shared pointers.
  static ParamABI of(const llvm::DataLayout &DL, const SMInfo &SM);
};

/// \returns the size of \p Type in half bytes; UINT64_MAX if it overflows. An
/// opaque type has size 0.
uint64_t halfBytesOf(const ParamDesc &Type, const ParamABI &ABI);
/// \returns the alignment of \p Type in half bytes.
uint64_t alignmentOf(const ParamDesc &Type, const ParamABI &ABI);

/// A parameter under the documented contract.
struct Param {
  std::string Name; ///< "h", or "0" for the first if it has no name.
  ParamDesc Type;
  uint64_t AlignBytes = 1; ///< The minimum, if the parameter specifies one.
};

/// The layout of a parameter list.
struct ParamSpace {
  std::vector<LayoutRow> Rows;
  uint64_t Bytes = 0; ///< To the end of the last parameter.
};

/// Places \p Params one after the other, each at its natural alignment.
ParamSpace placeParams(llvm::ArrayRef<Param> Params, const ParamABI &ABI);

/// Describes the type of a parameter; pointers are described by their address
/// space.
ParamDesc describeParam(const llvm::Type *Ty, const llvm::DataLayout &DL);
/// Describes the parameters of \p F; a by-value pointer is described by its
/// pointee.
std::vector<Param> describeParams(const llvm::Function &F);

/// How the tools place parameters: each at its alignment or, as libNVVM counts,
/// without padding in between.
enum class ParamPlacing : uint8_t { Aligned, Sum };

/// Places the parameters of \p F according to the data layout, as in PTX.
ParamSpace placeParams(const llvm::Function &F, ParamPlacing Placing);

/// Only the number of bytes; most kernels are far below any limit.
uint64_t paramBytes(const llvm::Function &F, ParamPlacing Placing);

/// The documented limit for \p SM, in bytes.
uint64_t documentedParamLimit(const SMInfo &SM);
/// The tools' limit for \p T, whose PTX version may be unspecified.
uint64_t measuredParamLimit(const Target &T);

} // namespace opennvvm

#endif // OPENNVVM_LIB_VERIFIER_PARAMETERSPACE_H
