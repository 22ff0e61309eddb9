//===- AlignedNewTest.cpp - Memory that every allocation aligns -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gtest/gtest.h"
#include <cstring>
#include <new>

namespace {

TEST(AlignedNew, AlignsAndHasTheSizeThatIsAskedFor) {
  for (std::size_t Alignment : {1, 8, 16, 32, 64, 4096})
    for (std::size_t Size : {0, 1, 15, 16, 17, 4097}) {
      std::align_val_t A{Alignment};
      void *Throwing = ::operator new(Size, A);
      void *Nothrow = ::operator new(Size, A, std::nothrow);
      ASSERT_TRUE(Throwing && Nothrow && Throwing != Nothrow);
      for (void *Memory : {Throwing, Nothrow}) {
        EXPECT_EQ(reinterpret_cast<uintptr_t>(Memory) % Alignment, 0u);
        std::memset(Memory, 1, Size);
        ::operator delete(Memory, A);
      }
    }
}

} // namespace
