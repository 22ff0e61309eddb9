// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// libcu++: semaphores and latches.
#include <cuda/latch>
#include <cuda/semaphore>

using Slots = cuda::counting_semaphore<cuda::thread_scope_device, 8>;
using Mutex = cuda::binary_semaphore<cuda::thread_scope_block>;
using Latch = cuda::latch<cuda::thread_scope_device>;

__global__ void bounded(Slots *empty, Slots *full, int *ring, const int *in,
                        int n) {
  if (blockIdx.x == 0) {
    for (int i = 0; i < n; ++i) {
      empty->acquire();
      ring[i & 7] = in[i];
      full->release();
    }
  } else {
    for (int i = 0; i < n; ++i) {
      full->acquire();
      ring[8] += ring[i & 7];
      empty->release(1);
    }
  }
}

__global__ void exclusive(int *data) {
  __shared__ alignas(Mutex) unsigned char place[sizeof(Mutex)];
  Mutex *mutex = reinterpret_cast<Mutex *>(place);
  if (threadIdx.x == 0)
    new (mutex) Mutex(1);
  __syncthreads();
  if (mutex->try_acquire()) {
    data[1] += 1;
    mutex->release();
  }
  mutex->acquire();
  data[0] += 1;
  mutex->release();
}

__global__ void once(Latch *latch, int *data) {
  data[threadIdx.x] = 1;
  latch->count_down(1);
  if (!latch->try_wait())
    latch->wait();
  data[threadIdx.x] += data[0];
}
