//===- Capture.cpp - Streams that record a graph --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Work.h"

using namespace llvm;

namespace opennvvm::cudadriver {

static constexpr int CaptureActive = 1; // CU_STREAM_CAPTURE_STATUS_ACTIVE

/// Begins to record in \p G.
static Result begin(Stream *Handle, Graph *G, ArrayRef<GraphNode *> After) {
  Device &D = Device::get();
  Schedule &All = Schedule::get();
  Stream *S = streamOf(Handle);
  if (!S)
    return InvalidHandle;
  if (S == &All.Legacy)
    return StreamCaptureUnsupported;
  if (S->Capture)
    return IllegalState;
  S->OwnsGraph = !G;
  S->Capture = G ? G : All.Graphs.make();
  S->CaptureNumber = ++D.LastNumber;
  S->IsOrigin = true;
  S->Last = After.vec();
  return Success;
}

CUDA_API Result cuStreamBeginCapture_v2(Stream *Handle, int) {
  if (Result Wrong = needContext())
    return Wrong;
  Guard G(Device::get().Lock);
  return begin(Handle, nullptr, {});
}
CUDA_API Result cuStreamBeginCaptureToGraph(Stream *Handle, Graph *To,
                                            GraphNode **After, const EdgeData *,
                                            size_t Count, int) {
  if (Result Wrong = needContext())
    return Wrong;
  Guard G(Device::get().Lock);
  if (!Schedule::get().Graphs.has(To))
    return InvalidHandle;
  return begin(Handle, To, ArrayRef(After, Count));
}

/// Whether the work of all streams of \p G comes before what \p Origin has
/// recorded last.
static bool isJoined(const Graph &G, const Stream &Origin) {
  DenseSet<const GraphNode *> Reached;
  std::vector<const GraphNode *> Open(Origin.Last.begin(), Origin.Last.end());
  while (!Open.empty()) {
    const GraphNode *Node = Open.back();
    Open.pop_back();
    if (Reached.insert(Node).second)
      Open.insert(Open.end(), Node->Before.begin(), Node->Before.end());
  }
  for (const auto &[Address, S] : Schedule::get().Streams.List)
    if (S->Capture == &G)
      for (const GraphNode *Node : S->Last)
        if (!Reached.contains(Node))
          return false;
  return true;
}

CUDA_API Result cuStreamEndCapture(Stream *Handle, Graph **Out) {
  Guard Locked(Device::get().Lock);
  Stream *S = streamOf(Handle);
  if (!S)
    return InvalidHandle;
  if (!S->Capture)
    return IllegalState;
  if (!S->IsOrigin)
    return StreamCaptureUnmatched;
  Graph *G = S->Capture;
  Result Wrong = isJoined(*G, *S) ? Success : StreamCaptureUnjoined;
  for (const auto &[Address, Other] : Schedule::get().Streams.List)
    if (Other->Capture == G && Other.get() != S)
      Other->Capture = nullptr;
  S->Capture = nullptr;
  S->IsOrigin = false;
  if (Wrong && S->OwnsGraph)
    Schedule::get().Graphs.destroy(G);
  if (Out)
    *Out = Wrong ? nullptr : G;
  return Wrong;
}

CUDA_API Result cuStreamIsCapturing(Stream *Handle, int *Status) {
  Guard G(Device::get().Lock);
  Stream *S = streamOf(Handle);
  if (!S)
    return InvalidHandle;
  *Status = S->Capture ? CaptureActive : 0;
  return Success;
}
CUDA_API Result cuStreamGetCaptureInfo_v2(Stream *Handle, int *Status,
                                          unsigned long long *Number,
                                          Graph **To, GraphNode *const **Last,
                                          size_t *Count) {
  Guard G(Device::get().Lock);
  Stream *S = streamOf(Handle);
  if (!S)
    return InvalidHandle;
  *Status = S->Capture ? CaptureActive : 0;
  if (Number)
    *Number = S->CaptureNumber;
  if (To)
    *To = S->Capture;
  if (Last)
    *Last = S->Last.data();
  if (Count)
    *Count = S->Capture ? S->Last.size() : 0;
  return Success;
}
CUDA_API Result cuStreamGetCaptureInfo_v3(Stream *Handle, int *Status,
                                          unsigned long long *Number,
                                          Graph **To, GraphNode *const **Last,
                                          const EdgeData **Edges,
                                          size_t *Count) {
  if (Edges)
    *Edges = nullptr;
  return cuStreamGetCaptureInfo_v2(Handle, Status, Number, To, Last, Count);
}
CUDA_API Result cuStreamGetCaptureInfo(Stream *Handle, int *Status,
                                       unsigned long long *Number) {
  return cuStreamGetCaptureInfo_v2(Handle, Status, Number, nullptr, nullptr,
                                   nullptr);
}
CUDA_API Result cuStreamUpdateCaptureDependencies(Stream *Handle,
                                                  GraphNode **Nodes,
                                                  size_t Count,
                                                  unsigned Flags) {
  constexpr unsigned Set = 1; // CU_STREAM_SET_CAPTURE_DEPENDENCIES
  Guard G(Device::get().Lock);
  Stream *S = streamOf(Handle);
  if (!S)
    return InvalidHandle;
  if (!S->Capture)
    return IllegalState;
  if (Flags == Set)
    S->Last.clear();
  for (GraphNode *Node : ArrayRef(Nodes, Count))
    if (!is_contained(S->Last, Node))
      S->Last.push_back(Node);
  return Success;
}
CUDA_API Result cuStreamUpdateCaptureDependencies_v2(Stream *Handle,
                                                     GraphNode **Nodes,
                                                     const EdgeData *,
                                                     size_t Count,
                                                     unsigned Flags) {
  return cuStreamUpdateCaptureDependencies(Handle, Nodes, Count, Flags);
}
// Nothing that another thread does disturbs a capture.
CUDA_API Result cuThreadExchangeStreamCaptureMode(int *Mode) {
  static thread_local int Current = 0;
  std::swap(*Mode, Current);
  return Success;
}

// NOLINTBEGIN(readability-identifier-naming)
CUDA_ALSO(cuStreamBeginCapture_v2, cuStreamBeginCapture)
CUDA_STREAM(cuStreamBeginCapture_v2)
CUDA_STREAM(cuStreamBeginCaptureToGraph)
CUDA_STREAM(cuStreamEndCapture)
CUDA_STREAM(cuStreamIsCapturing)
CUDA_STREAM(cuStreamGetCaptureInfo)
CUDA_STREAM(cuStreamGetCaptureInfo_v2)
CUDA_STREAM(cuStreamGetCaptureInfo_v3)
CUDA_STREAM(cuStreamUpdateCaptureDependencies)
CUDA_STREAM(cuStreamUpdateCaptureDependencies_v2)
// NOLINTEND(readability-identifier-naming)

} // namespace opennvvm::cudadriver
