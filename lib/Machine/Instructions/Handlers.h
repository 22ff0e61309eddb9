//===- Handlers.h - The implementation of instructions ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per instruction. Each reads its operands from the thread, writes
// its results, and returns false after Exec::fail().
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_HANDLERS_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_HANDLERS_H

#include "Machine/Program.h"

namespace opennvvm::ptxmachine {

#define HANDLER(name) bool name(Exec &, const Instruction &)
// Arithmetic.cpp
HANDLER(runAbs);
HANDLER(runAdd);
HANDLER(runAddCarry);
HANDLER(runCarrylessMad);
HANDLER(runDivide);
HANDLER(runMad);
HANDLER(runMad24);
HANDLER(runMadCarry);
HANDLER(runMax);
HANDLER(runMin);
HANDLER(runMultiply);
HANDLER(runMul24);
HANDLER(runNegate);
HANDLER(runRemainder);
HANDLER(runAbsDifference);
HANDLER(runSubtract);
HANDLER(runSubtractCarry);
HANDLER(runDot2);
HANDLER(runDot4);
// Float.cpp
HANDLER(runFma);
HANDLER(runReciprocal);
HANDLER(runSqrt);
HANDLER(runReciprocalRoot);
HANDLER(runSin);
HANDLER(runCos);
HANDLER(runExp2);
HANDLER(runLog2);
HANDLER(runTanh);
HANDLER(runCopySign);
HANDLER(runTestFloat);
bool runFloatBinary(Exec &, const Instruction &, char Operation);
bool runFloatMinMax(Exec &, const Instruction &, bool IsMax);
bool runFloatSign(Exec &, const Instruction &, bool IsAbs);
// Bits.cpp
HANDLER(runAnd);
HANDLER(runOr);
HANDLER(runXor);
HANDLER(runNot);
HANDLER(runCNot);
HANDLER(runExtractField);
HANDLER(runInsertField);
HANDLER(runFindBit);
HANDLER(runBitMask);
HANDLER(runReverse);
HANDLER(runLeadingZeros);
HANDLER(runPopCount);
HANDLER(runPermute);
HANDLER(runFunnelShift);
HANDLER(runShiftLeft);
HANDLER(runShiftRight);
HANDLER(runLogic3);
HANDLER(runFindNth);
HANDLER(runExtend);
// Convert.cpp, Narrow.cpp
HANDLER(runConvert);
HANDLER(runConvertPack);
bool convertNarrow(Exec &, const Instruction &);
// Select.cpp
HANDLER(runMove);
HANDLER(runSelect);
HANDLER(runSelectSign);
HANDLER(runSet);
HANDLER(runSetPredicate);
// Memory.cpp
HANDLER(runLoad);
HANDLER(runStore);
HANDLER(runConvertAddress);
HANDLER(runIsSpace);
HANDLER(runMapAddress);
HANDLER(runCtaRank);
HANDLER(runAlloca);
HANDLER(runStackSave);
HANDLER(runStackRestore);
// Atomics.cpp
HANDLER(runAtom);
HANDLER(runReduce);
// Transactions.cpp
HANDLER(runArrive);
HANDLER(runArriveDrop);
HANDLER(runArriveExpect);
HANDLER(runArriveDropExpect);
HANDLER(runArriveNoComplete);
HANDLER(runArriveDropNoComplete);
HANDLER(runArriveBalanced);
HANDLER(runArriveNoIncrement);
HANDLER(runBarrierInit);
HANDLER(runBarrierInvalidate);
HANDLER(runCompleteTransaction);
HANDLER(runExpectTransaction);
HANDLER(runCheckLayout);
HANDLER(runPendingCount);
HANDLER(runTestWait);
HANDLER(runTestWaitParity);
HANDLER(runTryCancel);
// Bulk/BulkCopy.cpp
HANDLER(runCopyBulk);
HANDLER(runReduceBulk);
HANDLER(runFetchBulk);
HANDLER(runTouchBulk);
HANDLER(runMultimemCopyBulk);
HANDLER(runMultimemReduceBulk);
// Bulk/TensorCopies.cpp
HANDLER(runCopyTensor);
HANDLER(runReduceTensor);
HANDLER(runFetchTensor);
HANDLER(runTouchTensor);
// Bulk/TensorMaps.cpp
HANDLER(runReplaceTensorMap);
// Bulk/RemoteStores.cpp
HANDLER(runStoreAsync);
HANDLER(runReduceAsync);
HANDLER(runMultimemReduceAsync);
HANDLER(runMultimemStoreAsync);
// Multimem.cpp
HANDLER(runMultimemLoad);
HANDLER(runMultimemReduce);
HANDLER(runMultimemStore);
// Bulk.cpp
HANDLER(runFetchLine);
HANDLER(runCopyAsync);
HANDLER(runCreatePolicy);
HANDLER(runDiscard);
HANDLER(runFirstCanceled);
HANDLER(runIsCanceled);
HANDLER(runStoreBulk);
HANDLER(runTouch);
// Video.cpp
HANDLER(runVideoAdd);
HANDLER(runVideoAverage);
HANDLER(runVideoDifference);
HANDLER(runVideoMad);
HANDLER(runVideoMax);
HANDLER(runVideoMin);
HANDLER(runVideoSet);
HANDLER(runVideoShiftLeft);
HANDLER(runVideoShiftRight);
HANDLER(runVideoSubtract);
// Sparse.cpp
HANDLER(runCompress);
HANDLER(runDecompress);
// Surface.cpp
HANDLER(runSurfaceLoad);
HANDLER(runSurfaceReduce);
HANDLER(runSurfaceReduceTexel);
HANDLER(runSurfaceStore);
HANDLER(runSurfaceStoreTexel);
// Texture.cpp
HANDLER(runGather);
HANDLER(runTexture);
// TextureQuery.cpp
HANDLER(runImageQuery);
HANDLER(runIsType);
// Control.cpp
HANDLER(runBranch);
HANDLER(runBranchTable);
HANDLER(runCall);
HANDLER(runReturn);
HANDLER(runExit);
HANDLER(runTrap);
HANDLER(runNothing);
// Warp.cpp
HANDLER(runBulkCommit);
HANDLER(runBulkWait);
HANDLER(runBulkWaitRead);
HANDLER(runCopyCommit);
HANDLER(runCopyWait);
HANDLER(runCopyWaitAll);
HANDLER(runFence);
HANDLER(runBarrier);
HANDLER(runShuffle);
HANDLER(runVote);
HANDLER(runMatch);
HANDLER(runRedux);
HANDLER(runElect);
HANDLER(runActiveMask);
// Tensor/WarpMatrix.cpp
HANDLER(runLoadMatrix);
HANDLER(runMma);
HANDLER(runMmaOrdered);
HANDLER(runMmaSparse);
HANDLER(runMoveMatrix);
HANDLER(runStoreMatrix);
HANDLER(runLoadA);
HANDLER(runLoadB);
HANDLER(runLoadC);
HANDLER(runStoreD);
HANDLER(runWmma);
// Tensor/Warpgroup.cpp
HANDLER(runMatrixCommit);
HANDLER(runMatrixFence);
HANDLER(runMatrixMultiply);
HANDLER(runMatrixMultiplySparse);
HANDLER(runMatrixWait);
// Tensor/TensorAllocation.cpp
HANDLER(runTensorAllocate);
HANDLER(runTensorFree);
HANDLER(runTensorRelinquish);
// Tensor/TensorRegisters.cpp
HANDLER(runTensorLoad);
HANDLER(runTensorReduce);
HANDLER(runTensorStore);
HANDLER(runTensorWaitLoad);
HANDLER(runTensorWaitStore);
// Tensor/TensorCopy.cpp
HANDLER(runTensorCommit);
HANDLER(runTensorCopy);
HANDLER(runTensorFenceAfter);
HANDLER(runTensorFenceBefore);
HANDLER(runTensorShift);
// Tensor/TensorMultiply.cpp
HANDLER(runTensorMultiply);
HANDLER(runTensorMultiplySparse);
HANDLER(runTensorMultiplyStationary);
HANDLER(runTensorMultiplyStationarySparse);
HANDLER(runCopyTensorMap);
#undef HANDLER

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_HANDLERS_H
