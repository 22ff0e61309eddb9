# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""cuda.bindings.driver and cuda.core launch kernels: once, in a graph, and with attributes."""

import ctypes

import numpy as np
from cuda.bindings import driver

PTX = b"""
.version 7.8
.target sm_90
.address_size 64
.visible .entry scale(.param .u64 values, .param .f32 by) {
  .reg .b64 %rd<3>;
  .reg .b32 %r<5>;
  .reg .f32 %f<4>;
  ld.param.u64 %rd1, [values];
  ld.param.f32 %f1, [by];
  mov.u32 %r1, %ctaid.x;
  mov.u32 %r2, %ntid.x;
  mov.u32 %r3, %tid.x;
  mad.lo.s32 %r4, %r1, %r2, %r3;
  mad.wide.s32 %rd2, %r4, 4, %rd1;
  ld.global.f32 %f2, [%rd2];
  mul.f32 %f3, %f1, %f2;
  st.global.f32 [%rd2], %f3;
  ret;
}
"""


def checked(answer):
    status, *values = answer
    if status != driver.CUresult.CUDA_SUCCESS:
        raise RuntimeError(driver.cuGetErrorName(status)[1])
    return values[0] if len(values) == 1 else values


checked(driver.cuInit(0))
device = checked(driver.cuDeviceGet(0))
print(checked(driver.cuDeviceGetName(64, device)).split(b"\0")[0].decode())
context = checked(driver.cuDevicePrimaryCtxRetain(device))
checked(driver.cuCtxSetCurrent(context))
stream = checked(driver.cuStreamCreate(0))
library = checked(driver.cuLibraryLoadData(PTX, [], [], 0, [], [], 0))
kernel = checked(driver.cuLibraryGetKernel(library, b"scale"))
function = checked(driver.cuKernelGetFunction(kernel))
values = np.arange(64, dtype=np.float32)
memory = checked(driver.cuMemAllocAsync(values.nbytes, stream))
checked(driver.cuMemcpyHtoDAsync(memory, values.ctypes.data, values.nbytes, stream))
arguments = ((int(memory), 2.0), (ctypes.c_void_p, ctypes.c_float))


def launch():
    checked(driver.cuLaunchKernel(function, 2, 1, 1, 32, 1, 1, 0, stream, arguments, 0))


launch()
mode = driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_GLOBAL
checked(driver.cuStreamBeginCapture(stream, mode))
launch()
launch()
graph = checked(driver.cuStreamEndCapture(stream))
executable = checked(driver.cuGraphInstantiate(graph, 0))
checked(driver.cuGraphLaunch(executable, stream))

config = driver.CUlaunchConfig()
config.gridDimX, config.gridDimY, config.gridDimZ = 2, 1, 1
config.blockDimX, config.blockDimY, config.blockDimZ = 32, 1, 1
config.hStream = stream
attribute = driver.CUlaunchAttribute()
attribute.id = driver.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
attribute.value.clusterDim.x, attribute.value.clusterDim.y = 2, 1
attribute.value.clusterDim.z = 1
config.attrs, config.numAttrs = [attribute], 1
checked(driver.cuLaunchKernelEx(config, kernel, arguments, 0))

found = np.empty_like(values)
checked(driver.cuMemcpyDtoHAsync(found.ctypes.data, memory, values.nbytes, stream))
checked(driver.cuStreamSynchronize(stream))
assert (found == values * 16).all(), found
start, end = (checked(driver.cuEventCreate(0)) for _ in range(2))
checked(driver.cuEventRecord(start, stream))
checked(driver.cuEventRecord(end, stream))
assert checked(driver.cuEventElapsedTime(start, end)) >= 0
status, = driver.cuMemcpyDtoH(found.ctypes.data, memory, values.nbytes + 1)
assert status == driver.CUresult.CUDA_ERROR_INVALID_VALUE, status

from cuda.core import Device, LaunchConfig, ObjectCode, launch as core_launch  # noqa: E402

core = Device()
core.set_current()
code = ObjectCode.from_ptx(PTX).get_kernel("scale")
core_stream = core.create_stream()
core_launch(core_stream, LaunchConfig(grid=2, block=32), code, int(memory), np.float32(0.5))
core_stream.sync()
checked(driver.cuMemcpyDtoH(found.ctypes.data, memory, values.nbytes))
assert (found == values * 8).all(), found
print("cuda-python is content")
