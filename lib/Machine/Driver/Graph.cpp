//===- Graph.cpp - Graphs, and copies of them that run --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Work.h"

using namespace llvm;

namespace opennvvm::cudadriver {

static bool isGraph(const Graph *G) {
  if (Schedule::get().Graphs.has(G))
    return true;
  // Those inside of nodes are named by pointers as well.
  return G && G->IsChild;
}

CUDA_API Result cuGraphCreate(Graph **G, unsigned Flags) {
  if (Flags)
    return InvalidValue;
  Guard Locked(Device::get().Lock);
  *G = Schedule::get().Graphs.make();
  return Success;
}
CUDA_API Result cuGraphDestroy(Graph *G) {
  Guard Locked(Device::get().Lock);
  return Schedule::get().Graphs.destroy(G);
}
CUDA_API Result cuGraphClone(Graph **Copy, Graph *G) {
  Guard Locked(Device::get().Lock);
  if (!isGraph(G))
    return InvalidHandle;
  *Copy = Schedule::get().Graphs.adopt(G->clone());
  return Success;
}
CUDA_API Result cuGraphNodeFindInClone(GraphNode **Found, GraphNode *Node,
                                       Graph *Copy) {
  Guard Locked(Device::get().Lock);
  if (!isGraph(Copy))
    return InvalidHandle;
  for (const auto &Other : Copy->Nodes)
    if (Other->Origin == Node) {
      *Found = Other.get();
      return Success;
    }
  return NotFound;
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

/// Puts as many of \p List as there is room for; without room, only their
/// number.
template <typename T>
static Result give(ArrayRef<T> List, T *Out, size_t *Count) {
  if (Out)
    std::copy_n(List.begin(), std::min(*Count, List.size()), Out);
  *Count = List.size();
  return Success;
}

CUDA_API Result cuGraphGetNodes(Graph *G, GraphNode **Nodes, size_t *Count) {
  Guard Locked(Device::get().Lock);
  if (!isGraph(G))
    return InvalidHandle;
  std::vector<GraphNode *> List;
  List.reserve(G->Nodes.size());
  for (const auto &Node : G->Nodes)
    List.push_back(Node.get());
  return give<GraphNode *>(List, Nodes, Count);
}
CUDA_API Result cuGraphGetRootNodes(Graph *G, GraphNode **Nodes,
                                    size_t *Count) {
  Guard Locked(Device::get().Lock);
  if (!isGraph(G))
    return InvalidHandle;
  std::vector<GraphNode *> List;
  for (const auto &Node : G->Nodes)
    if (Node->Before.empty())
      List.push_back(Node.get());
  return give<GraphNode *>(List, Nodes, Count);
}
CUDA_API Result cuGraphGetEdges_v2(Graph *G, GraphNode **From, GraphNode **To,
                                   EdgeData *Data, size_t *Count) {
  Guard Locked(Device::get().Lock);
  if (!isGraph(G))
    return InvalidHandle;
  std::vector<GraphNode *> Firsts, Seconds;
  for (const auto &Node : G->Nodes)
    for (GraphNode *Before : Node->Before) {
      Firsts.push_back(Before);
      Seconds.push_back(Node.get());
    }
  size_t Room = *Count;
  if (Data)
    std::fill_n(Data, std::min(Room, Firsts.size()), EdgeData());
  give<GraphNode *>(Firsts, From, Count);
  *Count = Room;
  return give<GraphNode *>(Seconds, To, Count);
}
CUDA_API Result cuGraphGetEdges(Graph *G, GraphNode **From, GraphNode **To,
                                size_t *Count) {
  return cuGraphGetEdges_v2(G, From, To, nullptr, Count);
}
CUDA_API Result cuGraphNodeGetDependencies_v2(GraphNode *Node,
                                              GraphNode **Nodes, EdgeData *Data,
                                              size_t *Count) {
  Guard Locked(Device::get().Lock);
  if (Data)
    std::fill_n(Data, std::min(*Count, Node->Before.size()), EdgeData());
  return give<GraphNode *>(Node->Before, Nodes, Count);
}
CUDA_API Result cuGraphNodeGetDependencies(GraphNode *Node, GraphNode **Nodes,
                                           size_t *Count) {
  return cuGraphNodeGetDependencies_v2(Node, Nodes, nullptr, Count);
}
CUDA_API Result cuGraphNodeGetDependentNodes_v2(GraphNode *Node,
                                                GraphNode **Nodes,
                                                EdgeData *Data, size_t *Count) {
  Guard Locked(Device::get().Lock);
  std::vector<GraphNode *> List;
  for (const auto &Other : Node->Home->Nodes)
    if (is_contained(Other->Before, Node))
      List.push_back(Other.get());
  if (Data)
    std::fill_n(Data, std::min(*Count, List.size()), EdgeData());
  return give<GraphNode *>(List, Nodes, Count);
}
CUDA_API Result cuGraphNodeGetDependentNodes(GraphNode *Node, GraphNode **Nodes,
                                             size_t *Count) {
  return cuGraphNodeGetDependentNodes_v2(Node, Nodes, nullptr, Count);
}

//===----------------------------------------------------------------------===//
// Edges
//===----------------------------------------------------------------------===//

CUDA_API Result cuGraphAddDependencies(Graph *G, GraphNode *const *From,
                                       GraphNode *const *To, size_t Count) {
  Guard Locked(Device::get().Lock);
  if (!isGraph(G))
    return InvalidHandle;
  for (size_t N = 0; N < Count; ++N) {
    if (!G->has(From[N]) || !G->has(To[N]) || From[N] == To[N] ||
        is_contained(To[N]->Before, From[N]))
      return InvalidValue;
    To[N]->Before.push_back(From[N]);
  }
  return Success;
}
CUDA_API Result cuGraphAddDependencies_v2(Graph *G, GraphNode *const *From,
                                          GraphNode *const *To,
                                          const EdgeData *, size_t Count) {
  return cuGraphAddDependencies(G, From, To, Count);
}
CUDA_API Result cuGraphRemoveDependencies(Graph *G, GraphNode *const *From,
                                          GraphNode *const *To, size_t Count) {
  Guard Locked(Device::get().Lock);
  if (!isGraph(G))
    return InvalidHandle;
  for (size_t N = 0; N < Count; ++N) {
    if (!G->has(To[N]) || !is_contained(To[N]->Before, From[N]))
      return InvalidValue;
    erase(To[N]->Before, From[N]);
  }
  return Success;
}
CUDA_API Result cuGraphRemoveDependencies_v2(Graph *G, GraphNode *const *From,
                                             GraphNode *const *To,
                                             const EdgeData *, size_t Count) {
  return cuGraphRemoveDependencies(G, From, To, Count);
}
CUDA_API Result cuGraphDestroyNode(GraphNode *Node) {
  Guard Locked(Device::get().Lock);
  Graph *G = Node->Home;
  for (const auto &Other : G->Nodes)
    erase(Other->Before, Node);
  erase_if(G->Nodes, [Node](const auto &Other) { return Other.get() == Node; });
  return Success;
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

CUDA_API Result cuGraphInstantiateWithFlags(ExecutableGraph **E, Graph *G,
                                            unsigned long long Flags) {
  if (Result Wrong = needContext())
    return Wrong;
  Guard Locked(Device::get().Lock);
  if (!isGraph(G))
    return InvalidHandle;
  *E = Schedule::get().Executables.make();
  (*E)->Code = G->clone();
  (*E)->Flags = Flags;
  return Success;
}
CUDA_API Result cuGraphInstantiate_v2(ExecutableGraph **E, Graph *G,
                                      GraphNode **Error, char *Log,
                                      size_t Size) {
  if (Error)
    *Error = nullptr;
  tell(Log, Size, "");
  return cuGraphInstantiateWithFlags(E, G, 0);
}
CUDA_API Result cuGraphInstantiateWithParams(ExecutableGraph **E, Graph *G,
                                             InstantiateParams *P) {
  P->ErrorNode = nullptr;
  P->Result = 0;
  return cuGraphInstantiateWithFlags(E, G, P->Flags);
}
CUDA_API Result cuGraphExecGetFlags(ExecutableGraph *E, uint64_t *Flags) {
  if (!Schedule::get().Executables.has(E))
    return InvalidHandle;
  *Flags = E->Flags;
  return Success;
}
CUDA_API Result cuGraphExecDestroy(ExecutableGraph *E) {
  Guard Locked(Device::get().Lock);
  return Schedule::get().Executables.destroy(E);
}
CUDA_API Result cuGraphUpload(ExecutableGraph *E, Stream *) {
  return Schedule::get().Executables.has(E) ? Success : InvalidHandle;
}
CUDA_API Result cuGraphLaunch(ExecutableGraph *E, Stream *Handle) {
  if (Result Wrong = needContext())
    return Wrong;
  {
    Guard Locked(Device::get().Lock);
    Stream *S = streamOf(Handle);
    if (!S || !Schedule::get().Executables.has(E))
      return InvalidHandle;
    if (S->Capture) {
      S->Capture->Children.push_back(E->Code->clone());
      Graph *Child = S->Capture->Children.back().get();
      Child->IsChild = true;
      S->Last = {S->Capture->add(ChildWork{Child}, S->Last)};
      return Success;
    }
  }
  return performGraph(*E->Code);
}

CUDA_API Result cuGraphExecUpdate_v2(ExecutableGraph *E, Graph *G,
                                     UpdateResult *R) {
  // CUgraphExecUpdateResult.
  constexpr int TopologyChanged = 2, NodeTypeChanged = 3;
  Guard Locked(Device::get().Lock);
  if (!Schedule::get().Executables.has(E) || !isGraph(G))
    return InvalidHandle;
  *R = {0, nullptr, nullptr};
  if (E->Code->Nodes.size() != G->Nodes.size())
    R->Result = TopologyChanged;
  for (size_t N = 0; !R->Result && N < G->Nodes.size(); ++N) {
    const GraphNode &Old = *E->Code->Nodes[N], &New = *G->Nodes[N];
    if (Old.Before.size() != New.Before.size())
      R->Result = TopologyChanged;
    else if (Old.Work.index() != New.Work.index())
      R->Result = NodeTypeChanged;
    if (R->Result)
      R->Error = G->Nodes[N].get();
  }
  if (R->Result)
    return GraphExecUpdateFailure;
  // Nodes keep the identity by which programs change them.
  std::vector<GraphNode *> Origins;
  for (const auto &Node : E->Code->Nodes)
    Origins.push_back(Node->Origin);
  E->Code = G->clone();
  for (size_t N = 0; N < Origins.size(); ++N)
    E->Code->Nodes[N]->Origin = Origins[N];
  return Success;
}
CUDA_API Result cuGraphExecUpdate(ExecutableGraph *E, Graph *G,
                                  GraphNode **Error, int *Answer) {
  UpdateResult R = {0, nullptr, nullptr};
  Result Wrong = cuGraphExecUpdate_v2(E, G, &R);
  if (Error)
    *Error = R.Error;
  *Answer = R.Result;
  return Wrong;
}

// NOLINTBEGIN(readability-identifier-naming)
CUDA_ALSO(cuGraphInstantiate_v2, cuGraphInstantiate)
CUDA_STREAM(cuGraphInstantiateWithParams)
CUDA_STREAM(cuGraphLaunch)
CUDA_STREAM(cuGraphUpload)
// NOLINTEND(readability-identifier-naming)

} // namespace opennvvm::cudadriver
