//===- GenericIntrinsic.cpp - LLVM's own intrinsics -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/GenericIntrinsic.h"

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

const GenericIntrinsic *lookupGeneric(Intrinsic::ID ID) {
  return ID != Intrinsic::not_intrinsic && ID <= std::size(Rows) ? &Rows[ID - 1]
                                                                 : nullptr;
}

ArrayRef<GenericIntrinsic> genericIntrinsics() { return Rows; }

ArrayRef<TypeRelation> shapesOf(const GenericIntrinsic &Row) {
  return ArrayRef(Shapes).slice(Row.ShapeBegin, Row.ShapeCount);
}

ArrayRef<SizeTerm> sizeOf(const GenericIntrinsic &Row) {
  return ArrayRef(Terms).slice(Row.TermBegin, Row.TermCount);
}

} // namespace opennvvm
