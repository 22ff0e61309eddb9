//===- TextureSurface.cpp - Handles of textures and surfaces --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules/TextureSurface.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace opennvvm::verifier {

/// The variable that \p Op wraps in metadata, if any.
static const GlobalVariable *wrapped(const Value *Op) {
  auto *AsValue = dyn_cast<MetadataAsValue>(Op);
  auto *MD =
      AsValue ? dyn_cast<ConstantAsMetadata>(AsValue->getMetadata()) : nullptr;
  return MD ? dyn_cast<GlobalVariable>(MD->getValue()) : nullptr;
}

void checkTextureHandle(RuleContext &Ctx, const CallBase &Call,
                        const CalleeFacts &) {
  const GlobalVariable *GV = wrapped(Call.getArgOperand(0));
  auto Is = [&](Annotation What) {
    return Ctx.Annotated.get(*GV, What).value_or(0) != 0;
  };
  // LLVM's NVPTX has sampler handles, too.
  if (!GV || !(Is(Annotation::Texture) || Is(Annotation::Surface) ||
               (Ctx.is(Profile::NVPTX) && Is(Annotation::Sampler))))
    return Ctx.report(Rule::TexsurfHandleOp0, Call);
  if (Call.getArgOperand(1)->stripPointerCasts() != GV)
    Ctx.report(Rule::TexsurfHandleOp1, Call);
}

} // namespace opennvvm::verifier
