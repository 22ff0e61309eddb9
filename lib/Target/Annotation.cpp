//===- Annotation.cpp - Keys of !nvvm.annotations -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Target/Annotation.h"

using namespace llvm;

namespace opennvvm {

static constexpr AnnotationKey Keys[] = {
#define OPENNVVM_ANNOTATION_KEY(Name, Says, Dimension, ReadByLLVM, IsList)     \
  {Name, Annotation::Says, Dimension, ReadByLLVM, IsList},
#include "opennvvm/Catalog/Annotations.inc"
};

static constexpr StringLiteral Attributes[] = {
#define OPENNVVM_ANNOTATION(Name, Attribute) Attribute,
#include "opennvvm/Catalog/Annotations.inc"
    ""};

ArrayRef<AnnotationKey> annotationKeys() { return Keys; }

const AnnotationKey *findAnnotationKey(StringRef Key) {
  for (const AnnotationKey &K : Keys)
    if (K.Name == Key)
      return &K;
  return nullptr;
}

StringRef attributeOf(Annotation A) { return Attributes[unsigned(A)]; }

} // namespace opennvvm
