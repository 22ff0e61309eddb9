//===- GenericIntrinsic.cpp - LLVM's own intrinsics -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/GenericIntrinsic.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm {

static constexpr TypeRelation Shapes[] = {
#define GENERIC_SHAPES
#include "opennvvm/Catalog/GenericIntrinsics.inc"
#undef GENERIC_SHAPES
};

static constexpr SizeTerm Terms[] = {
#define GENERIC_TERMS
#include "opennvvm/Catalog/GenericIntrinsics.inc"
#undef GENERIC_TERMS
};

static constexpr GenericIntrinsic Rows[] = {
#define GENERIC_ROWS
#include "opennvvm/Catalog/GenericIntrinsics.inc"
#undef GENERIC_ROWS
};

// An ID is an index.
#define GENERIC_ORDER
#include "opennvvm/Catalog/GenericIntrinsics.inc"
#undef GENERIC_ORDER

static constexpr StringLiteral OtherTargets[] = {
#define OTHER_TARGETS
#include "opennvvm/Catalog/GenericIntrinsics.inc"
#undef OTHER_TARGETS
};

const GenericIntrinsic *lookupGeneric(Intrinsic::ID ID) {
  return ID != Intrinsic::not_intrinsic && ID <= std::size(Rows) ? &Rows[ID - 1]
                                                                 : nullptr;
}

bool isOtherTargets(StringRef Name) {
  return Name.consume_front("llvm.") &&
         any_of(OtherTargets, [&](StringRef T) { return Name.starts_with(T); });
}

ArrayRef<GenericIntrinsic> genericIntrinsics() { return Rows; }

ArrayRef<TypeRelation> shapesOf(const GenericIntrinsic &Row) {
  return ArrayRef(Shapes).slice(Row.ShapeBegin, Row.ShapeCount);
}

ArrayRef<SizeTerm> sizeOf(const GenericIntrinsic &Row) {
  return ArrayRef(Terms).slice(Row.TermBegin, Row.TermCount);
}

} // namespace opennvvm
