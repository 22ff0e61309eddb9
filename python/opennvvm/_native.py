# The functions of opennvvm.h, loaded with ctypes, which releases the
# interpreter's lock during every call.
#
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from __future__ import annotations

import ctypes
import os
from ctypes import POINTER, byref, c_char, c_char_p, c_int, c_size_t
from ctypes import c_double, c_int64, c_uint32, c_uint64, c_void_p
from typing import Any, Optional

FOLDER = os.path.dirname(os.path.abspath(__file__))

#: The version of opennvvm.h that the structures below are of.
API_VERSION = 3

SUCCESS, INVALID_IR, INVALID_ARGUMENT, INVALID_HANDLE, INVALID_OPTION = range(5)
FILE, OUT_OF_MEMORY, CANCELLED, NOT_FOUND, INTERNAL = range(5, 10)

TEXT, JSON, SARIF = range(3)


class Struct(ctypes.Structure):
    """A structure that begins with its size."""

    def __init__(self) -> None:
        super().__init__(structSize=ctypes.sizeof(self))


class UserLocation(Struct):
    _fields_ = [
        ("structSize", c_size_t),
        ("file", c_char_p),
        ("line", c_uint32),
        ("column", c_uint32),
        ("function", c_char_p),
    ]


class Diagnostic(Struct):
    _fields_ = [
        ("structSize", c_size_t),
        ("rule", c_char_p),
        ("severity", c_int),
        ("profile", c_char_p),
        ("message", c_char_p),
        ("help", c_char_p),
        ("file", c_char_p),
        ("line", c_uint32),
        ("column", c_uint32),
        ("endLine", c_uint32),
        ("endColumn", c_uint32),
        ("sourceLine", c_char_p),
        ("function", c_char_p),
        ("block", c_char_p),
        ("demangled", c_char_p),
        ("ir", c_char_p),
        ("userFile", c_char_p),
        ("userLine", c_uint32),
        ("userColumn", c_uint32),
        ("userFunction", c_char_p),
        ("detailCount", c_size_t),
        ("noteCount", c_size_t),
        ("inlinedCount", c_size_t),
        ("fixCount", c_size_t),
    ]


class Edit(Struct):
    _fields_ = [
        ("structSize", c_size_t),
        ("begin", c_size_t),
        ("end", c_size_t),
        ("line", c_uint32),
        ("column", c_uint32),
        ("endLine", c_uint32),
        ("endColumn", c_uint32),
        ("text", c_char_p),
    ]


class Note(Struct):
    _fields_ = [
        ("structSize", c_size_t),
        ("rule", c_char_p),
        ("message", c_char_p),
        ("help", c_char_p),
        ("line", c_uint32),
        ("column", c_uint32),
        ("endLine", c_uint32),
        ("endColumn", c_uint32),
        ("sourceLine", c_char_p),
    ]


class Argument(Struct):
    _fields_ = [
        ("structSize", c_size_t),
        ("kind", c_int),
        ("data", c_void_p),
        ("size", c_size_t),
        ("integer", c_int64),
        ("real", c_double),
    ]


class Launch(Struct):
    _fields_ = [
        ("structSize", c_size_t),
        ("kernel", c_char_p),
        ("grid", c_uint32 * 3),
        ("block", c_uint32 * 3),
        ("cluster", c_uint32 * 3),
        ("sharedBytes", c_uint32),
        ("argumentCount", c_size_t),
        ("arguments", POINTER(Argument)),
    ]


#: Of a progress callback.
PROGRESS = ctypes.CFUNCTYPE(c_int, c_void_p, c_char_p, c_char_p)


class PtxFunction(Struct):
    _fields_ = [
        ("structSize", c_size_t),
        ("name", c_char_p),
        ("isKernel", c_int),
        ("firstLine", c_uint32),
        ("lastLine", c_uint32),
        ("registersPred", c_uint32),
        ("registersB16", c_uint32),
        ("registersB32", c_uint32),
        ("registersB64", c_uint32),
        ("registersB128", c_uint32),
    ]


class PtxLine(Struct):
    _fields_ = [
        ("structSize", c_size_t),
        ("ptxLine", c_uint32),
        ("inputLine", c_uint32),
        ("function", c_size_t),
        ("ir", c_char_p),
        ("file", c_char_p),
        ("line", c_uint32),
        ("column", c_uint32),
    ]


class RuleInfo(Struct):
    _fields_ = [
        ("structSize", c_size_t),
        ("id", c_char_p),
        ("layer", c_char_p),
        ("message", c_char_p),
        ("why", c_char_p),
        ("legal", c_char_p),
        ("help", c_char_p),
        ("source", c_char_p),
        ("bad", c_char_p),
        ("good", c_char_p),
        ("fix", c_char_p),
    ]


class TargetInfo(Struct):
    _fields_ = [
        ("structSize", c_size_t),
        ("name", c_char_p),
        ("number", c_uint32),
        ("variant", c_char),
        ("minPtx", c_uint32),
    ]


_SIGNATURES = {
    "ApiVersion": [],
    "CreateContext": [POINTER(c_void_p)],
    "DestroyContext": [POINTER(c_void_p)],
    "SetOption": [c_void_p, c_char_p, c_char_p],
    "GetContextError": [c_void_p, c_char_p, c_size_t, POINTER(c_size_t)],
    "CreateModule": [c_char_p, c_size_t, c_char_p, POINTER(c_void_p)],
    "DestroyModule": [POINTER(c_void_p)],
    "Verify": [c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p)],
    "Compile": [c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p)],
    "Optimize": [c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p)],
    "Lower": [c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p)],
    "Link": [c_void_p, POINTER(c_void_p), c_size_t, POINTER(c_void_p)],
    "Fix": [c_void_p, c_void_p, POINTER(c_void_p)],
    "Run": [c_void_p, c_void_p, POINTER(Launch), c_size_t, POINTER(c_void_p)],
    "SetProgressCallback": [c_void_p, PROGRESS, c_void_p],
    "DestroyResult": [POINTER(c_void_p)],
    "GetOutput": [c_void_p, POINTER(c_void_p), POINTER(c_size_t)],
    "GetDiagnosticsText": [c_void_p, c_int, POINTER(c_char_p)],
    "GetDiagnosticCount": [c_void_p, POINTER(c_size_t)],
    "GetDiagnostic": [c_void_p, c_size_t, POINTER(Diagnostic)],
    "GetDetail": [c_void_p, c_size_t, c_size_t, POINTER(c_char_p)],
    "GetNote": [c_void_p, c_size_t, c_size_t, POINTER(Note)],
    "GetInlinedAt": [c_void_p, c_size_t, c_size_t, POINTER(UserLocation)],
    "GetFix": [c_void_p, c_size_t, c_size_t, POINTER(Edit)],
    "GetEditCount": [c_void_p, POINTER(c_size_t)],
    "GetEdit": [c_void_p, c_size_t, POINTER(Edit)],
    "GetPtxTarget": [c_void_p, POINTER(c_char_p), POINTER(c_char_p)],
    "GetPtxFunctionCount": [c_void_p, POINTER(c_size_t)],
    "GetPtxFunction": [c_void_p, c_size_t, POINTER(PtxFunction)],
    "GetPtxLineCount": [c_void_p, POINTER(c_size_t)],
    "GetPtxLine": [c_void_p, c_size_t, POINTER(PtxLine)],
    "GetRuleInfo": [c_size_t, POINTER(RuleInfo)],
    "GetTargetInfo": [c_size_t, POINTER(TargetInfo)],
    "Explain": [c_char_p, c_int, POINTER(c_void_p)],
    "DescribeIntrinsics": [c_char_p, c_char_p, c_int, POINTER(c_void_p)],
    "DecodeWords": [
        c_char_p,
        POINTER(c_uint64),
        c_size_t,
        c_char_p,
        c_int,
        POINTER(c_void_p),
    ],
}


def _load() -> ctypes.CDLL:
    # Its symbols stay its own, whatever else is in the process.
    path = os.path.join(FOLDER, "lib", "libopennvvm.so.1")
    library = ctypes.CDLL(path, mode=os.RTLD_NOW | os.RTLD_LOCAL)
    for name, arguments in _SIGNATURES.items():
        function = getattr(library, "opennvvm" + name)
        function.argtypes = arguments
        function.restype = c_int
    for name in ("Version", "LLVMVersion"):
        getattr(library, "opennvvm" + name).restype = c_char_p
    for name in ("TargetCount", "RuleCount"):
        getattr(library, "opennvvm" + name).restype = c_size_t
    if library.opennvvmApiVersion() < API_VERSION:
        raise ImportError(path + " is older than this package")
    return library


LIBRARY = _load()


def call(name: str, *arguments: Any) -> int:
    """Calls a function of opennvvm.h; returns its status."""
    status: int = getattr(LIBRARY, "opennvvm" + name)(*arguments)
    return status


class Handle:
    """A handle that is destroyed at the end of a with statement."""

    def __init__(self, kind: str):
        self.kind = kind
        self.value = c_void_p()

    def __enter__(self) -> c_void_p:
        return self.value

    def __exit__(self, *_: object) -> None:
        if self.value:
            call("Destroy" + self.kind, byref(self.value))


def text(value: Optional[bytes]) -> Optional[str]:
    return None if value is None else value.decode("utf-8", "replace")


def count(name: str, handle: c_void_p) -> int:
    """The number that GetNAMECount() tells of a result."""
    size = c_size_t()
    call("Get" + name + "Count", handle, byref(size))
    return size.value


def output(handle: c_void_p) -> bytes:
    """The output of a result."""
    start, size = c_void_p(), c_size_t()
    call("GetOutput", handle, byref(start), byref(size))
    return ctypes.string_at(start.value, size.value) if start.value else b""
