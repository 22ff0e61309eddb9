//===- Work.cpp - What streams and graphs do ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Work.h"

using namespace llvm;

namespace opennvvm::cudadriver {

Schedule &Schedule::get() {
  static auto *Only = new Schedule;
  return *Only;
}

namespace {
/// Does work of each kind. Functions of the program run without the lock.
struct Performer {
  Result operator()(const KernelWork &W) const { return launch(W); }
  Result operator()(const CopyWork &W) const { return copy(W.Copy); }
  Result operator()(const MemsetWork &W) const { return fill(W.Set); }
  Result operator()(const HostWork &W) const {
    W.Call.Function(W.Call.Data);
    return Success;
  }
  Result operator()(const ChildWork &W) const { return performGraph(*W.Graph); }
  Result operator()(const EmptyWork &) const { return Success; }
  Result operator()(const WaitWork &) const { return Success; }
  Result operator()(const RecordWork &W) const {
    W.Event->When = std::chrono::steady_clock::now();
    W.Event->Recorded = true;
    return Success;
  }
  // Memory of graphs exists as long as they do.
  Result operator()(const AllocateWork &) const { return Success; }
  Result operator()(const FreeWork &) const { return Success; }
};
} // namespace

Result perform(const Work &W) { return std::visit(Performer(), W); }

Result performGraph(const Graph &G) {
  for (GraphNode *Node : G.ordered())
    if (Node->Enabled)
      if (Result Wrong = perform(Node->Work))
        return Wrong;
  return Success;
}

Stream *streamOf(Stream *Handle) {
  // CU_STREAM_LEGACY, CU_STREAM_PER_THREAD.
  constexpr uintptr_t LegacyStream = 1, StreamOfThread = 2;
  static thread_local Stream OfThread;
  Schedule &S = Schedule::get();
  if (uintptr_t(Handle) <= LegacyStream)
    return &S.Legacy;
  if (uintptr_t(Handle) == StreamOfThread)
    return &OfThread;
  return S.Streams.has(Handle) ? Handle : nullptr;
}

Result submit(Stream *Handle, Work W) {
  if (Result Wrong = needContext())
    return Wrong;
  {
    Guard G(Device::get().Lock);
    Stream *S = streamOf(Handle);
    if (!S)
      return InvalidHandle;
    if (S->Capture) {
      S->Last = {S->Capture->add(std::move(W), S->Last)};
      return Success;
    }
  }
  return perform(W);
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

GraphNode *Graph::add(Work W, ArrayRef<GraphNode *> Before) {
  auto Node = std::make_unique<GraphNode>();
  Node->Home = this;
  Node->Work = std::move(W);
  Node->Before = Before.vec();
  if (auto *K = std::get_if<KernelWork>(&Node->Work)) {
    K->Addresses.clear();
    for (uint64_t Offset : K->Kernel->ParameterOffsets)
      K->Addresses.push_back(K->Parameters.data() + Offset);
  }
  Nodes.push_back(std::move(Node));
  return Nodes.back().get();
}

bool Graph::has(const GraphNode *Node) const {
  return any_of(Nodes, [Node](const auto &N) { return N.get() == Node; });
}

std::unique_ptr<Graph> Graph::clone() const {
  auto New = std::make_unique<Graph>();
  std::map<const GraphNode *, GraphNode *> Copies;
  for (const auto &Node : Nodes) {
    GraphNode *Copy = New->add(Node->Work, {});
    Copy->Origin = Node.get();
    Copy->Enabled = Node->Enabled;
    Copies[Node.get()] = Copy;
    if (auto *Child = std::get_if<ChildWork>(&Copy->Work)) {
      New->Children.push_back(Child->Graph->clone());
      Child->Graph = New->Children.back().get();
    }
  }
  for (const auto &Node : Nodes)
    for (const GraphNode *Before : Node->Before)
      Copies[Node.get()]->Before.push_back(Copies[Before]);
  return New;
}

std::vector<GraphNode *> Graph::ordered() const {
  std::vector<GraphNode *> Order, Open;
  DenseSet<const GraphNode *> Entered, Done;
  for (const auto &Node : Nodes) {
    Open.push_back(Node.get());
    while (!Open.empty()) {
      GraphNode *Top = Open.back();
      if (Entered.insert(Top).second) {
        for (GraphNode *Before : Top->Before)
          if (!Entered.contains(Before))
            Open.push_back(Before);
        continue;
      }
      Open.pop_back();
      if (Done.insert(Top).second)
        Order.push_back(Top);
    }
  }
  return Order;
}

GraphNode *ExecutableGraph::copyOf(const GraphNode *Node) const {
  for (const auto &Copy : Code->Nodes)
    if (Copy->Origin == Node)
      return Copy.get();
  return nullptr;
}

} // namespace opennvvm::cudadriver
