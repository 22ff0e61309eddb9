# Arrays of the CPU as cuTile's launcher takes them: by DLPack, on a device of CUDA's.
#
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from __future__ import annotations

import ctypes
import sys
from ctypes import POINTER, c_char_p, c_int32, c_int64, c_uint8, c_uint16, c_uint64
from ctypes import c_void_p, py_object
from typing import Any, Dict, Optional, Sequence, Tuple

from . import _tile as tile
from ._cutile_driver import Device
from ._machine import out

_NAME = b"dltensor"
_CUDA = 2

#: The code and the bits of NumPy's types, those of ml_dtypes included.
_TYPES: Dict[str, Tuple[int, int]] = {
    "bool": (6, 8),
    **{f"int{bits}": (0, bits) for bits in (8, 16, 32, 64)},
    **{f"uint{bits}": (1, bits) for bits in (8, 16, 32, 64)},
    **{f"float{bits}": (2, bits) for bits in (16, 32, 64)},
    "bfloat16": (4, 16),
    "float8_e4m3fn": (10, 8),
    "float8_e5m2": (12, 8),
    "float8_e8m0fnu": (14, 8),
}


class _Tensor(ctypes.Structure):
    """DLTensor."""

    _fields_ = [
        ("data", c_void_p),
        ("device_type", c_int32),
        ("device_id", c_int32),
        ("ndim", c_int32),
        ("code", c_uint8),
        ("bits", c_uint8),
        ("lanes", c_uint16),
        ("shape", POINTER(c_int64)),
        ("strides", POINTER(c_int64)),
        ("byte_offset", c_uint64),
    ]


_DELETER = ctypes.CFUNCTYPE(None, c_void_p)


class _Managed(ctypes.Structure):
    """DLManagedTensor."""

    _fields_ = [("tensor", _Tensor), ("context", c_void_p), ("deleter", _DELETER)]


_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = py_object
_new_capsule.argtypes = [c_void_p, c_char_p, c_void_p]
_capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_capsule_pointer.restype = c_void_p
_capsule_pointer.argtypes = [py_object, c_char_p]


def on_cuda(capsule: Any) -> Any:
    """Makes the device of a DLPack that of CUDA."""
    address = _capsule_pointer(capsule, _NAME)
    _Managed.from_address(address).tensor.device_type = _CUDA
    return capsule


class Array:
    """An array as an argument of cuTile's. It must live until the launch ends."""

    def __init__(
        self,
        address: int,
        kind: Tuple[int, int],
        shape: Sequence[int],
        strides: Sequence[int],
        keep: Any,
    ):
        rank = len(shape)
        self._keep = keep
        self._shape = (c_int64 * rank)(*shape)
        self._strides = (c_int64 * rank)(*strides)
        self._deleter = _DELETER(lambda _: None)
        self._managed = _Managed(
            _Tensor(address, _CUDA, 0, rank, *kind, 1, self._shape, self._strides, 0),
            None,
            self._deleter,
        )

    def __dlpack__(self, *, stream: Optional[int] = None) -> Any:
        return _new_capsule(ctypes.addressof(self._managed), _NAME, None)


def extent(
    address: int, shape: Sequence[int], strides: Sequence[int], size: int
) -> Tuple[int, int]:
    """Where the memory of an array begins, and its bytes; strides count bytes."""
    if 0 in shape:
        return address, 0
    reach = [(length - 1) * stride for length, stride in zip(shape, strides)]
    begin = sum(step for step in reach if step < 0)
    return address + begin, sum(map(abs, reach)) + size


def _describe(name: str, kind: str, shape: Sequence[int]) -> str:
    what = f"{kind}[{','.join(map(str, shape))}]"
    return f"{name}:{what}" if name else what


def _of_numpy(device: Device, array: Any, name: str, written: bool) -> Array:
    kind = _TYPES.get(array.dtype.name)
    if kind is None or not array.dtype.isnative:
        raise TypeError(f"cuTile has no elements of type {array.dtype!r}")
    size = array.dtype.itemsize
    if any(stride % size for stride in array.strides):
        raise ValueError(f"strides of {array.strides} bytes are no whole elements")
    address = array.__array_interface__["data"][0]
    start, length = extent(address, array.shape, array.strides, size)
    state = tile.UNINITIALIZED if written else tile.INITIALIZED
    if not array.flags.writeable:
        if written:
            raise ValueError("an array that cannot be written cannot be out()")
        state = tile.READ_ONLY
    said = _describe(name, array.dtype.name, array.shape)
    device.note(tile.Range(start, length, state, said), array)
    strides = [stride // size for stride in array.strides]
    return Array(address, kind, array.shape, strides, array)


def _of_tensor(device: Device, tensor: Any, name: str, written: bool) -> Array:
    """A tensor of torch's, or of another library with DLPack, on the CPU."""
    capsule = tensor.__dlpack__()
    given = _Managed.from_address(_capsule_pointer(capsule, _NAME)).tensor
    rank, size = given.ndim, max(given.bits // 8, 1)
    shape = given.shape[:rank]
    if given.strides:
        strides = given.strides[:rank]
    else:
        strides = [1] * rank
        for axis in range(rank - 2, -1, -1):
            strides[axis] = strides[axis + 1] * shape[axis + 1]
    address = (given.data or 0) + given.byte_offset
    start, length = extent(address, shape, [step * size for step in strides], size)
    state = tile.UNINITIALIZED if written else tile.INITIALIZED
    said = _describe(name, str(tensor.dtype).rpartition(".")[2], shape)
    device.note(tile.Range(start, length, state, said), (tensor, capsule))
    kind = (given.code, given.bits)
    return Array(address, kind, shape, strides, (tensor, capsule))


def argument(device: Device, given: Any, name: str = "", always: bool = False) -> Any:
    """An argument for cuTile, and its memory noted. Tensors, which cuTile takes if they
    are on its device, are made arrays if `always`."""
    written = isinstance(given, out)
    if written:
        given = given.array
    if isinstance(given, (list, tuple)):
        return type(given)(argument(device, one, name, always) for one in given)
    numpy = sys.modules.get("numpy")
    if numpy is not None and isinstance(given, numpy.ndarray):
        return _of_numpy(device, given, name, written)
    if numpy is not None and isinstance(given, numpy.generic):
        return given.item()
    if (always or written) and hasattr(given, "__dlpack_device__"):
        return _of_tensor(device, given, name, written)
    return given
