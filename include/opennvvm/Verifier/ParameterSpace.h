//===- ParameterSpace.h - Bytes of a kernel's parameters --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How much of a kernel's parameter space its parameters take, by two contracts:
// the documented one, which has 21 types with a size each, and that of the tools,
// which place what the data layout says. Sizes are counted in half bytes, since
// the documented contract has one type of four bits.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_VERIFIER_PARAMETERSPACE_H
#define OPENNVVM_VERIFIER_PARAMETERSPACE_H

#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>
#include <vector>

namespace llvm {
class DataLayout;
class Function;
class Type;
} // namespace llvm

namespace opennvvm {

/// The types of the documented contract, numbered as it numbers them.
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
  std::vector<ParamDesc> Parts; ///< Its element, or a structure's fields.

  static ParamDesc scalar(ParamTag Tag) { return {Tag, false, 0, {}}; }
  static ParamDesc array(ParamDesc Element, uint64_t Count) {
    return {ParamTag::Array, false, Count, {std::move(Element)}};
  }
  static ParamDesc vector(ParamDesc Element, uint64_t Count) {
    return {ParamTag::Vector, false, Count, {std::move(Element)}};
  }
  static ParamDesc structure(std::vector<ParamDesc> Fields,
                             bool IsPacked = false) {
    return {ParamTag::Struct, IsPacked, 0, std::move(Fields)};
  }

  /// Whether an opaque type is anywhere in it: types were not lowered.
  bool hasOpaque() const;
  /// "i32", "array<f32, 16>", "struct<i8, f64>".
  std::string text() const;
};

/// The tag of pointers to NVPTX address space \p Space.
ParamTag tagOfPointer(unsigned Space);

/// Sizes of pointers, which the documented contract leaves to the ABI.
struct ParamABI {
  unsigned PointerBytes = 8;
  unsigned SharedPointerBytes = 8; ///< 4 in the sm32 flavour.

  /// As \p DL has them; sm_32 has short shared pointers whatever it says.
  static ParamABI of(const llvm::DataLayout &DL, const SMInfo &SM);
};

/// \returns the bytes of \p Type, as half bytes; UINT64_MAX where they are past
/// counting. An opaque type has none.
uint64_t halfBytesOf(const ParamDesc &Type, const ParamABI &ABI);
/// \returns what an offset of \p Type is a multiple of, as half bytes.
uint64_t alignmentOf(const ParamDesc &Type, const ParamABI &ABI);

/// A parameter by the documented contract.
struct Param {
  std::string Name; ///< "h", or "0" for the first without a name.
  ParamDesc Type;
  uint64_t AlignBytes = 1; ///< At least this, where the parameter says so.
};

/// Where everything of a parameter list stands.
struct ParamSpace {
  std::vector<LayoutRow> Rows;
  uint64_t Bytes = 0; ///< Up to the end of the last parameter.
};

/// Places \p Params one after the other, each at its natural alignment.
ParamSpace placeParams(llvm::ArrayRef<Param> Params, const ParamABI &ABI);

/// Describes the type of a parameter; pointers by their address space.
ParamDesc describeParam(const llvm::Type *Ty, const llvm::DataLayout &DL);
/// Describes the parameters of \p F; a by-value pointer is what it points to.
std::vector<Param> describeParams(const llvm::Function &F);

/// How the tools place parameters: one at a time at its alignment, or, as
/// libNVVM counts, without padding between them.
enum class ParamPlacing : uint8_t { Aligned, Sum };

/// Places the parameters of \p F by the data layout, as PTX has them.
ParamSpace placeParams(const llvm::Function &F, ParamPlacing Placing);

/// The bytes of that alone; most kernels are far from any ceiling.
uint64_t paramBytes(const llvm::Function &F, ParamPlacing Placing);

/// The documented ceiling for \p SM, in bytes.
uint64_t documentedParamLimit(const SMInfo &SM);
/// The ceiling of the tools on \p T, whose PTX version may be open.
uint64_t measuredParamLimit(const Target &T);

} // namespace opennvvm

#endif // OPENNVVM_VERIFIER_PARAMETERSPACE_H
