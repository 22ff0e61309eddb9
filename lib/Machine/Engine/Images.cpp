//===- Images.cpp - Handles of textures and surfaces ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Images.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// The distance of handles, so that few other numbers are handles.
static constexpr uint64_t Distance = 64;

uint64_t Machine::createImage(const ImageDescription &Description) {
  S->Images.push_back(std::make_unique<ImageDescription>(Description));
  return ImageWindow + Distance * (S->Images.size() - 1);
}

void Machine::destroyImage(uint64_t Handle) {
  if (findImage(*S, Handle))
    S->Images[(Handle - ImageWindow) / Distance].reset();
}

void Machine::setOuterImages(
    std::function<const ImageDescription *(uint64_t Handle)> Images) {
  S->OuterImages = std::move(Images);
}

const ImageDescription *findImage(const Machine::State &S, uint64_t Handle) {
  if (S.Home)
    return findImage(*S.Home, Handle);
  if (S.OuterImages && Handle >= ImageWindow + OuterImages)
    return S.OuterImages(Handle);
  uint64_t Number = (Handle - ImageWindow) / Distance;
  if (Handle < ImageWindow || Handle % Distance || Number >= S.Images.size())
    return nullptr;
  return S.Images[Number].get();
}

static StringRef nameOf(ImageKind Kind) {
  return Kind == ImageKind::Texture   ? "texture"
         : Kind == ImageKind::Surface ? "surface"
                                      : "sampler";
}

const ImageDescription *imageOf(Exec &X, const Operand &O, ImageKind Kind) {
  uint64_t Value = O.Kind == Operand::Memory ? X.address(O) : X.get64(O);
  if (Value < ImageWindow || Value >= GlobalWindow) {
    // A parameter has a place in the frame, whose addresses are not generic.
    Space Sp = O.OfFrame ? Space::Local : Space::Generic;
    const uint8_t *Variable = X.find(Sp, Value, 8, 0);
    if (!Variable)
      return nullptr;
    std::memcpy(&Value, Variable, 8);
  }
  const ImageDescription *Image = findImage(X.S, Value);
  if (!Image || Image->Kind != Kind) {
    X.fail("no " + nameOf(Kind) + " is bound to this operand");
    return nullptr;
  }
  return Image;
}

/// Sets what an attribute of an initializer says. \returns false if it is not
/// known.
static bool setAttribute(ImageDescription &D, StringRef Name, StringRef Value) {
  if (Name.consume_front("addr_mode_")) {
    unsigned Axis;
    if (Name.getAsInteger(10, Axis) || Axis > 2)
      return false;
    D.Modes[Axis] = StringSwitch<AddressMode>(Value)
                        .Case("wrap", AddressMode::Wrap)
                        .Case("mirror", AddressMode::Mirror)
                        .Case("clamp_to_border", AddressMode::ClampToBorder)
                        .Default(AddressMode::ClampToEdge);
    return true;
  }
  if (Name == "filter_mode")
    D.IsFiltered = Value == "linear";
  else if (Name == "normalized_coords")
    D.IsNormalized = Value != "0" && Value != "false";
  else if (Name == "force_unnormalized_coords")
    D.IsNormalized = D.IsNormalized && (Value == "0" || Value == "false");
  else
    return false;
  return true;
}

void makeInitialImages(Machine::State &S) {
  for (const OpaqueVariable &V : S.P.Opaques) {
    // Textures and surfaces have no texels until a driver binds them.
    if (V.Kind != ImageMods::Sampler || V.Attributes.empty())
      continue;
    auto D = std::make_unique<ImageDescription>();
    D->Kind = ImageKind::Sampler;
    D->IsNormalized = true;
    for (const auto &[Name, Value] : V.Attributes)
      setAttribute(*D, Name, Value);
    S.Images.push_back(std::move(D));
    uint64_t Handle = ImageWindow + Distance * (S.Images.size() - 1);
    std::memcpy(&S.Globals[V.Address - GlobalWindow], &Handle, 8);
  }
}

} // namespace opennvvm::ptxmachine
