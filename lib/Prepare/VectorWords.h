//===- VectorWords.h - Words in the elements of vectors ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_VECTORWORDS_H
#define OPENNVVM_LIB_PREPARE_VECTORWORDS_H

namespace llvm {
class InsertElementInst;
class Use;
class Value;
} // namespace llvm

namespace opennvvm::prepare {

/// The vector of words of 32 bits that \p Last, the last insertion into a
/// vector of narrower elements, consists of: those of each word are, in order,
/// the parts of a value that is there. The instructions that put it together
/// are before \p Last. Null if any word is not there.
llvm::Value *wordsBehind(llvm::InsertElementInst &Last);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_VECTORWORDS_H
