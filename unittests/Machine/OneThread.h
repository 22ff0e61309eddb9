//===- OneThread.h - Short kernels for tests --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests give the body of a kernel. Its inputs A to E are in %a16, %a32 and
// %a64 to %e64, the result is what it leaves in %d8, %d16, %d32, %d64 or the
// predicate %p. The registers %q, %q1, %t32, %t64 and %u16, %u32, %u64 are
// free; so are 64 bytes at [local], [shared] and [%memory], which is global.
// The body starts in line 2.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_UNITTESTS_MACHINE_ONETHREAD_H
#define OPENNVVM_UNITTESTS_MACHINE_ONETHREAD_H

#include "Machine/Machine.h"
#include "gtest/gtest.h"
#include <vector>

namespace opennvvm::ptxmachine {

struct Row {
  const char *Body;
  uint64_t Expected;
  uint64_t A = 0, B = 0, C = 0, E = 0;
};

/// The result of \p Body; a test failure if it does not run.
uint64_t run(llvm::StringRef Body, uint64_t A = 0, uint64_t B = 0,
             uint64_t C = 0, uint64_t E = 0);
/// The same for a list, one EXPECT_EQ each.
void check(llvm::ArrayRef<Row> Rows);

/// The errors of \p Body when parsed or run; empty if it runs.
std::string failure(llvm::StringRef Body, uint64_t A = 0, uint64_t B = 0);

/// The launch of one cluster of so many CTAs of one thread.
Launch cluster(unsigned Ctas);

/// Runs \p Body in the threads of \p L; the %d32 of each, CTA by CTA. The
/// thread's number in its CTA is in %a32.
std::vector<uint32_t> lanes(llvm::StringRef Body, const Launch &L);
std::vector<uint32_t> lanes(llvm::StringRef Body, unsigned Threads);
/// The error if it does not run.
std::string lanesFailure(llvm::StringRef Body, const Launch &L);

/// Runs the kernel "k" of a whole module, whose only parameter is the address
/// of 256 bytes; \returns the first 64 bits there.
uint64_t runModule(llvm::StringRef Text);
std::string moduleFailure(llvm::StringRef Text);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_UNITTESTS_MACHINE_ONETHREAD_H
