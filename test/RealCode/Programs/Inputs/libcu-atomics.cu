// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// libcu++: atomics of each scope and order, references, flags, waits.
#include <cuda/atomic>

using Device = cuda::atomic<int, cuda::thread_scope_device>;
using System = cuda::atomic<unsigned long long, cuda::thread_scope_system>;
using Block = cuda::atomic<float, cuda::thread_scope_block>;
using Byte = cuda::atomic<unsigned char, cuda::thread_scope_device>;

__global__ void integers(Device *a, System *b, int *out) {
  int x = a->fetch_add(1, cuda::memory_order_relaxed);
  x += a->fetch_max(7, cuda::memory_order_acq_rel);
  x ^= a->exchange(3, cuda::memory_order_seq_cst);
  x += a->fetch_and(0xff, cuda::memory_order_release);
  b->store(x, cuda::memory_order_release);
  int expected = 3;
  while (!a->compare_exchange_weak(expected, expected + 1,
                                   cuda::memory_order_acquire))
    x += expected;
  out[0] = x + int(b->load(cuda::memory_order_acquire)) + ++*a;
}

__global__ void others(Block *f, Byte *c, int *plain, double *d) {
  f->fetch_add(1.5f, cuda::memory_order_relaxed);
  c->fetch_or(8);
  c->compare_exchange_strong(*reinterpret_cast<unsigned char *>(plain), 3);
  cuda::atomic_ref<int, cuda::thread_scope_device> ref(*plain);
  ref.fetch_xor(5, cuda::memory_order_seq_cst);
  cuda::atomic_ref<double, cuda::thread_scope_system> wide(*d);
  wide.fetch_sub(0.5, cuda::memory_order_relaxed);
  cuda::atomic_thread_fence(cuda::memory_order_seq_cst,
                            cuda::thread_scope_device);
  cuda::atomic_thread_fence(cuda::memory_order_acquire,
                            cuda::thread_scope_block);
}

__global__ void lock(cuda::std::atomic_flag *flag, Device *turn, int *data) {
  while (flag->test_and_set(cuda::std::memory_order_acquire))
    ;
  data[0] += 1;
  flag->clear(cuda::std::memory_order_release);
  turn->wait(0, cuda::memory_order_acquire);
  turn->notify_all();
}
