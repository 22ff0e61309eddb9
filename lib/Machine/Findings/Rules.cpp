//===- Rules.cpp - What a run can prove wrong -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Findings/Rules.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

static constexpr RuleInfo Rules[] = {
    {"async-at-exit", Severity::Error,
     "A block ends while its asynchronous work is in flight.",
     "Shared memory belongs to the next block as soon as all threads of this "
     "one have exited; a copy or product that is still running then reads or "
     "writes the memory of somebody else.",
     "Wait for the group or the mbarrier of the operation before the last "
     "thread exits."},
    {"deadlock", Severity::Error,
     "Every thread waits for something that cannot happen anymore.",
     "No thread can go on, or those that do go round in loops which change "
     "neither their registers nor memory; no asynchronous operation is in "
     "flight. A GPU would hang until its watchdog ends the program.",
     "Let every thread that a barrier counts arrive at it, on every path; "
     "check arrival counts, phases and expected bytes of mbarriers, and who "
     "writes what a loop reads."},
    {"misaligned", Severity::Error,
     "The address of an access is not a multiple of its size.",
     "The PTX ISA requires natural alignment of scalars and vectors; a GPU "
     "ends the program with a misaligned address error.",
     "Align the variable, or access it in smaller pieces."},
    {"out-of-bounds", Severity::Error, "An access outside of every allocation.",
     "The address belongs to no variable or allocation of the state space. A "
     "GPU ends the program, or changes data of others.",
     "Check the index against the size before the access."},
    {"proxy-fence", Severity::Error,
     "An asynchronous operation may not see what a thread has written.",
     "Bulk and tensor copies, wgmma and tcgen05 access memory through the "
     "async proxy. Writes through the generic proxy are ordered before them "
     "only by a proxy fence on the way from the write to the operation.",
     "Execute fence.proxy.async after the writes, before the barrier that "
     "precedes the operation."},
    {"race-async", Severity::Error,
     "An access conflicts with an asynchronous operation in flight.",
     "Asynchronous operations access memory at any time until they have been "
     "waited for, by their group or by the mbarrier that they complete.",
     "Wait for the operation before the access, and let a barrier make that "
     "known to other threads; begin an operation only when everybody is done "
     "with its memory."},
    {"race-cluster", Severity::Error,
     "Two threads access distributed shared memory without order.",
     "At least one of two accesses is a write, they are not both strong "
     "operations of sufficient scope, and nothing orders them: the result "
     "depends on chance.",
     "Order them by barrier.cluster, by an mbarrier with .cluster scope, or "
     "by release and acquire."},
    {"race-global", Severity::Error,
     "Two threads access global memory without order.",
     "At least one of two accesses is a write, they are not both strong "
     "operations of sufficient scope, and nothing orders them: the result "
     "depends on chance.",
     "Order them by a barrier of the block, or between blocks by release and "
     "acquire at .gpu scope; use atomics where both update."},
    {"race-same-value", Severity::Warning,
     "Two threads store the same value without order.",
     "The accesses race, but whoever is first, memory has the same value "
     "afterwards. Hardware does what was meant; the memory model does not "
     "promise it.",
     "Let one thread store it, or use relaxed stores of sufficient scope."},
    {"race-scope", Severity::Error,
     "Strong operations conflict whose scopes do not include both threads.",
     "Strong operations are atomic with respect to each other only when each "
     "one's scope includes the other's thread. Here one of them excludes it.",
     "Widen the scope: .cluster for other blocks of the cluster, .gpu for "
     "other blocks of the grid, .sys for other devices and the host."},
    {"race-shared", Severity::Error,
     "Two threads access shared memory without order.",
     "At least one of two accesses is a write, they are not both strong "
     "operations of sufficient scope, and nothing orders them: the result "
     "depends on chance.",
     "Put a barrier between the two accesses: bar.sync for the block, "
     "bar.warp.sync within a warp."},
    {"race-size", Severity::Error, "Strong operations overlap in part.",
     "Strong operations are atomic with respect to each other only when they "
     "access the same bytes. These have different sizes.",
     "Access the location with one size everywhere."},
    {"undefined-address", Severity::Error,
     "The address of an access depends on bits that nobody has written.",
     "A register, shared or local memory, and global memory that was allocated "
     "have no value before something is stored in them. Undefined bits may be "
     "loaded, moved and stored; here they decide which memory is accessed.",
     "Initialize what the finding names, or store to it before it is read, on "
     "every path and for every index."},
    {"undefined-branch", Severity::Error,
     "Where the program goes on depends on bits that nobody has written.",
     "The predicate of a branch, the index of a table of branches, or the "
     "function of an indirect call is computed from a register or memory that "
     "has no value: what is executed depends on chance.",
     "Initialize what the finding names, or store to it before it is read, on "
     "every path and for every index."},
    {"undefined-mask", Severity::Error,
     "Which threads take part depends on bits that nobody has written.",
     "The mask of threads of a warp, the number of a barrier or of its "
     "threads, "
     "or the size, coordinates or mask of an asynchronous operation is "
     "computed "
     "from a register or memory that has no value.",
     "Initialize what the finding names, or store to it before it is read, on "
     "every path and for every index."},
    {"undefined-output", Severity::Error,
     "What the host sees depends on bits that nobody has written.",
     "A kernel has stored, where the host reads it, or has printed what is "
     "computed from a register or memory that has no value. Memory that no "
     "kernel has written is not named.",
     "Initialize what the finding names, or store to it before it is read, on "
     "every path and for every index."},
    {"undefined-predicate", Severity::Error,
     "Whether memory is accessed depends on bits that nobody has written.",
     "The predicate of an access, a barrier or a fence is computed from a "
     "register or memory that has no value: it is executed by chance.",
     "Initialize what the finding names, or store to it before it is read, on "
     "every path and for every index."},
};

ArrayRef<RuleInfo> rules() { return Rules; }

const RuleInfo *findRule(StringRef Id) {
  auto *It = find_if(Rules, [&](const RuleInfo &R) { return R.Id == Id; });
  return It == std::end(Rules) ? nullptr : It;
}

} // namespace opennvvm::ptxmachine
