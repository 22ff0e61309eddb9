//===- Texture.cpp - Reading textures -------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Texture Instructions"; CUDA C++ Programming Guide, "Texture
// Fetching": addressing modes, and the linear filter, whose weights have eight
// bits of fraction.
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Images.h"
#include "Machine/Instructions/FloatBits.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Instructions/Texel.h"
#include <cmath>

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
/// Where a texture is read.
struct Place {
  unsigned Axes = 1;
  double At[3] = {0, 0, 0};      ///< Coordinates as the program gives them.
  int64_t Offset[3] = {0, 0, 0}; ///< In texels.
  uint64_t Layer = 0;
  bool IsInteger = false;
};

/// A texel that one axis contributes, and its weight.
struct Tap {
  int64_t Index;
  double Weight;
};

/// What a texture instruction reads.
struct Source {
  const ImageDescription *Texels = nullptr;
  const ImageDescription *Sampler = nullptr;
};
} // namespace

static bool isArray(ImageMods::GeometryTy G) {
  return G == ImageMods::A1 || G == ImageMods::A2 || G == ImageMods::ACube;
}
static unsigned axesOf(ImageMods::GeometryTy G) {
  switch (G) {
  case ImageMods::D1:
  case ImageMods::A1:
    return 1;
  case ImageMods::D3:
  case ImageMods::Cube:
  case ImageMods::ACube:
    return 3;
  default:
    return 2;
  }
}

/// The texture, the sampler if there is one, and the coordinates: [a, {b,} c].
static bool readSource(Exec &X, const Operand &List, Source &From,
                       const Operand *&Coordinates) {
  ArrayRef<Operand> Parts = X.elements(List);
  if (List.Kind != Operand::Vector || Parts.size() < 2 || Parts.size() > 3)
    return X.fail("a texture instruction needs a texture and coordinates");
  From.Texels = imageOf(X, Parts[0], ImageKind::Texture);
  if (!From.Texels)
    return false;
  From.Sampler = Parts.size() == 3 ? imageOf(X, Parts[1], ImageKind::Sampler)
                                   : From.Texels;
  Coordinates = &Parts.back();
  return From.Sampler;
}

/// The face of a cube that a direction hits, and the place on it from 0 to 1.
static unsigned faceOf(double (&At)[3]) {
  double X = At[0], Y = At[1], Z = At[2];
  double AX = std::fabs(X), AY = std::fabs(Y), AZ = std::fabs(Z);
  unsigned Face;
  double Major, S, T;
  if (AX >= AY && AX >= AZ)
    Face = X < 0, Major = AX, S = X < 0 ? Z : -Z, T = -Y;
  else if (AY >= AZ)
    Face = 2 + (Y < 0), Major = AY, S = X, T = Y < 0 ? -Z : Z;
  else
    Face = 4 + (Z < 0), Major = AZ, S = Z < 0 ? -X : X, T = -Y;
  At[0] = (S / Major + 1) / 2;
  At[1] = (T / Major + 1) / 2;
  return Face;
}

static bool readPlace(Exec &X, const Instruction &I, const Operand &Coordinates,
                      Place &P) {
  const ImageMods &M = I.M.Image;
  ArrayRef<Operand> C = X.elements(Coordinates);
  unsigned First = isArray(M.Geometry);
  P.Axes = axesOf(M.Geometry);
  if (C.size() < First + P.Axes)
    return X.fail("too few coordinates");
  P.IsInteger = I.M.T[1] == Ty::S32;
  if (First)
    P.Layer = X.get64(C[0], 32);
  for (unsigned N = 0; N < P.Axes; ++N) {
    uint64_t Bits = X.get64(C[First + N], 32);
    P.At[N] = P.IsInteger ? double(int32_t(Bits)) : double(asFloat(Bits));
  }
  if (M.Geometry == ImageMods::Cube || M.Geometry == ImageMods::ACube) {
    P.Axes = 2;
    P.Layer = 6 * P.Layer + faceOf(P.At);
  }
  return true;
}

/// The coordinate in texels, moved inside by .wrap or .mirror.
static double position(const Place &P, unsigned Axis, unsigned Size,
                       const ImageDescription &Sampler) {
  bool Normalized = Sampler.IsNormalized && !P.IsInteger;
  double At =
      (Normalized ? P.At[Axis] * Size : P.At[Axis]) + double(P.Offset[Axis]);
  if (!Normalized)
    return At;
  double Times = std::floor(At / Size), Rest = At - Times * Size;
  if (Sampler.Modes[Axis] == AddressMode::Wrap)
    return Rest;
  if (Sampler.Modes[Axis] == AddressMode::Mirror)
    return std::fmod(Times, 2) == 0 ? Rest : Size - Rest;
  return At;
}

/// The index of a texel that may be outside; -1 if the border's color is meant.
static int64_t inside(int64_t Index, unsigned Size, AddressMode Mode,
                      bool Normalized) {
  if (Index >= 0 && Index < int64_t(Size))
    return Index;
  if (Mode == AddressMode::ClampToBorder)
    return -1;
  if (Mode == AddressMode::Wrap && Normalized)
    return (Index % int64_t(Size) + Size) % Size;
  return std::clamp<int64_t>(Index, 0, Size - 1);
}

/// The texels along one axis, with their weights.
static SmallVector<Tap, 2> tapsOf(const Place &P, unsigned Axis, unsigned Size,
                                  const ImageDescription &Sampler,
                                  bool Filtered) {
  AddressMode Mode = Sampler.Modes[Axis];
  bool Normalized = Sampler.IsNormalized && !P.IsInteger;
  double At = position(P, Axis, Size, Sampler);
  if (std::isnan(At))
    At = 0;
  At = std::clamp(At, -0x1p31, 0x1p31);
  auto Index = [&](double V) {
    return inside(int64_t(V), Size, Mode, Normalized);
  };
  if (!Filtered || P.IsInteger)
    return {{Index(std::floor(At)), 1}};
  double Low = std::floor(At - 0.5);
  double Weight = std::floor((At - 0.5 - Low) * 256 + 0.5) / 256;
  return {{Index(Low), 1 - Weight}, {Index(Low + 1), Weight}};
}

static bool fetch(Exec &X, const Source &From, const ImageLevel &L,
                  int64_t Column, int64_t Row, int64_t Plane, Texel &To) {
  const ImageDescription &D = *From.Texels;
  if (Column < 0 || Row < 0 || Plane < 0) {
    for (unsigned N = 0; N < 4; ++N)
      To[N] = readsFloats(D) ? uint32_t(bitsOfFloat(From.Sampler->Border[N]))
                             : uint32_t(int64_t(From.Sampler->Border[N]));
    return true;
  }
  return readTexel(X, D,
                   rowAddress(L, uint64_t(Row), uint64_t(Plane)) +
                       uint64_t(Column) * texelBytes(D),
                   To);
}

/// The texels of one level around a place, in the order of their columns, rows
/// and planes, with their weights.
template <typename Fn>
static bool forEachTap(Exec &X, const Source &From, const ImageLevel &L,
                       const Place &P, bool Filtered, Fn Do) {
  const ImageDescription &D = *From.Texels;
  unsigned Sizes[3] = {L.Width, L.Height, L.Depth};
  SmallVector<Tap, 2> Taps[3] = {{{0, 1}}, {{0, 1}}, {{0, 1}}};
  for (unsigned N = 0; N < P.Axes; ++N) {
    Taps[N] = tapsOf(P, N, Sizes[N], *From.Sampler, Filtered);
    if (D.IsLinear && P.IsInteger &&
        (P.At[N] + double(P.Offset[N]) < 0 ||
         P.At[N] + double(P.Offset[N]) >= Sizes[N])) {
      Do(Texel{0, 0, 0, 0}, 1.0); // Plain memory has no edges.
      return true;
    }
  }
  // A layer out of range is the nearest one.
  if (D.Layers)
    Taps[2] = {{int64_t(std::min<uint64_t>(P.Layer, D.Layers - 1)), 1}};
  for (const Tap &Z : Taps[2])
    for (const Tap &Y : Taps[1])
      for (const Tap &C : Taps[0]) {
        Texel T;
        if (!fetch(X, From, L, C.Index, Y.Index, Z.Index, T))
          return false;
        Do(T, Z.Weight * Y.Weight * C.Weight);
      }
  return true;
}

/// The color at a place of one level.
static bool sample(Exec &X, const Source &From, const ImageLevel &L,
                   const Place &P, Texel &To) {
  bool Filtered = From.Sampler->IsFiltered && !P.IsInteger;
  if (Filtered && !readsFloats(*From.Texels))
    return X.fail("a linear filter needs a texture that is read as floats");
  double Sum[4] = {0, 0, 0, 0};
  bool Done =
      forEachTap(X, From, L, P, Filtered, [&](const Texel &T, double W) {
        To = T;
        // A weight of zero hides even an infinity.
        for (unsigned N = 0; Filtered && W != 0 && N < 4; ++N)
          Sum[N] += W * double(asFloat(T[N]));
      });
  for (unsigned N = 0; Done && Filtered && N < 4; ++N)
    To[N] = uint32_t(bitsOfFloat(float(Sum[N])));
  return Done;
}

//===----------------------------------------------------------------------===//
// Levels of a mipmap
//===----------------------------------------------------------------------===//

/// The logarithm of how many texels of the base level a step covers.
static double levelOfGradient(Exec &X, const Source &From, const Operand &DX,
                              const Operand &DY, unsigned Axes) {
  const ImageLevel &L = From.Texels->Levels[0];
  const unsigned Sizes[3] = {L.Width, L.Height, L.Depth};
  double Longest = 0;
  for (const Operand *O : {&DX, &DY}) {
    ArrayRef<Operand> Parts = X.elements(*O);
    double Square = 0;
    for (unsigned N = 0; N < Axes && N < Parts.size(); ++N) {
      double V = double(asFloat(X.get64(Parts[N], 32))) *
                 (From.Sampler->IsNormalized ? Sizes[N] : 1);
      Square += V * V;
    }
    Longest = std::max(Longest, std::sqrt(Square));
  }
  return Longest > 0 ? std::log2(Longest) : -1000;
}

/// One level, or two with the weight of the second.
static bool sampleLevels(Exec &X, const Source &From, const Place &P,
                         double Level, Texel &To) {
  const ImageDescription &Sampler = *From.Sampler;
  size_t Last = From.Texels->Levels.size() - 1;
  Level = std::clamp<double>(Level + Sampler.LevelBias, Sampler.LeastLevel,
                             Sampler.GreatestLevel);
  Level = std::clamp<double>(std::isnan(Level) ? 0 : Level, 0, double(Last));
  if (!Sampler.IsFilteredMipmap)
    return sample(X, From, From.Texels->Levels[size_t(std::floor(Level + 0.5))],
                  P, To);
  auto First = size_t(std::floor(Level));
  double Weight = std::floor((Level - double(First)) * 256 + 0.5) / 256;
  Texel Second;
  if (!sample(X, From, From.Texels->Levels[First], P, To))
    return false;
  if (Weight == 0)
    return true;
  if (!sample(X, From, From.Texels->Levels[std::min(First + 1, Last)], P,
              Second))
    return false;
  for (unsigned N = 0; N < 4; ++N)
    To[N] = uint32_t(bitsOfFloat(
        float((1 - Weight) * asFloat(To[N]) + Weight * asFloat(Second[N]))));
  return true;
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// Four components, or two pairs of f16.
static bool setTexel(Exec &X, const Instruction &I, const Texel &T) {
  ArrayRef<Operand> To = X.elements(I.Ops[0]);
  if (To.size() != I.M.Vec)
    return X.fail("as many registers as .v says were expected");
  auto Half = [&](unsigned N) {
    APFloat F = toFloat(T[N], Ty::F32);
    bool Loses;
    F.convert(APFloat::IEEEhalf(), APFloat::rmNearestTiesToEven, &Loses);
    return toBits(F, Ty::F16);
  };
  for (unsigned N = 0; N < To.size(); ++N)
    X.set(To[N], I.M.T[0] == Ty::F16x2 ? Half(2 * N) | Half(2 * N + 1) << 16
                 : I.M.T[0] == Ty::F16 ? Half(N)
                                       : T[N]);
  // All texels are resident.
  if (I.Ops[0].Second != UINT32_MAX)
    X.R[I.Ops[0].Second] = 1;
  return true;
}

/// The operands after the coordinates' list and \p Next others: an offset,
/// which is a list, and a depth to compare with, which is a register.
static bool readOffset(Exec &X, const Instruction &I, unsigned Next, Place &P) {
  for (unsigned N = Next; N < I.NumOps; ++N) {
    if (I.Ops[N].Kind != Operand::Vector)
      return X.fail("comparisons of depth need a depth texture, which CUDA "
                    "programs cannot make");
    ArrayRef<Operand> Parts = X.elements(I.Ops[N]);
    for (unsigned Axis = 0; Axis < P.Axes && Axis < Parts.size(); ++Axis)
      P.Offset[Axis] = X.getSigned(Parts[Axis], 32);
  }
  return true;
}

bool runTexture(Exec &X, const Instruction &I) {
  const ImageMods &M = I.M.Image;
  if (M.Geometry == ImageMods::MS2 || M.Geometry == ImageMods::AMS2)
    return X.fail("CUDA programs cannot make textures with several samples");
  Source From;
  Place P;
  const Operand *Coordinates;
  if (!readSource(X, I.Ops[1], From, Coordinates) ||
      !readPlace(X, I, *Coordinates, P))
    return false;
  unsigned Next = M.Which == ImageMods::Base    ? 2
                  : M.Which == ImageMods::Level ? 3
                                                : 4;
  if (I.NumOps < Next)
    return X.fail("a texture instruction without its level");
  double Level = 0;
  if (M.Which == ImageMods::Level) {
    uint64_t Bits = X.get64(I.Ops[2], 32);
    Level = P.IsInteger ? int32_t(Bits) : double(asFloat(Bits));
  } else if (M.Which == ImageMods::Gradient) {
    Level = levelOfGradient(X, From, I.Ops[2], I.Ops[3], P.Axes);
  }
  Texel T{};
  if (!readOffset(X, I, Next, P))
    return false;
  bool Done = M.Which == ImageMods::Base
                  ? sample(X, From, From.Texels->Levels[0], P, T)
                  : sampleLevels(X, From, P, Level, T);
  return Done && setTexel(X, I, T);
}

/// tld4: one component of the four texels of a linear filter, counterclockwise
/// from the one in the first column and the second row.
bool runGather(Exec &X, const Instruction &I) {
  Source From;
  Place P;
  const Operand *Coordinates;
  if (!readSource(X, I.Ops[1], From, Coordinates) ||
      !readPlace(X, I, *Coordinates, P) || !readOffset(X, I, 2, P))
    return false;
  if (P.Axes != 2)
    return X.fail("tld4 needs a texture of two dimensions");
  SmallVector<uint32_t, 4> Found;
  if (!forEachTap(X, From, From.Texels->Levels[0], P, true,
                  [&](const Texel &T, double) {
                    Found.push_back(T[I.M.Image.Component]);
                  }))
    return false;
  return setTexel(X, I, {Found[2], Found[3], Found[1], Found[0]});
}

} // namespace opennvvm::ptxmachine
