//===- Mods.h - The modifiers of instructions -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_MODS_H
#define OPENNVVM_LIB_MACHINE_MODS_H

#include <cstdint>

namespace opennvvm::ptxmachine {

/// Fundamental types (PTX ISA, "Types").
enum class Ty : uint8_t {
  None,
  Pred,
  B8,
  U8,
  S8,
  B16,
  U16,
  S16,
  F16,
  BF16,
  B32,
  U32,
  S32,
  F32,
  F16x2,
  BF16x2,
  TF32,
  U16x2,
  S16x2,
  U8x4,
  S8x4,
  // Elements of matrices.
  B1,
  U2,
  S2,
  U4,
  S4,
  E4M3,
  E5M2,
  E2M3,
  E3M2,
  E2M1,
  S1Z4M11, ///< A sign, four zeros and a magnitude.
  // Block scales, which have no sign.
  UE8M0,
  UE4M3,
  B64,
  U64,
  S64,
  F64,
  B128,
  F32x2,
  // Two numbers of at most eight bits each.
  E4M3x2,
  E5M2x2,
  E2M3x2,
  E3M2x2,
  E2M1x2,
  UE8M0x2,
  UE5M3x2,
  S2F6x2, ///< Fixed-point numbers, in units of 1/64.
  // Four floats.
  E4M3x4,
  E5M2x4,
  E2M3x4,
  E3M2x4,
  E2M1x4
};
inline bool isNarrow(Ty T) { return T >= Ty::E4M3x2; }
unsigned bitsOf(Ty T);
inline bool isSigned(Ty T) {
  return T == Ty::S8 || T == Ty::S16 || T == Ty::S32 || T == Ty::S64 ||
         T == Ty::S16x2 || T == Ty::S8x4 || T == Ty::S4 || T == Ty::S2;
}
inline bool isFloat(Ty T) {
  return T == Ty::F16 || T == Ty::BF16 || T == Ty::F32 || T == Ty::F64;
}
inline bool isPackedHalf(Ty T) { return T == Ty::F16x2 || T == Ty::BF16x2; }
/// The element type of a packed floating-point type; other types are unchanged.
inline Ty elementOf(Ty T) {
  return T == Ty::F16x2    ? Ty::F16
         : T == Ty::BF16x2 ? Ty::BF16
         : T == Ty::F32x2  ? Ty::F32
                           : T;
}

enum class Space : uint8_t {
  Generic,
  Global,
  Shared,
  SharedCluster,
  Const,
  Local,
  Param,
  /// Of tcgen05: bits 15 to 0 of an address are the column, in units of four
  /// bytes, bits 31 to 16 the lane, and the bits above one more than the rank
  /// of the CTA, or 0 for the thread's own.
  Tensor
};
enum class Round : uint8_t {
  None,
  RN,
  RZ,
  RM,
  RP,
  RNA,
  RNI,
  RZI,
  RMI,
  RPI,
  RS
};
enum class Cmp : uint8_t {
  None,
  EQ,
  NE,
  LT,
  LE,
  GT,
  GE,
  LO,
  LS,
  HI,
  HS,
  EQU,
  NEU,
  LTU,
  LEU,
  GTU,
  GEU,
  NUM,
  NAN_
};
enum class Logic : uint8_t { None, And, Or, Xor };
enum class AtomOp : uint8_t {
  None,
  Exch,
  Cas,
  Add,
  Inc,
  Dec,
  Min,
  Max,
  And,
  Or,
  Xor
};
enum class Mode : uint8_t {
  None,
  Up,
  Down,
  Bfly,
  Idx,
  All,
  Any,
  Uni,
  Ballot,
  Wrap,
  Clamp,
  ShiftAmount,
  F4E,
  B4E,
  RC8,
  ECL,
  ECR,
  RC16,
  Arrive,
  Wait,
  Finite,
  Infinite,
  Number,
  NotANumber,
  Normal,
  Subnormal,
  // What vmad divides its result by: 2 to this power.
  Shift7,
  Shift15
};

/// PTX ISA, "Memory Consistency Model".
enum class MemoryOrder : uint8_t {
  Weak,
  Relaxed,
  Acquire,
  Release,
  AcqRel,
  SC,
  Volatile,
  MMIO
};
enum class ThreadScope : uint8_t { None, Cta, Cluster, Gpu, Sys };
/// How memory is reached, and what a proxy fence orders.
enum class MemoryProxy : uint8_t {
  Generic,
  Async,     ///< Bulk and tensor copies, wgmma, tcgen05.
  TensorMap, ///< Reads of a tensor map.
  Texture,
  Alias ///< Another virtual address of the same memory.
};

/// What is in an mbarrier, and which of its phases a wait is for.
enum class BarrierLayout : uint8_t { None, V0, V1 };
enum class BarrierPhase : uint8_t { None, Primary, Conditional };

/// The modifiers of texture and surface instructions.
struct ImageMods {
  enum GeometryTy : uint8_t {
    None,
    D1,
    D2,
    D3,
    A1,
    A2,
    Cube,
    ACube,
    MS2,
    AMS2
  } Geometry = None;
  enum LevelTy : uint8_t { Base, Level, Gradient } Which = Base;
  uint8_t Component = 0; ///< Of tld4.
  enum EdgeTy : uint8_t { Trap, Clamp, Zero } Edge = Trap;
  enum QueryTy : uint8_t {
    Nothing,
    Width,
    Height,
    Depth,
    ChannelDataType,
    ChannelOrder,
    NormalizedCoords,
    ForceUnnormalized,
    FilterMode,
    AddressMode0,
    AddressMode1,
    AddressMode2,
    ArraySize,
    MipmapLevels,
    Samples,
    MemoryLayout
  } Query = Nothing;
  enum OpaqueTy : uint8_t { Texture, Surface, Sampler } Opaque = Texture;
};

/// .kind of tcgen05.mma.
enum class MmaKind : uint8_t {
  None,
  F16,
  TF32,
  F8F6F4,
  I8,
  TI16,
  MXF8F6F4,
  MXF4,
  MXF4NVF4
};
/// What tcgen05.ld, st and cp move: lanes, and bits of each.
enum class TensorShape : uint8_t {
  None,
  L16B64,
  L16B128,
  L16B256,
  L16B32x2,
  L32B32,
  L128B256,
  L4B256,
  L128B128,
  L64B128,
  L32B128
};
/// Which warps' lanes tcgen05.cp writes alike.
enum class WarpCopies : uint8_t { None, Pairs02_13, Pairs01_23, All };

/// The modifiers that only tcgen05 has.
struct TensorMods {
  uint8_t CtaGroup = 0;
  MmaKind Kind = MmaKind::None;
  TensorShape Shape = TensorShape::None;
  uint8_t Repeat = 0; ///< .x1 to .x128
  WarpCopies Copies = WarpCopies::None;
  uint8_t SourceBits = 0;  ///< 4 or 6 if .cp widens its elements to 8 bits.
  uint8_t ScaleVector = 0; ///< N of .scale_vec::NX.
  uint8_t ScaleBlock = 0;  ///< N of .blockN.
  uint8_t IsScaled = 0;    ///< .block_scale
  uint8_t IsPacked = 0;    ///< .pack::16b, .unpack::16b
  uint8_t ShiftsA = 0;     ///< .ashift
  uint8_t IsExclusive = 0; ///< .exclusive
};

/// The modifiers that only instructions on a warp's matrices have.
struct MatrixMods {
  uint8_t NumLayouts = 0;
  uint8_t Layouts = 0;       ///< Bit N: the N-th of .row and .col is .col.
  bool IsTransposed = false; ///< .trans
};

/// The modifiers of spcompress and spdecompress: of each Group of elements,
/// Kept ones stay.
struct SparseMods {
  uint8_t IndexBits = 0, Kept = 0, Group = 0, Repeat = 0;
};

/// How a tensor copy walks through its tensor.
enum class TensorAccess : uint8_t {
  Tile,
  Gather4,
  Scatter4,
  Im2col,
  Im2colW,
  Im2colW128,
  Im2colNoOffsets,
  Im2colNoOffsetsW
};
/// What tensormap.replace replaces.
enum class TensorMapField : uint8_t {
  None,
  GlobalAddress,
  Rank,
  BoxDim,
  GlobalDim,
  GlobalStride,
  ElementStride,
  ElementType,
  Interleave,
  SwizzleMode,
  SwizzleAtomicity,
  FillMode
};

/// The modifiers that only bulk and tensor copies and their kin have.
struct BulkMods {
  /// Generic if there is none; a space that is alone is in To.
  ptxmachine::Space To = ptxmachine::Space::Generic,
                    From = ptxmachine::Space::Generic;
  uint8_t NumSpaces = 0;
  uint8_t Rank = 0; ///< .1d to .5d
  uint8_t NumAccesses = 0;
  TensorAccess Access = TensorAccess::Tile;
  TensorMapField Field = TensorMapField::None;
  uint8_t CtaGroup = 0;
  bool HasGroup = false;      ///< .bulk_group
  bool HasBarrier = false;    ///< .mbarrier::complete_tx::bytes
  bool HasByteMask = false;   ///< .cp_mask
  bool IgnoresBounds = false; ///< .ignore_oob
  // .override::
  bool OverridesAddress = false; ///< global_address
  bool OverridesSize = false;    ///< global_dim
  bool OverridesStrides = false; ///< global_dim_stride
};

/// The modifiers of a mnemonic.
struct Mods {
  Ty T[5] = {Ty::None, Ty::None, Ty::None, Ty::None, Ty::None};
  uint8_t NumTypes = 0;
  Round R = Round::None;
  Cmp C = Cmp::None;
  Logic B = Logic::None;
  AtomOp A = AtomOp::None;
  Mode M = Mode::None;
  MemoryOrder Order = MemoryOrder::Weak;
  ThreadScope Scope = ThreadScope::None;
  /// Of fence.proxy, besides the generic one.
  MemoryProxy Proxy = MemoryProxy::Generic;
  ptxmachine::Space Space = ptxmachine::Space::Generic;
  BarrierLayout Layout = BarrierLayout::None;
  BarrierPhase Phase = BarrierPhase::None;
  uint8_t Vec = 1;
  ImageMods Image;
  uint8_t Lanes = 0;            ///< Of vadd2 and vadd4; 0 for vadd.
  uint16_t Rows = 0, Inner = 0; ///< Of mma, whose result has eight columns.
  uint16_t Columns = 0;         ///< Of wgmma.
  TensorMods Tensor;
  MatrixMods Matrix;
  SparseMods Sparse;
  bool Ftz = false, Sat = false, SatFinite = false, Relu = false, CC = false,
       Approx = false, Full = false, Hi = false, Lo = false, Wide = false,
       NaN = false, XorSign = false, Abs = false, Red = false, Popc = false,
       CacheHint = false, Multicast = false;
  bool HasWideMask = false;     ///< .multicast::cluster::32b
  bool OfTurns = false;         ///< sin.2pi, cos.2pi
  bool KeepsSubnormals = false; ///< .noftz
  bool ToSpace = false;         ///< cvta.to, from generic to a space.
  bool Scaled = false;          ///< cvt.scaled::n2::ue8m0
  bool ScaledOnce = false;      ///< cvt.scaled::n1::ue8m0
  bool PositiveZero = false;    ///< cvt.pzo
  bool Left = false;            ///< shf.l
  bool PlusOne = false;         ///< vmad.po
  bool OutOfBounds = false;     ///< fma.oob
  bool OfWarp = false;          ///< bar.warp.sync
  bool OfCluster = false;       ///< barrier.cluster
  bool OfMbarrierInit = false;  ///< fence.mbarrier_init
  BulkMods Bulk;
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_MODS_H
