//===- OverloadTypeNames.h - Names of overload types ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Patterns hold the numbers of these types: catalog-tblgen, which writes them,
// and the library, which reads them, share the list.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_OVERLOADTYPENAMES_H
#define OPENNVVM_LIB_CATALOG_OVERLOADTYPENAMES_H

#include "llvm/ADT/StringRef.h"

namespace opennvvm {

/// The types of OverloadType, as assembly spells them, in its order; the last
/// stands for all others.
inline constexpr llvm::StringLiteral OverloadTypeNames[] = {"i8",
                                                            "i16",
                                                            "i32",
                                                            "i64",
                                                            "half",
                                                            "bfloat",
                                                            "float",
                                                            "double",
                                                            "<2 x half>",
                                                            "<2 x bfloat>",
                                                            "ptr",
                                                            "ptr addrspace(1)",
                                                            "ptr addrspace(3)",
                                                            "ptr addrspace(7)",
                                                            "<2 x float>",
                                                            "<4 x float>",
                                                            "<2 x i32>",
                                                            "<4 x i32>",
                                                            "<4 x half>",
                                                            "<8 x half>",
                                                            "<4 x bfloat>",
                                                            "<8 x bfloat>",
                                                            "other"};

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_OVERLOADTYPENAMES_H
