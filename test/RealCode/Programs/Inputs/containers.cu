// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Containers without exceptions: a ring, a hash map, a heap, a list, an
// arena that places objects.
#include <new>

template <class T, int N> class Ring {
  T items[N];
  int head = 0, count = 0;

public:
  __device__ bool push(const T &x) {
    if (count == N)
      return false;
    items[(head + count++) % N] = x;
    return true;
  }
  __device__ bool pop(T &x) {
    if (!count)
      return false;
    x = items[head];
    head = (head + 1) % N;
    --count;
    return true;
  }
};

template <class K, class V, int N> class Map {
  struct Slot {
    K key;
    V value;
    bool used;
  } slots[N] = {};

public:
  __device__ V &operator[](K key) {
    unsigned at = unsigned(key) * 2654435761u % N;
    while (slots[at].used && slots[at].key != key)
      at = (at + 1) % N;
    if (!slots[at].used)
      new (&slots[at]) Slot{key, V(), true};
    return slots[at].value;
  }
};

template <class T> __device__ void sift(T *heap, int n, int at) {
  for (int child; (child = 2 * at + 1) < n; at = child) {
    if (child + 1 < n && heap[child] < heap[child + 1])
      ++child;
    if (!(heap[at] < heap[child]))
      return;
    T t = heap[at];
    heap[at] = heap[child];
    heap[child] = t;
  }
}

__global__ void use(int *in, int *out, int n) {
  Ring<int, 16> ring;
  Map<int, short, 61> counts;
  for (int i = 0; i < n; ++i) {
    if (!ring.push(in[i]))
      break;
    ++counts[in[i]];
  }
  int x, sum = 0;
  while (ring.pop(x))
    sum += x * counts[x];
  for (int i = n / 2 - 1; i >= 0; --i)
    sift(in, n, i);
  out[threadIdx.x] = sum + in[0];
}
