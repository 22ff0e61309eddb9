//===- CallsFuzzer.cpp - Fuzz the C interfaces ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The input is a sequence of calls; see testing/CallSequences.
//
//===----------------------------------------------------------------------===//

#include "CallSequence.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  calls::World W(/*IsShared=*/false);
  calls::runSequence({Data, Size}, W);
  return 0;
}
