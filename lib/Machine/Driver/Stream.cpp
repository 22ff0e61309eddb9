//===- Stream.cpp - Streams and events ------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Work.h"

using namespace llvm;

namespace opennvvm::cudadriver {

using Callback = void (*)(Stream *, Result, void *);

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

CUDA_API Result cuStreamCreateWithPriority(Stream **S, unsigned Flags,
                                           int Priority) {
  if (Result Wrong = needContext())
    return Wrong;
  if (!S || Flags > 1)
    return InvalidValue;
  Device &D = Device::get();
  Guard G(D.Lock);
  *S = Schedule::get().Streams.make();
  (*S)->Flags = Flags;
  (*S)->Priority = std::clamp(Priority, -5, 0);
  (*S)->Number = ++D.LastNumber;
  (*S)->Context = currentContext();
  return Success;
}
CUDA_API Result cuStreamCreate(Stream **S, unsigned Flags) {
  return cuStreamCreateWithPriority(S, Flags, 0);
}
CUDA_API Result cuStreamDestroy_v2(Stream *S) {
  Guard G(Device::get().Lock);
  return Schedule::get().Streams.destroy(S);
}

/// Calls \p Do with the stream that \p Handle means.
template <typename Fn> static Result withStream(Stream *Handle, Fn Do) {
  if (Result Wrong = needContext())
    return Wrong;
  Guard G(Device::get().Lock);
  Stream *S = streamOf(Handle);
  return S ? Do(*S) : InvalidHandle;
}

CUDA_API Result cuStreamSynchronize(Stream *Handle) {
  return withStream(Handle, [](Stream &S) {
    return S.Capture ? StreamCaptureUnsupported : Success;
  });
}
CUDA_API Result cuStreamQuery(Stream *Handle) {
  return cuStreamSynchronize(Handle);
}
CUDA_API Result cuStreamGetFlags(Stream *Handle, unsigned *Flags) {
  return withStream(Handle, [=](Stream &S) {
    *Flags = S.Flags;
    return Success;
  });
}
CUDA_API Result cuStreamGetPriority(Stream *Handle, int *Priority) {
  return withStream(Handle, [=](Stream &S) {
    *Priority = S.Priority;
    return Success;
  });
}
CUDA_API Result cuStreamGetId(Stream *Handle, unsigned long long *Number) {
  return withStream(Handle, [=](Stream &S) {
    *Number = S.Number;
    return Success;
  });
}
CUDA_API Result cuStreamGetDevice(Stream *Handle, int *Device) {
  return withStream(Handle, [=](Stream &) {
    *Device = 0;
    return Success;
  });
}
CUDA_API Result cuStreamGetCtx(Stream *Handle, Context **C) {
  return withStream(Handle, [=](Stream &S) {
    *C = S.Context ? S.Context : currentContext();
    return Success;
  });
}
CUDA_API Result cuStreamGetCtx_v2(Stream *Handle, Context **C, void **Green) {
  *Green = nullptr;
  return cuStreamGetCtx(Handle, C);
}
CUDA_API Result cuStreamAddCallback(Stream *Handle, Callback Call, void *Data,
                                    unsigned Flags) {
  if (Flags || !Call)
    return InvalidValue;
  if (Result Wrong = withStream(Handle, [](Stream &S) {
        return S.Capture ? StreamCaptureUnsupported : Success;
      }))
    return Wrong;
  Call(Handle, Success, Data);
  return Success;
}
CUDA_API Result cuLaunchHostFunc(Stream *Handle, HostFunction Call,
                                 void *Data) {
  return Call ? submit(Handle, HostWork{{Call, Data}}) : InvalidValue;
}
// Attributes are hints: access policies, priorities.
CUDA_API Result cuStreamSetAttribute(Stream *Handle, int, const void *) {
  return withStream(Handle, [](Stream &) { return Success; });
}
CUDA_API Result cuStreamGetAttribute(Stream *Handle, int, void *Value) {
  return withStream(Handle, [=](Stream &) {
    std::fill_n(static_cast<char *>(Value), sizeof(LaunchAttribute::Bytes), 0);
    return Success;
  });
}
CUDA_API Result cuStreamCopyAttributes(Stream *, Stream *From) {
  return withStream(From, [](Stream &) { return Success; });
}

//===----------------------------------------------------------------------===//
// Words in memory
//===----------------------------------------------------------------------===//

template <typename T> static Result writeValue(uint64_t Address, T Value) {
  Device &D = Device::get();
  Guard G(D.Lock);
  uint8_t *To = D.at(Address, sizeof(T));
  if (!To)
    return InvalidValue;
  std::copy_n(reinterpret_cast<const uint8_t *>(&Value), sizeof(T), To);
  return Success;
}
CUDA_API Result cuStreamWriteValue32_v2(Stream *, uint64_t Address,
                                        uint32_t Value, unsigned) {
  return writeValue(Address, Value);
}
CUDA_API Result cuStreamWriteValue64_v2(Stream *, uint64_t Address,
                                        uint64_t Value, unsigned) {
  return writeValue(Address, Value);
}

/// Whether a stream may go on. Nothing that the stream could wait for comes
/// later, except from another thread.
template <typename T>
static Result waitValue(uint64_t Address, T Value, unsigned Flags) {
  Device &D = Device::get();
  Guard G(D.Lock);
  const uint8_t *At = D.at(Address, sizeof(T));
  if (!At)
    return InvalidValue;
  T Found;
  std::copy_n(At, sizeof(T), reinterpret_cast<uint8_t *>(&Found));
  const bool IsMet[] = {std::make_signed_t<T>(Found - Value) >= 0,
                        Found == Value, (Found & Value) != 0,
                        T(~(Found | Value)) != 0};
  if (IsMet[Flags & 3])
    return Success;
  complain("a stream waits for a value that no earlier work has written");
  return LaunchFailed;
}
CUDA_API Result cuStreamWaitValue32_v2(Stream *, uint64_t Address,
                                       uint32_t Value, unsigned Flags) {
  return waitValue(Address, Value, Flags);
}
CUDA_API Result cuStreamWaitValue64_v2(Stream *, uint64_t Address,
                                       uint64_t Value, unsigned Flags) {
  return waitValue(Address, Value, Flags);
}

//===----------------------------------------------------------------------===//
// Events
//===----------------------------------------------------------------------===//

static constexpr unsigned DisableTiming = 2; // CU_EVENT_DISABLE_TIMING

static bool isEvent(const Event *E) { return Schedule::get().Events.has(E); }

CUDA_API Result cuEventCreate(Event **E, unsigned Flags) {
  if (Result Wrong = needContext())
    return Wrong;
  Guard G(Device::get().Lock);
  *E = Schedule::get().Events.make();
  (*E)->Flags = Flags;
  return Success;
}
CUDA_API Result cuEventDestroy_v2(Event *E) {
  Guard G(Device::get().Lock);
  return Schedule::get().Events.destroy(E);
}
CUDA_API Result cuEventRecordWithFlags(Event *E, Stream *Handle,
                                       unsigned Flags) {
  return withStream(Handle, [=](Stream &S) {
    if (!isEvent(E))
      return InvalidHandle;
    E->Capture = S.Capture;
    E->Last = S.Last;
    if (!S.Capture)
      return perform(RecordWork{E});
    // CU_EVENT_RECORD_EXTERNAL: the graph records it when it runs.
    if (Flags & 1)
      S.Last = {S.Capture->add(RecordWork{E}, S.Last)};
    return Success;
  });
}
CUDA_API Result cuEventRecord(Event *E, Stream *S) {
  return cuEventRecordWithFlags(E, S, 0);
}
CUDA_API Result cuStreamWaitEvent(Stream *Handle, Event *E, unsigned Flags) {
  return withStream(Handle, [=](Stream &S) {
    if (!isEvent(E))
      return InvalidHandle;
    if (S.Capture && (Flags & 1)) // CU_EVENT_WAIT_EXTERNAL
      S.Last = {S.Capture->add(WaitWork{E}, S.Last)};
    else if (E->Capture && S.Capture && S.Capture != E->Capture)
      return StreamCaptureInvalidated;
    else if (E->Capture) {
      // The stream becomes a part of the capture.
      if (!S.Capture)
        S.Last.clear();
      S.Capture = E->Capture;
      for (GraphNode *Node : E->Last)
        if (!is_contained(S.Last, Node))
          S.Last.push_back(Node);
    }
    return Success;
  });
}
CUDA_API Result cuEventQuery(Event *E) {
  Guard G(Device::get().Lock);
  if (!isEvent(E))
    return InvalidHandle;
  return E->Capture ? CapturedEvent : Success;
}
CUDA_API Result cuEventSynchronize(Event *E) { return cuEventQuery(E); }
CUDA_API Result cuEventElapsedTime_v2(float *Milliseconds, Event *From,
                                      Event *To) {
  Guard G(Device::get().Lock);
  for (const Event *E : {From, To})
    if (!isEvent(E) || !E->Recorded || E->Flags & DisableTiming)
      return InvalidHandle;
  *Milliseconds =
      std::chrono::duration<float, std::milli>(To->When - From->When).count();
  return Success;
}
CUDA_API Result cuCtxRecordEvent(Context *, Event *E) {
  return cuEventRecord(E, nullptr);
}
CUDA_API Result cuCtxWaitEvent(Context *, Event *E) { return cuEventQuery(E); }

// NOLINTBEGIN(readability-identifier-naming)
CUDA_ALSO(cuStreamDestroy_v2, cuStreamDestroy)
CUDA_ALSO(cuEventDestroy_v2, cuEventDestroy)
CUDA_ALSO(cuEventElapsedTime_v2, cuEventElapsedTime)
CUDA_ALSO(cuStreamWriteValue32_v2, cuStreamWriteValue32)
CUDA_ALSO(cuStreamWriteValue64_v2, cuStreamWriteValue64)
CUDA_ALSO(cuStreamWaitValue32_v2, cuStreamWaitValue32)
CUDA_ALSO(cuStreamWaitValue64_v2, cuStreamWaitValue64)
CUDA_STREAM(cuStreamWriteValue32_v2)
CUDA_STREAM(cuStreamWriteValue64_v2)
CUDA_STREAM(cuStreamWaitValue32_v2)
CUDA_STREAM(cuStreamWaitValue64_v2)
CUDA_STREAM(cuStreamSynchronize)
CUDA_STREAM(cuStreamQuery)
CUDA_STREAM(cuStreamGetFlags)
CUDA_STREAM(cuStreamGetPriority)
CUDA_STREAM(cuStreamGetId)
CUDA_STREAM(cuStreamGetDevice)
CUDA_STREAM(cuStreamGetCtx)
CUDA_STREAM(cuStreamGetCtx_v2)
CUDA_STREAM(cuStreamAddCallback)
CUDA_STREAM(cuStreamSetAttribute)
CUDA_STREAM(cuStreamGetAttribute)
CUDA_STREAM(cuStreamCopyAttributes)
CUDA_STREAM(cuStreamWaitEvent)
CUDA_STREAM(cuLaunchHostFunc)
CUDA_STREAM(cuEventRecord)
CUDA_STREAM(cuEventRecordWithFlags)
// NOLINTEND(readability-identifier-naming)

} // namespace opennvvm::cudadriver
