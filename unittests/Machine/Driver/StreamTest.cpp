//===- StreamTest.cpp - Streams, events, captures and graphs --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cuda.h"
#include <vector>

using namespace cudatest;

namespace {

class StreamTest : public CudaTest {
protected:
  void SetUp() override {
    CudaTest::SetUp();
    K = kernel(load(AddPtx), "add");
    To = allocate(4);
    EXPECT_EQ(call("cuStreamCreate", &S, 1u), 0);
  }
  /// Adds \p Value on \p Stream.
  int add(uint32_t Value, void *Stream) {
    void *Parameters[] = {&To, &Value};
    return launch(K, Parameters, 1, 1, 0, Stream);
  }
  void *capture() {
    EXPECT_EQ(call("cuStreamBeginCapture_v2", S, 0), 0);
    EXPECT_EQ(add(1, S), 0);
    EXPECT_EQ(add(2, S), 0);
    void *Graph = nullptr;
    EXPECT_EQ(call("cuStreamEndCapture", S, &Graph), 0);
    return Graph;
  }
  void *instantiate(void *Graph) {
    void *E = nullptr;
    EXPECT_EQ(call("cuGraphInstantiateWithFlags", &E, Graph, 0ull), 0);
    return E;
  }
  void *K = nullptr, *S = nullptr;
  uint64_t To = 0;
};

struct KernelParams {
  void *Function;
  unsigned Grid[3], Block[3], Shared;
  void **Parameters, **Extra;
  void *Kernel, *Context;
};

TEST_F(StreamTest, StreamsAndHandles) {
  unsigned Flags = 0;
  EXPECT_EQ(call("cuStreamGetFlags", S, &Flags), 0);
  EXPECT_EQ(Flags, 1u);
  for (uintptr_t Handle : {0, 1, 2})
    EXPECT_EQ(add(1, reinterpret_cast<void *>(Handle)), 0);
  EXPECT_EQ(read(To), 3u);
  EXPECT_EQ(call("cuStreamQuery", S), 0);
  EXPECT_EQ(call("cuStreamDestroy_v2", S), 0);
  EXPECT_EQ(call("cuStreamQuery", S), 400);
  EXPECT_EQ(add(1, S), 400);
  void *P = nullptr;
  int Priority = 1;
  EXPECT_EQ(call("cuStreamCreateWithPriority", &P, 0u, -100), 0);
  EXPECT_EQ(call("cuStreamGetPriority", P, &Priority), 0);
  EXPECT_EQ(Priority, -5);
}

TEST_F(StreamTest, Events) {
  void *First = nullptr, *Second = nullptr, *Untimed = nullptr;
  EXPECT_EQ(call("cuEventCreate", &First, 0u), 0);
  EXPECT_EQ(call("cuEventCreate", &Second, 0u), 0);
  EXPECT_EQ(call("cuEventCreate", &Untimed, 2u), 0);
  float Time = -1;
  EXPECT_EQ(call("cuEventElapsedTime", &Time, First, Second), 400);
  EXPECT_EQ(call("cuEventRecord", First, S), 0);
  EXPECT_EQ(call("cuEventRecord", Second, S), 0);
  EXPECT_EQ(call("cuEventRecord", Untimed, S), 0);
  EXPECT_EQ(call("cuEventElapsedTime", &Time, First, Second), 0);
  EXPECT_GE(Time, 0);
  EXPECT_EQ(call("cuEventElapsedTime", &Time, First, Untimed), 400);
  EXPECT_EQ(call("cuEventDestroy_v2", First), 0);
  EXPECT_EQ(call("cuEventQuery", First), 400);
}

TEST_F(StreamTest, HostFunctions) {
  int Called = 0;
  void (*Count)(void *) = [](void *Data) { ++*static_cast<int *>(Data); };
  EXPECT_EQ(call("cuLaunchHostFunc", S, Count, static_cast<void *>(&Called)),
            0);
  EXPECT_EQ(Called, 1);
  EXPECT_EQ(call("cuStreamBeginCapture_v2", S, 0), 0);
  EXPECT_EQ(call("cuLaunchHostFunc", S, Count, static_cast<void *>(&Called)),
            0);
  EXPECT_EQ(Called, 1);
  void *Graph = nullptr;
  EXPECT_EQ(call("cuStreamEndCapture", S, &Graph), 0);
  EXPECT_EQ(call("cuGraphLaunch", instantiate(Graph), S), 0);
  EXPECT_EQ(Called, 2);
}

TEST_F(StreamTest, CaptureRunsLater) {
  void *Graph = capture();
  EXPECT_EQ(read(To), 0u);
  void *E = instantiate(Graph);
  EXPECT_EQ(call("cuGraphLaunch", E, S), 0);
  EXPECT_EQ(call("cuGraphLaunch", E, S), 0);
  EXPECT_EQ(read(To), 6u);
  size_t Count = 0;
  EXPECT_EQ(
      call("cuGraphGetNodes", Graph, static_cast<void *>(nullptr), &Count), 0);
  EXPECT_EQ(Count, 2u);
  EXPECT_EQ(call("cuGraphDestroy", Graph), 0);
  EXPECT_EQ(call("cuGraphLaunch", E, S), 0);
  EXPECT_EQ(read(To), 9u);
  EXPECT_EQ(call("cuGraphExecDestroy", E), 0);
  EXPECT_EQ(call("cuGraphLaunch", E, S), 400);
}

TEST_F(StreamTest, CaptureOfTwoStreams) {
  void *Other = nullptr, *Fork = nullptr, *Join = nullptr, *Graph = nullptr;
  EXPECT_EQ(call("cuStreamCreate", &Other, 1u), 0);
  EXPECT_EQ(call("cuEventCreate", &Fork, 0u), 0);
  EXPECT_EQ(call("cuEventCreate", &Join, 0u), 0);
  for (bool IsJoined : {true, false}) {
    EXPECT_EQ(call("cuStreamBeginCapture_v2", S, 0), 0);
    EXPECT_EQ(add(1, S), 0);
    EXPECT_EQ(call("cuEventRecord", Fork, S), 0);
    EXPECT_EQ(call("cuStreamWaitEvent", Other, Fork, 0u), 0);
    EXPECT_EQ(add(4, Other), 0);
    EXPECT_EQ(call("cuEventRecord", Join, Other), 0);
    if (IsJoined)
      EXPECT_EQ(call("cuStreamWaitEvent", S, Join, 0u), 0);
    EXPECT_EQ(call("cuStreamSynchronize", S), 900);
    EXPECT_EQ(call("cuStreamEndCapture", Other, &Graph), 903);
    EXPECT_EQ(call("cuStreamEndCapture", S, &Graph), IsJoined ? 0 : 904);
    if (!IsJoined)
      break;
    EXPECT_EQ(call("cuGraphLaunch", instantiate(Graph), S), 0);
    EXPECT_EQ(read(To), 5u);
  }
  EXPECT_EQ(call("cuStreamBeginCapture_v2", static_cast<void *>(nullptr), 0),
            900);
}

TEST_F(StreamTest, NodesAllocateMemory) {
  void *Graph = nullptr, *Nodes[3] = {};
  EXPECT_EQ(call("cuGraphCreate", &Graph, 0u), 0);
  struct {
    uint64_t Pool[11];
    const void *Access;
    size_t AccessCount, Size;
    uint64_t Address;
  } Allocation = {};
  EXPECT_EQ(call("cuGraphAddMemAllocNode", &Nodes[0], Graph, nullptr, size_t(0),
                 &Allocation),
            1);
  Allocation.Size = 4;
  EXPECT_EQ(call("cuGraphAddMemAllocNode", &Nodes[0], Graph, nullptr, size_t(0),
                 &Allocation),
            0);
  uint32_t Value = 10;
  void *Parameters[] = {&Allocation.Address, &Value};
  KernelParams P = {K,          {1, 1, 1}, {2, 1, 1}, 0,
                    Parameters, nullptr,   nullptr,   nullptr};
  EXPECT_EQ(call("cuGraphAddKernelNode_v2", &Nodes[1], Graph, &Nodes[0],
                 size_t(1), &P),
            0);
  EXPECT_EQ(call("cuGraphAddMemFreeNode", &Nodes[2], Graph, &Nodes[1],
                 size_t(1), Allocation.Address),
            0);
  EXPECT_EQ(call("cuGraphAddMemFreeNode", &Nodes[2], Graph, &Nodes[1],
                 size_t(1), uint64_t(8)),
            1);
  auto Asked = Allocation;
  Asked = {};
  uint64_t Freed = 0;
  EXPECT_EQ(call("cuGraphMemAllocNodeGetParams", Nodes[0], &Asked), 0);
  EXPECT_EQ(Asked.Address, Allocation.Address);
  EXPECT_EQ(Asked.Size, 4u);
  EXPECT_EQ(call("cuGraphMemFreeNodeGetParams", Nodes[0], &Freed), 1);
  EXPECT_EQ(call("cuGraphMemAllocNodeGetParams", Nodes[1], &Asked), 1);
  EXPECT_EQ(call("cuGraphLaunch", instantiate(Graph), S), 0);
  EXPECT_EQ(read(Allocation.Address), 20u);
}

TEST_F(StreamTest, NodesChange) {
  void *Graph = nullptr, *First = nullptr, *Second = nullptr;
  EXPECT_EQ(call("cuGraphCreate", &Graph, 0u), 0);
  uint32_t Value = 10;
  void *Parameters[] = {&To, &Value};
  KernelParams P = {K,          {1, 1, 1}, {2, 1, 1}, 0,
                    Parameters, nullptr,   nullptr,   nullptr};
  EXPECT_EQ(
      call("cuGraphAddKernelNode_v2", &Second, Graph, nullptr, size_t(0), &P),
      0);
  struct {
    uint64_t To;
    size_t Pitch;
    unsigned Value, Size;
    size_t Width, Height;
  } Set = {To, 0, 7, 4, 1, 1};
  EXPECT_EQ(call("cuGraphAddMemsetNode", &First, Graph, nullptr, size_t(0),
                 &Set, Context),
            0);
  // The node that was added last comes first.
  EXPECT_EQ(call("cuGraphAddDependencies", Graph, &First, &Second, size_t(1)),
            0);
  void *E = instantiate(Graph);
  EXPECT_EQ(call("cuGraphLaunch", E, S), 0);
  EXPECT_EQ(read(To), 27u);
  Value = 1;
  EXPECT_EQ(call("cuGraphLaunch", E, S), 0);
  EXPECT_EQ(read(To), 27u);
  EXPECT_EQ(call("cuGraphExecKernelNodeSetParams_v2", E, Second, &P), 0);
  EXPECT_EQ(call("cuGraphLaunch", E, S), 0);
  EXPECT_EQ(read(To), 9u);
  EXPECT_EQ(call("cuGraphNodeSetEnabled", E, Second, 0u), 0);
  EXPECT_EQ(call("cuGraphLaunch", E, S), 0);
  EXPECT_EQ(read(To), 7u);
  KernelParams Asked = {};
  EXPECT_EQ(call("cuGraphKernelNodeGetParams_v2", Second, &Asked), 0);
  EXPECT_EQ(Asked.Block[0], 2u);
  EXPECT_EQ(*static_cast<uint32_t *>(Asked.Parameters[1]), 10u);
  int Type = -1;
  EXPECT_EQ(call("cuGraphNodeGetType", First, &Type), 0);
  EXPECT_EQ(Type, 2);
}

TEST_F(StreamTest, ExecutableGraphsAreUpdated) {
  void *E = instantiate(capture());
  struct {
    int Result = -1;
    void *Error, *From;
  } Answer;
  EXPECT_EQ(call("cuStreamBeginCapture_v2", S, 0), 0);
  EXPECT_EQ(add(10, S), 0);
  EXPECT_EQ(add(20, S), 0);
  void *Other = nullptr;
  EXPECT_EQ(call("cuStreamEndCapture", S, &Other), 0);
  EXPECT_EQ(call("cuGraphExecUpdate_v2", E, Other, &Answer), 0);
  EXPECT_EQ(Answer.Result, 0);
  EXPECT_EQ(call("cuGraphLaunch", E, S), 0);
  EXPECT_EQ(read(To), 30u);
  void *Empty = nullptr;
  EXPECT_EQ(call("cuGraphCreate", &Empty, 0u), 0);
  EXPECT_EQ(call("cuGraphExecUpdate_v2", E, Empty, &Answer), 910);
  EXPECT_EQ(Answer.Result, 2);
}

TEST_F(StreamTest, ChildGraphs) {
  void *Parent = nullptr, *Node = nullptr;
  EXPECT_EQ(call("cuGraphCreate", &Parent, 0u), 0);
  EXPECT_EQ(call("cuGraphAddChildGraphNode", &Node, Parent, nullptr, size_t(0),
                 capture()),
            0);
  EXPECT_EQ(call("cuGraphLaunch", instantiate(Parent), S), 0);
  EXPECT_EQ(read(To), 3u);
}

} // namespace
