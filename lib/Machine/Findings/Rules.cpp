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
    {"barrier-count", Severity::Error,
     "Threads name different numbers for the same barrier.",
     "Each bar.sync, bar.arrive and bar.red of one phase of a barrier has to "
     "name the same number of threads, or none. With different ones, the "
     "barrier may open too early, or never.",
     "Name the number of all threads that sync or arrive, everywhere."},
    {"cluster-exit", Severity::Error,
     "A block may end while others of its cluster use its shared memory.",
     "Distributed shared memory exists as long as its block runs. Another "
     "block accesses it, and no thread of the owner knows of that access "
     "before the owner ends: it may then read or write the memory of somebody "
     "else.",
     "Let all blocks of the cluster arrive and wait at barrier.cluster after "
     "their last accesses to shared memory of others."},
    {"deadlock", Severity::Error,
     "Every thread waits for something that cannot happen anymore.",
     "No thread can go on, or those that do go round in loops which change "
     "neither their registers nor memory; no asynchronous operation is in "
     "flight. A GPU would hang until its watchdog ends the program.",
     "Let every thread that a barrier counts arrive at it, on every path; "
     "check arrival counts, phases and expected bytes of mbarriers, and who "
     "writes what a loop reads."},
    {"mbarrier-count", Severity::Error,
     "An mbarrier gets what it cannot count.",
     "The number of arrivals of mbarrier.init must be from 1 to 2^20 - 1. No "
     "phase may get more arrivals than it waits for, and the bytes that are "
     "pending must stay between -(2^20 - 1) and 2^20 - 1.",
     "Let as many threads arrive as mbarrier.init says, once in each phase, "
     "and only after they have waited for the one before."},
    {"mbarrier-init", Severity::Error,
     "An mbarrier is initialized where one is in use.",
     "After mbarrier.init, the memory is an mbarrier until mbarrier.inval; to "
     "initialize it once more has no meaning.",
     "Initialize it once, by one thread, or execute mbarrier.inval first."},
    {"mbarrier-use", Severity::Error,
     "An operation on what is no mbarrier, or another one on what is.",
     "Before mbarrier.init and after mbarrier.inval, memory is no mbarrier, "
     "and nothing can arrive or wait there. In between, loads, stores and "
     "copies must not touch its eight bytes.",
     "Put a barrier between mbarrier.init and the first use, and execute "
     "mbarrier.inval before the memory gets another purpose."},
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
    {"race-part", Severity::Warning,
     "A strong read takes a part of what a wider atomic updates.",
     "Strong operations of different sizes are not atomic with respect to each "
     "other in the memory model. Atomics of 8 and 16 bits are made of wider "
     "ones, beside which the program reads the location as it is; machines "
     "give the value before or after the update.",
     "Read all bytes that the atomic updates, and take the part from them."},
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
    {"race-tensor", Severity::Error,
     "Two tcgen05 instructions access tensor memory without order.",
     "Loads, stores, copies and products of tcgen05 are asynchronous. Only "
     "products, copies and shifts of one thread follow each other; all others "
     "must have been waited for, by tcgen05.wait or by the mbarrier of a "
     "tcgen05.commit.",
     "Wait for the first instruction; if another thread executes the second "
     "one, put a barrier between them."},
    {"tensor-fence", Severity::Warning,
     "A tcgen05 instruction may overtake what its thread has waited for.",
     "A barrier does not order the asynchronous tcgen05 instructions before "
     "and after it: tcgen05.fence::before_thread_sync and "
     "tcgen05.fence::after_thread_sync do. tcgen05.commit fences what it "
     "arrives for. Programs in use leave them out where the assembler keeps "
     "the order.",
     "Execute tcgen05.fence::before_thread_sync before the barrier, and "
     "tcgen05.fence::after_thread_sync after it."},
    {"tensor-free", Severity::Error,
     "Tensor memory is freed that is not allocated, or allocated when that is "
     "over.",
     "tcgen05.dealloc takes the address and the number of columns of one "
     "tcgen05.alloc, once; after tcgen05.relinquish_alloc_permit, the block "
     "may not allocate.",
     "Free what was allocated, once and with the same number of columns."},
    {"tensor-leak", Severity::Error,
     "A block ends without freeing its tensor memory.",
     "Tensor memory belongs to the multiprocessor, and must be given back by "
     "tcgen05.dealloc before the block ends; blocks that come later wait for "
     "it forever.",
     "Execute tcgen05.dealloc on every path, by all threads of one warp."},
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
    {"wgmma-fence", Severity::Warning,
     "A wgmma instruction may overtake accesses to its registers.",
     "wgmma.mma_async accesses registers asynchronously. Before the first one, "
     "and between other accesses to its accumulator or to its factor in "
     "registers and the instruction, the ISA demands wgmma.fence. Assemblers "
     "may notice, and then wait at each instruction.",
     "Execute wgmma.fence after the last access to the registers."},
    {"wgmma-registers", Severity::Error,
     "A register is accessed that a wgmma instruction still works on.",
     "The accumulator of wgmma.mma_async has no value, and its factor in "
     "registers must not change, until wgmma.wait_group has waited for its "
     "group. Only products of the same shape may follow each other on an "
     "accumulator.",
     "Execute wgmma.commit_group and wgmma.wait_group before the access."},
};

ArrayRef<RuleInfo> rules() { return Rules; }

const RuleInfo *findRule(StringRef Id) {
  auto *It = find_if(Rules, [&](const RuleInfo &R) { return R.Id == Id; });
  return It == std::end(Rules) ? nullptr : It;
}

} // namespace opennvvm::ptxmachine
