// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Managed variables and a unified linked list. clang has no __managed__: what
// compiles this marks the variables named here.
// Managed: Total Samples First Head Ticks
struct Node {
  int value;
  Node *next;
};
__device__ int Total = 3;
__device__ float Samples[64];
__device__ Node First = {1, nullptr};
__device__ Node *Head = nullptr;
__device__ unsigned long long Ticks;

__global__ void push(Node *nodes, const int *values, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  nodes[i].value = values[i];
  Node *old = Head;
  do {
    nodes[i].next = old;
    Node *seen = reinterpret_cast<Node *>(
        atomicCAS_system(reinterpret_cast<unsigned long long *>(&Head),
                         reinterpret_cast<unsigned long long>(old),
                         reinterpret_cast<unsigned long long>(&nodes[i])));
    if (seen == old)
      break;
    old = seen;
  } while (true);
  atomicAdd_system(&Total, 1);
}

__global__ void walk(int *out) {
  int sum = First.value;
  for (Node *n = Head; n; n = n->next)
    sum += n->value;
  Samples[threadIdx.x & 63] = sum;
  out[threadIdx.x] = sum;
  Ticks += clock64();
}
