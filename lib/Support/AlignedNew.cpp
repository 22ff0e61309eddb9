//===- AlignedNew.cpp - Memory that every allocation aligns ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "llvm/Support/Compiler.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <new>

// Sanitizers know by which function memory was allocated.
#if !LLVM_ADDRESS_SANITIZER_BUILD && !LLVM_MEMORY_SANITIZER_BUILD &&           \
    !LLVM_THREAD_SANITIZER_BUILD

/// LLVM's tables and arenas ask for the alignment of a pointer, and libstdc++
/// passes that on to aligned_alloc(), half of whose time is spent on finding
/// out that malloc() would do.
void *operator new(std::size_t Size, std::align_val_t Alignment) {
  std::size_t A = static_cast<std::size_t>(Alignment);
  if (A <= alignof(std::max_align_t))
    return ::operator new(Size);
  std::size_t Rounded = llvm::alignTo(std::max<std::size_t>(Size, 1), A);
  void *Memory;
  while (!(Memory = std::aligned_alloc(A, Rounded))) {
    std::new_handler Handler = std::get_new_handler();
    if (!Handler)
      llvm::report_bad_alloc_error("Allocation failed");
    Handler();
  }
  return Memory;
}

#endif
