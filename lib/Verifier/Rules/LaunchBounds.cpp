//===- LaunchBounds.cpp - Launch bounds that contradict each other --------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules/LaunchBounds.h"
#include "opennvvm/Target/Registers.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::verifier {

// The same on all machines.
static constexpr uint64_t MostThreads = 1024;
static constexpr uint32_t MostThreadsInZ = 64;
static constexpr uint64_t MostBlocksOfCluster = 16;

static uint64_t sizeOf(const Dim3 &D) {
  return SaturatingMultiply(SaturatingMultiply<uint64_t>(D.Size[0], D.Size[1]),
                            static_cast<uint64_t>(D.Size[2]));
}

static std::string print(StringRef Name, const Dim3 &Dim) {
  return Name.str() + " " + utostr(Dim.Size[0]) + "x" + utostr(Dim.Size[1]) +
         "x" + utostr(Dim.Size[2]);
}

static std::string print(StringRef Name, uint64_t N) {
  return Name.str() + " " + utostr(N);
}

namespace {
/// Collects contradictions.
class ContradictionFinder {
public:
  ContradictionFinder(const LaunchBounds &LB, const SMInfo *SM)
      : LB(LB), SM(SM) {}

  SmallVector<Contradiction, 1> take() {
    threads();
    occupancy();
    clusters();
    return std::move(Found);
  }

private:
  /// \p A is the value of attribute \p Of, and \p B the other one.
  void add(StringRef Of, const Twine &A, const Twine &B, const Twine &Help) {
    Found.push_back(
        {Of, ("contradict each other: " + A + " and " + B).str(), Help.str()});
  }

  /// \p A exceeds the limit of every launch.
  void exceeds(StringRef Of, const Twine &A, uint64_t Most, const Twine &What) {
    add(Of, A, "at most " + Twine(Most) + " " + What,
        "lower " + Of.drop_front(StringRef("nvvm.").size()) + " to " +
            Twine(Most) + " " + What);
  }

  void lacks(StringRef Of, const Twine &A, const Twine &Missing,
             const Twine &Help) {
    Found.push_back(
        {Of, ("include " + A + ", but " + Missing).str(), Help.str()});
  }

  void threads() {
    auto Limit = [&](StringRef Of, StringRef Name, const Dim3 &Dim) {
      exceeds(Of, print(Name, Dim), MostThreads, "threads in a block");
    };
    if (LB.ReqNTid && LB.MaxNTid && sizeOf(LB.ReqNTid) > sizeOf(LB.MaxNTid))
      add("nvvm.reqntid", print("reqntid", LB.ReqNTid),
          print("maxntid", LB.MaxNTid),
          "keep reqntid alone, or raise maxntid to it");
    else if (LB.ReqNTid && sizeOf(LB.ReqNTid) > MostThreads)
      Limit("nvvm.reqntid", "reqntid", LB.ReqNTid);
    else if (LB.MaxNTid && sizeOf(LB.MaxNTid) > MostThreads)
      Limit("nvvm.maxntid", "maxntid", LB.MaxNTid);
    else if (LB.ReqNTid && LB.ReqNTid.Size[2] > MostThreadsInZ)
      exceeds("nvvm.reqntid", print("reqntid", LB.ReqNTid), MostThreadsInZ,
              "threads in a block's third dimension");
  }

  /// Registers, and what a multiprocessor can hold of blocks of the maximum
  /// size.
  void occupancy() {
    if (LB.MaxNReg && *LB.MaxNReg > MostRegistersOfThread)
      exceeds("nvvm.maxnreg", print("maxnreg", *LB.MaxNReg),
              MostRegistersOfThread, "registers in a thread");
    if (!LB.ReqNTid && !LB.MaxNTid) {
      if (LB.MinCTAPerSM)
        lacks("nvvm.minctasm", print("minctasm", *LB.MinCTAPerSM),
              "not maxntid or reqntid, one of which it requires",
              "add \"nvvm.maxntid\"=\"N\", or remove minctasm");
      return;
    }
    const Dim3 &Block = LB.ReqNTid ? LB.ReqNTid : LB.MaxNTid;
    std::string Named = print(LB.ReqNTid ? "reqntid" : "maxntid", Block);
    uint64_t Threads = sizeOf(Block);
    if (Threads > MostThreads)
      return; // Already reported.
    if (LB.MinCTAPerSM && SM)
      blocksTogether(*LB.MinCTAPerSM, Threads, Named);
    if (LB.MaxNReg && *LB.MaxNReg <= MostRegistersOfThread &&
        *LB.MaxNReg * Threads > MostRegistersOfBlock)
      add("nvvm.maxnreg", print("maxnreg", *LB.MaxNReg) + " of " + Named,
          "at most " + Twine(MostRegistersOfBlock) + " registers in a block",
          "lower maxnreg to " + Twine(MostRegistersOfBlock / Threads) +
              ", or the number of threads");
  }

  void blocksTogether(uint64_t Blocks, uint64_t Threads, StringRef Block) {
    const SMResources &Has = resourcesOf(*SM);
    std::string Where = (" on a multiprocessor of " + SM->Name).str();
    if (Blocks > Has.Blocks)
      exceeds("nvvm.minctasm", print("minctasm", Blocks), Has.Blocks,
              "blocks" + Where);
    else if (Threads * Blocks > Has.Threads)
      add("nvvm.minctasm", print("minctasm", Blocks) + " of " + Block,
          "at most " + Twine(Has.Threads) + " threads" + Where,
          "lower minctasm to " + Twine(Has.Threads / Threads) +
              ", or the number of threads");
  }

  void clusters() {
    if (LB.BlocksAreClusters && !LB.ReqNTid)
      lacks("nvvm.blocksareclusters", "blocksareclusters",
            "not reqntid, which it requires", "add \"nvvm.reqntid\"=\"N\"");
    if (LB.ClusterDim && LB.MaxClusterRank && *LB.MaxClusterRank != 0 &&
        sizeOf(LB.ClusterDim) > *LB.MaxClusterRank)
      add("nvvm.cluster_dim", print("cluster_dim", LB.ClusterDim),
          print("maxclusterrank", *LB.MaxClusterRank),
          "keep cluster_dim alone, or raise maxclusterrank to " +
              Twine(sizeOf(LB.ClusterDim)));
    else if (LB.ClusterDim && sizeOf(LB.ClusterDim) > MostBlocksOfCluster)
      exceeds("nvvm.cluster_dim", print("cluster_dim", LB.ClusterDim),
              MostBlocksOfCluster, "blocks in a cluster");
    if (LB.MaxClusterRank && *LB.MaxClusterRank > MostBlocksOfCluster)
      exceeds("nvvm.maxclusterrank",
              print("maxclusterrank", *LB.MaxClusterRank), MostBlocksOfCluster,
              "blocks in a cluster");
  }

  const LaunchBounds &LB;
  const SMInfo *SM;
  SmallVector<Contradiction, 1> Found;
};
} // namespace

SmallVector<Contradiction, 1> contradictions(const LaunchBounds &LB,
                                             const SMInfo *SM) {
  return ContradictionFinder(LB, SM).take();
}

} // namespace opennvvm::verifier
