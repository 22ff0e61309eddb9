//===- Work.h - What streams and graphs do ----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_DRIVER_WORK_H
#define OPENNVVM_LIB_MACHINE_DRIVER_WORK_H

#include "Machine/Driver/Device.h"
#include <chrono>
#include <variant>

namespace opennvvm::cudadriver {

struct KernelWork {
  cudadriver::Kernel *Kernel = nullptr;
  unsigned Grid[3] = {1, 1, 1}, Block[3] = {1, 1, 1}, Cluster[3] = {1, 1, 1};
  unsigned Shared = 0;
  bool Cooperative = false;
  std::vector<uint8_t> Parameters;
  /// Where each parameter is in Parameters: what programs get who ask for them.
  std::vector<void *> Addresses;
};
struct CopyWork {
  Copy3D Copy;
};
struct MemsetWork {
  MemsetNodeParams Set;
};
struct HostWork {
  HostNodeParams Call;
};
struct ChildWork {
  cudadriver::Graph *Graph = nullptr;
};
struct EmptyWork {};
struct WaitWork {
  cudadriver::Event *Event = nullptr;
};
struct RecordWork {
  cudadriver::Event *Event = nullptr;
};
struct AllocateWork {
  uint64_t Address = 0, Size = 0;
};
struct FreeWork {
  uint64_t Address = 0;
};
using Work =
    std::variant<KernelWork, CopyWork, MemsetWork, HostWork, ChildWork,
                 EmptyWork, WaitWork, RecordWork, AllocateWork, FreeWork>;

struct GraphNode {
  cudadriver::Graph *Home = nullptr;
  cudadriver::Work Work;
  std::vector<GraphNode *> Before; ///< What it depends on.
  GraphNode *Origin = nullptr;     ///< The node that this is a copy of.
  bool Enabled = true;
};

struct Graph {
  std::vector<std::unique_ptr<GraphNode>> Nodes;
  std::vector<std::unique_ptr<Graph>> Children;
  bool IsChild = false;

  GraphNode *add(Work W, llvm::ArrayRef<GraphNode *> Before);
  bool has(const GraphNode *Node) const;
  std::unique_ptr<Graph> clone() const;
  /// Each node after those that it depends on.
  std::vector<GraphNode *> ordered() const;
};

/// A copy of a graph that programs run.
struct ExecutableGraph {
  std::unique_ptr<Graph> Code;
  uint64_t Flags = 0;
  /// The copy of \p Node; null if there is none.
  GraphNode *copyOf(const GraphNode *Node) const;
};

struct Event {
  std::chrono::steady_clock::time_point When;
  bool Recorded = false;
  unsigned Flags = 0;
  /// If it was recorded in a stream that is being captured.
  Graph *Capture = nullptr;
  std::vector<GraphNode *> Last;
};

struct Stream {
  unsigned Flags = 0;
  int Priority = 0;
  uint64_t Number = 0;
  cudadriver::Context *Context = nullptr;
  // While it is being captured.
  Graph *Capture = nullptr;
  uint64_t CaptureNumber = 0;
  bool IsOrigin = false;  ///< Capturing has begun here.
  bool OwnsGraph = false; ///< Nobody has the graph but this stream.
  std::vector<GraphNode *> Last;
};

/// Streams, events and graphs of the process.
struct Schedule {
  Stream Legacy;
  Objects<Stream> Streams;
  Objects<Event> Events;
  Objects<Graph> Graphs;
  Objects<ExecutableGraph> Executables;

  static Schedule &get();
};

/// The stream that a program means; null if there is no such stream.
Stream *streamOf(Stream *Handle);
/// Does \p W, or adds it to the graph that \p Handle is captured in.
Result submit(Stream *Handle, Work W);
/// Does \p W now.
Result perform(const Work &W);
Result performGraph(const Graph &G);

Result launch(const KernelWork &W);
Result copy(const Copy3D &C);
Result fill(const MemsetNodeParams &Set);
/// Whether the device has the memory that \p C names.
Result checkCopy(const Copy3D &C);
/// The work of a node of kernels; \p HasKernel if \p P is of the version that
/// says so.
Result kernelWork(KernelWork &W, const KernelNodeParams &P, bool HasKernel);

} // namespace opennvvm::cudadriver

#endif // OPENNVVM_LIB_MACHINE_DRIVER_WORK_H
