//===- LaunchBounds.cpp - Launch bounds that contradict each other --------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Checker.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::verifier {

// The same on all machines.
static constexpr uint64_t MostThreads = 1024;
static constexpr uint32_t MostThreadsInZ = 64;
static constexpr uint64_t MostRegisters = 65536; ///< Of a block.
static constexpr uint32_t MostRegistersOfThread = 255;
static constexpr uint64_t MostBlocksOfCluster = 16;

static uint64_t sizeOf(const Dim3 &D) {
  return SaturatingMultiply(
      SaturatingMultiply<uint64_t>(D.Size[0], D.Size[1]),
      static_cast<uint64_t>(D.Size[2]));
}

static std::string print(StringRef Name, const Dim3 &Dim) {
  return Name.str() + " " + utostr(Dim.Size[0]) + "x" + utostr(Dim.Size[1]) +
         "x" + utostr(Dim.Size[2]);
}

static std::string print(StringRef Name, uint64_t N) {
  return Name.str() + " " + utostr(N);
}

static std::string atMost(uint64_t N, const Twine &What) {
  return ("at most " + Twine(N) + " " + What).str();
}

namespace {
/// Collects what contradicts.
class Findings {
public:
  Findings(const LaunchBounds &LB, const SMInfo *SM) : LB(LB), SM(SM) {}

  SmallVector<Contradiction, 1> take() {
    threads();
    occupancy();
    clusters();
    return std::move(Found);
  }

private:
  void add(std::string A, std::string B) {
    Found.emplace_back(std::move(A), std::move(B));
  }

  void threads() {
    if (LB.ReqNTid && LB.MaxNTid && sizeOf(LB.ReqNTid) > sizeOf(LB.MaxNTid))
      add(print("reqntid", LB.ReqNTid), print("maxntid", LB.MaxNTid));
    else if (LB.ReqNTid && sizeOf(LB.ReqNTid) > MostThreads)
      add(print("reqntid", LB.ReqNTid),
          atMost(MostThreads, "threads in a block"));
    else if (LB.MaxNTid && sizeOf(LB.MaxNTid) > MostThreads)
      add(print("maxntid", LB.MaxNTid),
          atMost(MostThreads, "threads in a block"));
    else if (LB.ReqNTid && LB.ReqNTid.Size[2] > MostThreadsInZ)
      add(print("reqntid", LB.ReqNTid),
          atMost(MostThreadsInZ, "threads in a block's third dimension"));
  }

  /// Registers, and what a multiprocessor holds of blocks that are as large as
  /// they may be.
  void occupancy() {
    if (LB.MaxNReg && *LB.MaxNReg > MostRegistersOfThread)
      add(print("maxnreg", *LB.MaxNReg),
          atMost(MostRegistersOfThread, "registers in a thread"));
    if (!LB.ReqNTid && !LB.MaxNTid) {
      if (LB.MinCTAPerSM)
        add(print("minctasm", *LB.MinCTAPerSM), "no maxntid or reqntid");
      return;
    }
    const Dim3 &Block = LB.ReqNTid ? LB.ReqNTid : LB.MaxNTid;
    std::string Named = print(LB.ReqNTid ? "reqntid" : "maxntid", Block);
    uint64_t Threads = sizeOf(Block);
    if (Threads > MostThreads)
      return; // Said already.
    if (LB.MinCTAPerSM && SM)
      blocksTogether(*LB.MinCTAPerSM, Threads, Named);
    if (LB.MaxNReg && *LB.MaxNReg <= MostRegistersOfThread &&
        *LB.MaxNReg * Threads > MostRegisters)
      add(print("maxnreg", *LB.MaxNReg) + " of " + Named,
          atMost(MostRegisters, "registers in a block"));
  }

  void blocksTogether(uint64_t Blocks, uint64_t Threads, StringRef Block) {
    const SMResources &Has = resourcesOf(*SM);
    std::string Where = (" on a multiprocessor of " + SM->Name).str();
    if (Blocks > Has.Blocks)
      add(print("minctasm", Blocks), atMost(Has.Blocks, "blocks" + Where));
    else if (Threads * Blocks > Has.Threads)
      add(print("minctasm", Blocks) + " of " + Block.str(),
          atMost(Has.Threads, "threads" + Where));
  }

  void clusters() {
    if (LB.BlocksAreClusters && !LB.ReqNTid)
      add("blocksareclusters", "no reqntid");
    if (LB.ClusterDim && LB.MaxClusterRank && *LB.MaxClusterRank != 0 &&
        sizeOf(LB.ClusterDim) > *LB.MaxClusterRank)
      add(print("cluster_dim", LB.ClusterDim),
          print("maxclusterrank", *LB.MaxClusterRank));
    else if (LB.ClusterDim && sizeOf(LB.ClusterDim) > MostBlocksOfCluster)
      add(print("cluster_dim", LB.ClusterDim),
          atMost(MostBlocksOfCluster, "blocks in a cluster"));
    if (LB.MaxClusterRank && *LB.MaxClusterRank > MostBlocksOfCluster)
      add(print("maxclusterrank", *LB.MaxClusterRank),
          atMost(MostBlocksOfCluster, "blocks in a cluster"));
  }

  const LaunchBounds &LB;
  const SMInfo *SM;
  SmallVector<Contradiction, 1> Found;
};
} // namespace

SmallVector<Contradiction, 1> contradictions(const LaunchBounds &LB,
                                             const SMInfo *SM) {
  return Findings(LB, SM).take();
}

} // namespace opennvvm::verifier
