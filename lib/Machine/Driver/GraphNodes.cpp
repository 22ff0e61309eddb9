//===- GraphNodes.cpp - Nodes of graphs -----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Work.h"

using namespace llvm;

namespace opennvvm::cudadriver {

CUDA_API Result cuGraphNodeGetType(GraphNode *Node, NodeType *Type) {
  static constexpr NodeType Types[] = {
      KernelNode, CopyNode, MemsetNode, HostNode,     ChildNode,
      EmptyNode,  WaitNode, RecordNode, AllocateNode, FreeNode};
  Guard Locked(Device::get().Lock);
  *Type = Types[Node->Work.index()];
  return Success;
}

/// Adds a node that does \p W.
static Result add(GraphNode **Node, Graph *G, GraphNode *const *Before,
                  size_t Count, Work W) {
  if (!Schedule::get().Graphs.has(G) && !(G && G->IsChild))
    return InvalidHandle;
  for (GraphNode *Other : ArrayRef(Before, Count))
    if (!G->has(Other))
      return InvalidValue;
  *Node = G->add(std::move(W), ArrayRef(Before, Count));
  return Success;
}

/// The node of \p E that is the copy of \p Node.
static GraphNode *copyIn(ExecutableGraph *E, GraphNode *Node) {
  return Schedule::get().Executables.has(E) ? E->copyOf(Node) : nullptr;
}

/// Changes what \p Node does, if it does work of this kind.
template <typename T> static Result change(GraphNode *Node, T New) {
  T *Old = Node ? std::get_if<T>(&Node->Work) : nullptr;
  if (!Old)
    return InvalidValue;
  *Old = std::move(New);
  return Success;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

static Result changeKernel(GraphNode *Node, const KernelNodeParams &P,
                           bool HasKernel) {
  KernelWork W;
  if (Result Wrong = kernelWork(W, P, HasKernel))
    return Wrong;
  if (Result Wrong = change(Node, std::move(W)))
    return Wrong;
  auto &K = std::get<KernelWork>(Node->Work);
  for (uint64_t Offset : K.Kernel->ParameterOffsets)
    K.Addresses.push_back(K.Parameters.data() + Offset);
  return Success;
}
static Result addKernel(GraphNode **Node, Graph *G, GraphNode *const *Before,
                        size_t Count, const KernelNodeParams &P,
                        bool HasKernel) {
  Guard Locked(Device::get().Lock);
  KernelWork W;
  if (Result Wrong = kernelWork(W, P, HasKernel))
    return Wrong;
  return add(Node, G, Before, Count, std::move(W));
}

CUDA_API Result cuGraphAddKernelNode(GraphNode **Node, Graph *G,
                                     GraphNode *const *Before, size_t Count,
                                     const KernelNodeParams *P) {
  return addKernel(Node, G, Before, Count, *P, false);
}
CUDA_API Result cuGraphAddKernelNode_v2(GraphNode **Node, Graph *G,
                                        GraphNode *const *Before, size_t Count,
                                        const KernelNodeParams *P) {
  return addKernel(Node, G, Before, Count, *P, true);
}
CUDA_API Result cuGraphKernelNodeSetParams(GraphNode *Node,
                                           const KernelNodeParams *P) {
  Guard Locked(Device::get().Lock);
  return changeKernel(Node, *P, false);
}
CUDA_API Result cuGraphKernelNodeSetParams_v2(GraphNode *Node,
                                              const KernelNodeParams *P) {
  Guard Locked(Device::get().Lock);
  return changeKernel(Node, *P, true);
}
CUDA_API Result cuGraphExecKernelNodeSetParams(ExecutableGraph *E,
                                               GraphNode *Node,
                                               const KernelNodeParams *P) {
  Guard Locked(Device::get().Lock);
  return changeKernel(copyIn(E, Node), *P, false);
}
CUDA_API Result cuGraphExecKernelNodeSetParams_v2(ExecutableGraph *E,
                                                  GraphNode *Node,
                                                  const KernelNodeParams *P) {
  Guard Locked(Device::get().Lock);
  return changeKernel(copyIn(E, Node), *P, true);
}

static Result kernelParams(GraphNode *Node, KernelNodeParams &P) {
  auto *W = std::get_if<KernelWork>(&Node->Work);
  if (!W)
    return InvalidValue;
  P.Function = W->Kernel;
  std::copy_n(W->Grid, 3, P.Grid);
  std::copy_n(W->Block, 3, P.Block);
  P.Shared = W->Shared;
  P.Parameters = W->Addresses.data();
  P.Extra = nullptr;
  return Success;
}
CUDA_API Result cuGraphKernelNodeGetParams(GraphNode *Node,
                                           KernelNodeParams *P) {
  Guard Locked(Device::get().Lock);
  return kernelParams(Node, *P);
}
CUDA_API Result cuGraphKernelNodeGetParams_v2(GraphNode *Node,
                                              KernelNodeParams *P) {
  Guard Locked(Device::get().Lock);
  P->Kernel = nullptr;
  P->Context = nullptr;
  return kernelParams(Node, *P);
}
CUDA_API Result cuGraphKernelNodeSetAttribute(GraphNode *Node,
                                              LaunchAttributeId Id,
                                              const unsigned *Value) {
  Guard Locked(Device::get().Lock);
  auto *W = std::get_if<KernelWork>(&Node->Work);
  if (!W)
    return InvalidValue;
  if (Id == ClusterDimension)
    std::copy_n(Value, 3, W->Cluster);
  else if (Id == Cooperative)
    W->Cooperative = *Value;
  return Success;
}
CUDA_API Result cuGraphKernelNodeGetAttribute(GraphNode *Node,
                                              LaunchAttributeId Id,
                                              unsigned *Value) {
  Guard Locked(Device::get().Lock);
  auto *W = std::get_if<KernelWork>(&Node->Work);
  if (!W)
    return InvalidValue;
  std::fill_n(Value, sizeof(LaunchAttribute::Bytes) / sizeof(unsigned), 0);
  if (Id == ClusterDimension)
    std::copy_n(W->Cluster, 3, Value);
  else if (Id == Cooperative)
    *Value = W->Cooperative;
  return Success;
}

//===----------------------------------------------------------------------===//
// Copies, fills and functions of the host
//===----------------------------------------------------------------------===//

CUDA_API Result cuGraphAddMemcpyNode(GraphNode **Node, Graph *G,
                                     GraphNode *const *Before, size_t Count,
                                     const Copy3D *C, Context *) {
  Guard Locked(Device::get().Lock);
  if (Result Wrong = checkCopy(*C))
    return Wrong;
  return add(Node, G, Before, Count, CopyWork{*C});
}
CUDA_API Result cuGraphMemcpyNodeGetParams(GraphNode *Node, Copy3D *C) {
  Guard Locked(Device::get().Lock);
  auto *W = std::get_if<CopyWork>(&Node->Work);
  if (!W)
    return InvalidValue;
  *C = W->Copy;
  return Success;
}
CUDA_API Result cuGraphMemcpyNodeSetParams(GraphNode *Node, const Copy3D *C) {
  Guard Locked(Device::get().Lock);
  return change(Node, CopyWork{*C});
}
CUDA_API Result cuGraphExecMemcpyNodeSetParams(ExecutableGraph *E,
                                               GraphNode *Node, const Copy3D *C,
                                               Context *) {
  Guard Locked(Device::get().Lock);
  return change(copyIn(E, Node), CopyWork{*C});
}

CUDA_API Result cuGraphAddMemsetNode(GraphNode **Node, Graph *G,
                                     GraphNode *const *Before, size_t Count,
                                     const MemsetNodeParams *P, Context *) {
  Guard Locked(Device::get().Lock);
  return add(Node, G, Before, Count, MemsetWork{*P});
}
CUDA_API Result cuGraphMemsetNodeGetParams(GraphNode *Node,
                                           MemsetNodeParams *P) {
  Guard Locked(Device::get().Lock);
  auto *W = std::get_if<MemsetWork>(&Node->Work);
  if (!W)
    return InvalidValue;
  *P = W->Set;
  return Success;
}
CUDA_API Result cuGraphMemsetNodeSetParams(GraphNode *Node,
                                           const MemsetNodeParams *P) {
  Guard Locked(Device::get().Lock);
  return change(Node, MemsetWork{*P});
}
CUDA_API Result cuGraphExecMemsetNodeSetParams(ExecutableGraph *E,
                                               GraphNode *Node,
                                               const MemsetNodeParams *P,
                                               Context *) {
  Guard Locked(Device::get().Lock);
  return change(copyIn(E, Node), MemsetWork{*P});
}

// The memory is there from the moment a node is added, and its address stays
// the same, so that later nodes can be given it.
CUDA_API Result cuGraphAddMemAllocNode(GraphNode **Node, Graph *G,
                                       GraphNode *const *Before, size_t Count,
                                       MemAllocNodeParams *P) {
  Device &D = Device::get();
  Guard Locked(D.Lock);
  if (!P || !P->Size)
    return InvalidValue;
  uint64_t Address = P->Size <= TotalMemory ? D.allocate(P->Size) : 0;
  if (!Address)
    return OutOfMemory;
  Result Added = add(Node, G, Before, Count, AllocateWork{Address, P->Size});
  if (Added != Success)
    D.release(Address);
  else
    P->Address = Address;
  return Added;
}
CUDA_API Result cuGraphAddMemFreeNode(GraphNode **Node, Graph *G,
                                      GraphNode *const *Before, size_t Count,
                                      uint64_t Address) {
  Guard Locked(Device::get().Lock);
  if (Device::get().find(Address, 1) == Device::get().Blocks.end())
    return InvalidValue;
  return add(Node, G, Before, Count, FreeWork{Address});
}
CUDA_API Result cuGraphMemAllocNodeGetParams(GraphNode *Node,
                                             MemAllocNodeParams *P) {
  Guard Locked(Device::get().Lock);
  auto *W = std::get_if<AllocateWork>(&Node->Work);
  if (!W)
    return InvalidValue;
  *P = {};
  P->Size = W->Size;
  P->Address = W->Address;
  return Success;
}
CUDA_API Result cuGraphMemFreeNodeGetParams(GraphNode *Node,
                                            uint64_t *Address) {
  Guard Locked(Device::get().Lock);
  auto *W = std::get_if<FreeWork>(&Node->Work);
  if (!W)
    return InvalidValue;
  *Address = W->Address;
  return Success;
}

CUDA_API Result cuGraphAddHostNode(GraphNode **Node, Graph *G,
                                   GraphNode *const *Before, size_t Count,
                                   const HostNodeParams *P) {
  Guard Locked(Device::get().Lock);
  return add(Node, G, Before, Count, HostWork{*P});
}
CUDA_API Result cuGraphHostNodeGetParams(GraphNode *Node, HostNodeParams *P) {
  Guard Locked(Device::get().Lock);
  auto *W = std::get_if<HostWork>(&Node->Work);
  if (!W)
    return InvalidValue;
  *P = W->Call;
  return Success;
}
CUDA_API Result cuGraphHostNodeSetParams(GraphNode *Node,
                                         const HostNodeParams *P) {
  Guard Locked(Device::get().Lock);
  return change(Node, HostWork{*P});
}
CUDA_API Result cuGraphExecHostNodeSetParams(ExecutableGraph *E,
                                             GraphNode *Node,
                                             const HostNodeParams *P) {
  Guard Locked(Device::get().Lock);
  return change(copyIn(E, Node), HostWork{*P});
}

//===----------------------------------------------------------------------===//
// Other nodes
//===----------------------------------------------------------------------===//

CUDA_API Result cuGraphAddEmptyNode(GraphNode **Node, Graph *G,
                                    GraphNode *const *Before, size_t Count) {
  Guard Locked(Device::get().Lock);
  return add(Node, G, Before, Count, EmptyWork());
}
CUDA_API Result cuGraphAddChildGraphNode(GraphNode **Node, Graph *G,
                                         GraphNode *const *Before, size_t Count,
                                         Graph *Child) {
  Guard Locked(Device::get().Lock);
  if (!Schedule::get().Graphs.has(Child) || Child == G)
    return InvalidValue;
  if (Result Wrong = add(Node, G, Before, Count, EmptyWork()))
    return Wrong;
  G->Children.push_back(Child->clone());
  G->Children.back()->IsChild = true;
  (*Node)->Work = ChildWork{G->Children.back().get()};
  return Success;
}
CUDA_API Result cuGraphChildGraphNodeGetGraph(GraphNode *Node, Graph **Child) {
  Guard Locked(Device::get().Lock);
  auto *W = std::get_if<ChildWork>(&Node->Work);
  if (!W)
    return InvalidValue;
  *Child = W->Graph;
  return Success;
}
CUDA_API Result cuGraphAddEventRecordNode(GraphNode **Node, Graph *G,
                                          GraphNode *const *Before,
                                          size_t Count, Event *E) {
  Guard Locked(Device::get().Lock);
  return add(Node, G, Before, Count, RecordWork{E});
}
CUDA_API Result cuGraphEventRecordNodeGetEvent(GraphNode *Node, Event **E) {
  auto *W = std::get_if<RecordWork>(&Node->Work);
  if (!W)
    return InvalidValue;
  *E = W->Event;
  return Success;
}
CUDA_API Result cuGraphEventRecordNodeSetEvent(GraphNode *Node, Event *E) {
  return change(Node, RecordWork{E});
}
CUDA_API Result cuGraphAddEventWaitNode(GraphNode **Node, Graph *G,
                                        GraphNode *const *Before, size_t Count,
                                        Event *E) {
  Guard Locked(Device::get().Lock);
  return add(Node, G, Before, Count, WaitWork{E});
}
CUDA_API Result cuGraphEventWaitNodeGetEvent(GraphNode *Node, Event **E) {
  auto *W = std::get_if<WaitWork>(&Node->Work);
  if (!W)
    return InvalidValue;
  *E = W->Event;
  return Success;
}
CUDA_API Result cuGraphEventWaitNodeSetEvent(GraphNode *Node, Event *E) {
  return change(Node, WaitWork{E});
}
CUDA_API Result cuGraphNodeSetEnabled(ExecutableGraph *E, GraphNode *Node,
                                      unsigned Enabled) {
  Guard Locked(Device::get().Lock);
  GraphNode *Copy = copyIn(E, Node);
  if (!Copy)
    return InvalidValue;
  Copy->Enabled = Enabled;
  return Success;
}
CUDA_API Result cuGraphNodeGetEnabled(ExecutableGraph *E, GraphNode *Node,
                                      unsigned *Enabled) {
  Guard Locked(Device::get().Lock);
  GraphNode *Copy = copyIn(E, Node);
  if (!Copy)
    return InvalidValue;
  *Enabled = Copy->Enabled;
  return Success;
}

} // namespace opennvvm::cudadriver
