# The functions of the package that take IR.
#
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from __future__ import annotations

import os
from contextlib import ExitStack
from ctypes import byref, c_char_p, c_size_t, c_void_p
from ctypes import create_string_buffer
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterator
from typing import Literal, Optional, Sequence, Tuple, TypeVar, Union, overload

from . import _native as native
from . import _types as types
from ._options import NUMBERED

if TYPE_CHECKING:
    # Type checkers have it, whatever the version of Python.
    from typing_extensions import Unpack

    from ._options import CompileOptions, FixOptions, LowerOptions, Names
    from ._options import OptimizeOptions, VerifyOptions

#: LLVM assembly, bitcode, or the path of a file with either.
Module = Union[str, bytes, "os.PathLike[str]"]
#: One module, or several that are linked in this order.
IR = Union[Module, Sequence[Module]]

_T = TypeVar("_T")

_SEVERITIES = {1: "note", 2: "warning", 3: "error"}


def _values(value: Any) -> Iterator[str]:
    """The texts that an option is set to."""
    if isinstance(value, (list, tuple)):
        for one in value:
            yield from _values(one)
    elif isinstance(value, bool):
        yield "true" if value else "false"
    elif value is not None:
        yield str(value)


def _why(context: c_void_p) -> str:
    size = c_size_t()
    native.call("GetContextError", context, None, 0, byref(size))
    buffer = create_string_buffer(size.value)
    native.call("GetContextError", context, buffer, size.value, None)
    return native.text(buffer.value) or ""


def _set_options(context: c_void_p, options: Dict[str, Any]) -> None:
    for name, value in options.items():
        key = name.replace("_", "-")
        # No option has an underscore in its name, and only -Werror has a capital.
        key = {"werror": "Werror"}.get(key, key)
        if name in NUMBERED and isinstance(value, bool):
            value = int(value)
        for word in _values(value):
            if key == "Werror" and word in ("true", "false"):
                if word == "false":
                    continue
                word = ""
            if native.call("SetOption", context, key.encode(), word.encode()):
                raise types.OptionError(_why(context))


def _check_no_path(text: str) -> None:
    """Raises InvalidIR for text that was probably meant as a path. IR has more than
    one line, but text of a single line may also be IR that is wrong."""
    if "\n" in text or len(text) > 4096 or "\0" in text:
        return
    if os.path.exists(text):
        raise types.InvalidIR(
            f"'{text}' is a file, and a str is taken as IR: "
            f"give pathlib.Path('{text}')"
        )
    if text.endswith((".ll", ".bc")):
        raise types.InvalidIR(f"'{text}' is taken as IR, and no such file exists")


def _bytes_and_name(module: Module, index: int, several: bool) -> Tuple[bytes, str]:
    if isinstance(module, str):
        _check_no_path(module)
    if isinstance(module, (str, bytes)):
        data = module.encode() if isinstance(module, str) else module
        return data, f"<module {index}>" if several else "<module>"
    path = os.fspath(module)
    with open(path, "rb") as file:
        return file.read(), path


def _location(raw: native.UserLocation) -> types.UserLocation:
    return types.UserLocation(
        native.text(raw.file), raw.line, raw.column, native.text(raw.function)
    )


def _edit(raw: native.Edit) -> types.Edit:
    return types.Edit(
        raw.begin,
        raw.end,
        raw.line,
        raw.column,
        raw.endLine,
        raw.endColumn,
        native.text(raw.text) or "",
    )


def _diagnostic(result: c_void_p, index: int) -> types.Diagnostic:
    raw = native.Diagnostic()
    native.call("GetDiagnostic", result, index, byref(raw))
    details = []
    for number in range(raw.detailCount):
        line = c_char_p()
        native.call("GetDetail", result, index, number, byref(line))
        details.append(native.text(line.value) or "")
    notes = []
    for number in range(raw.noteCount):
        note = native.Note()
        native.call("GetNote", result, index, number, byref(note))
        notes.append(
            types.Note(
                message=native.text(note.message) or "",
                rule=native.text(note.rule),
                help=native.text(note.help),
                line=note.line,
                column=note.column,
                end_line=note.endLine,
                end_column=note.endColumn,
                source_line=native.text(note.sourceLine),
            )
        )
    inlined = []
    for number in range(raw.inlinedCount):
        place = native.UserLocation()
        native.call("GetInlinedAt", result, index, number, byref(place))
        inlined.append(_location(place))
    fix = []
    for number in range(raw.fixCount):
        edit = native.Edit()
        native.call("GetFix", result, index, number, byref(edit))
        fix.append(_edit(edit))
    user = None
    if raw.userFile is not None:
        user = types.UserLocation(
            native.text(raw.userFile),
            raw.userLine,
            raw.userColumn,
            native.text(raw.userFunction),
        )
    return types.Diagnostic(
        rule=native.text(raw.rule) or "",
        severity=_SEVERITIES[raw.severity],
        profile=native.text(raw.profile) or "",
        message=native.text(raw.message) or "",
        help=native.text(raw.help),
        file=native.text(raw.file),
        line=raw.line,
        column=raw.column,
        end_line=raw.endLine,
        end_column=raw.endColumn,
        source_line=native.text(raw.sourceLine),
        function=native.text(raw.function),
        block=native.text(raw.block),
        demangled=native.text(raw.demangled),
        ir=native.text(raw.ir),
        user=user,
        inlined_at=tuple(inlined),
        details=tuple(details),
        notes=tuple(notes),
        fix=tuple(fix),
    )


def _diagnostics(result: c_void_p) -> types.Diagnostics:
    found = types.Diagnostics(
        _diagnostic(result, i) for i in range(native.count("Diagnostic", result))
    )
    printed = c_char_p()
    native.call("GetDiagnosticsText", result, native.TEXT, byref(printed))
    found.text = native.text(printed.value) or ""
    return found


def _operate(
    operation: str,
    ir: IR,
    options: Dict[str, Any],
    use: Callable[[int, c_void_p], _T],
) -> _T:
    """Calls use(status, result) after an operation."""
    if isinstance(ir, (str, bytes, os.PathLike)):
        modules: Sequence[Module] = [ir]
    else:
        modules = list(ir)
        if not modules:
            raise ValueError("there is no module")
    with ExitStack() as stack:
        context = native.Handle("Context")
        stack.enter_context(context)
        native.call("CreateContext", byref(context.value))
        _set_options(context.value, options)
        handles = (c_void_p * len(modules))()
        for index, module in enumerate(modules):
            data, name = _bytes_and_name(module, index, len(modules) > 1)
            handle = native.Handle("Module")
            stack.enter_context(handle)
            if native.call(
                "CreateModule", data, len(data), name.encode(), byref(handle.value)
            ):
                raise MemoryError("no memory for " + name)
            handles[index] = handle.value
        result = native.Handle("Result")
        stack.enter_context(result)
        # Only fix() does not link.
        given = (handles[0],) if operation == "Fix" else (handles, len(modules))
        status = native.call(
            operation, context.value, *given, byref(result.value)
        )
        if status == native.INVALID_OPTION:
            raise types.OptionError(_why(context.value))
        return use(status, result.value)


def _check(status: int, result: c_void_p) -> None:
    if status == native.SUCCESS:
        return
    found = _diagnostics(result)
    kind = types.InternalError if status == native.INTERNAL else types.InvalidIR
    raise kind("\n" + found.text.rstrip(), found)


def verify(
    ir: IR,
    *,
    arch: Optional[str] = None,
    profile: Optional[Names] = None,
    **options: Unpack[VerifyOptions],
) -> types.Diagnostics:
    """Reports everything that is wrong with the IR, as `nvvmc verify`.

    Raises InternalError if that is impossible.
    """

    def use(status: int, result: c_void_p) -> types.Diagnostics:
        if status == native.INTERNAL:
            _check(status, result)
        return _diagnostics(result)

    return _operate("Verify", ir, dict(options, arch=arch, profile=profile), use)


def fix(
    ir: Module,
    *,
    arch: Optional[str] = None,
    only: Optional[Names] = None,
    profile: Optional[Names] = None,
    **options: Unpack[FixOptions],
) -> types.Fixed:
    """Mends what can be mended without changing what the IR computes, as `nvvmc
    fix`; `only` names the rules.

    What is left is in `diagnostics` of the answer. Raises OptionError or
    InternalError.
    """
    is_text = isinstance(ir, str)

    def use(status: int, result: c_void_p) -> types.Fixed:
        if status == native.INTERNAL:
            _check(status, result)
        data = native.output(result)
        edits = []
        for index in range(native.count("Edit", result)):
            edit = native.Edit()
            native.call("GetEdit", result, index, byref(edit))
            edits.append(_edit(edit))
        is_bitcode = data[:4] in (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")
        text = data if is_bitcode and not is_text else data.decode()
        return types.Fixed(text, tuple(edits), _diagnostics(result))

    given = dict(options, arch=arch, only=only, profile=profile)
    return _operate("Fix", ir, given, use)


def _ptx(result: c_void_p, text: str) -> types.Ptx:
    ptx = types.Ptx(text)
    version, target = c_char_p(), c_char_p()
    native.call("GetPtxTarget", result, byref(version), byref(target))
    ptx.version = native.text(version.value) or ""
    ptx.target = native.text(target.value) or ""
    names, kernels, registers = [], [], {}
    for index in range(native.count("PtxFunction", result)):
        raw = native.PtxFunction()
        native.call("GetPtxFunction", result, index, byref(raw))
        name = native.text(raw.name) or ""
        names.append(name)
        if raw.isKernel:
            kernels.append(name)
        registers[name] = {
            "pred": raw.registersPred,
            "b16": raw.registersB16,
            "b32": raw.registersB32,
            "b64": raw.registersB64,
            "b128": raw.registersB128,
        }
    lines = []
    for index in range(native.count("PtxLine", result)):
        line = native.PtxLine()
        native.call("GetPtxLine", result, index, byref(line))
        lines.append(
            types.PtxLine(
                line.ptxLine,
                line.inputLine,
                names[line.function],
                native.text(line.ir),
                native.text(line.file),
                line.line,
                line.column,
            )
        )
    ptx.functions = tuple(names)
    ptx.kernels = tuple(kernels)
    ptx.registers = registers
    ptx.source_map = tuple(lines)
    ptx.diagnostics = _diagnostics(result)
    return ptx


@overload
def compile(
    ir: IR,
    *,
    arch: Optional[str] = None,
    opt: Optional[int] = None,
    nvvm_mode_word: None = None,
    emit_llvm_bc: Literal[False] = False,
    emit_optix_ir: Literal[False] = False,
    gen_lto: Literal[False] = False,
    **options: Unpack[CompileOptions],
) -> types.Ptx: ...


@overload
def compile(
    ir: IR,
    *,
    arch: Optional[str] = None,
    opt: Optional[int] = None,
    emit_llvm_bc: Literal[True],
    **options: Unpack[CompileOptions],
) -> bytes: ...


@overload
def compile(
    ir: IR,
    *,
    arch: Optional[str] = None,
    opt: Optional[int] = None,
    emit_optix_ir: Literal[True],
    **options: Unpack[CompileOptions],
) -> bytes: ...


@overload
def compile(
    ir: IR,
    *,
    arch: Optional[str] = None,
    opt: Optional[int] = None,
    gen_lto: Literal[True],
    **options: Unpack[CompileOptions],
) -> bytes: ...


@overload
def compile(
    ir: IR,
    *,
    arch: Optional[str] = None,
    opt: Optional[int] = None,
    nvvm_mode_word: Optional[str] = None,
    emit_llvm_bc: bool = False,
    emit_optix_ir: bool = False,
    gen_lto: bool = False,
    **options: Unpack[CompileOptions],
) -> Union[types.Ptx, bytes]: ...


def compile(
    ir: IR,
    *,
    arch: Optional[str] = None,
    opt: Optional[int] = None,
    **options: Any,
) -> Union[types.Ptx, bytes]:
    """Verifies the IR and compiles it, as `nvvmc compile`.

    Returns PTX, or bitcode if an option such as emit_llvm_bc asks for it.
    Raises InvalidIR, OptionError or InternalError.
    """

    def use(status: int, result: c_void_p) -> Union[types.Ptx, bytes]:
        _check(status, result)
        data = native.output(result)
        if data.startswith(b"BC\xc0\xde"):
            return data
        return _ptx(result, data.decode())

    options.update(arch=arch, opt=opt)
    return _operate("Compile", ir, options, use)


def _transform(
    operation: str, ir: IR, bitcode: bool, options: Dict[str, Any]
) -> Union[str, bytes]:
    def use(status: int, result: c_void_p) -> Union[str, bytes]:
        _check(status, result)
        data = native.output(result)
        return data if bitcode else data.decode()

    if bitcode:
        options["emit_llvm_bc"] = True
    return _operate(operation, ir, options, use)


@overload
def optimize(
    ir: IR,
    *,
    arch: Optional[str] = None,
    bitcode: Literal[True],
    **options: Unpack[OptimizeOptions],
) -> bytes: ...


@overload
def optimize(
    ir: IR,
    *,
    arch: Optional[str] = None,
    bitcode: Literal[False] = False,
    **options: Unpack[OptimizeOptions],
) -> str: ...


@overload
def optimize(
    ir: IR,
    *,
    arch: Optional[str] = None,
    bitcode: bool,
    **options: Unpack[OptimizeOptions],
) -> Union[str, bytes]: ...


def optimize(
    ir: IR,
    *,
    arch: Optional[str] = None,
    bitcode: bool = False,
    **options: Any,
) -> Union[str, bytes]:
    """Runs the optimizing pipeline, as `nvvmc opt`."""
    return _transform("Optimize", ir, bitcode, dict(options, arch=arch))


@overload
def lower(
    ir: IR,
    *,
    arch: Optional[str] = None,
    bitcode: Literal[True],
    **options: Unpack[LowerOptions],
) -> bytes: ...


@overload
def lower(
    ir: IR,
    *,
    arch: Optional[str] = None,
    bitcode: Literal[False] = False,
    **options: Unpack[LowerOptions],
) -> str: ...


@overload
def lower(
    ir: IR,
    *,
    arch: Optional[str] = None,
    bitcode: bool,
    **options: Unpack[LowerOptions],
) -> Union[str, bytes]: ...


def lower(
    ir: IR,
    *,
    arch: Optional[str] = None,
    bitcode: bool = False,
    **options: Any,
) -> Union[str, bytes]:
    """Lowers intrinsics, as `nvvmc lower`."""
    return _transform("Lower", ir, bitcode, dict(options, arch=arch))


@overload
def link(
    ir: IR,
    *,
    bitcode: Literal[True],
    **options: Unpack[OptimizeOptions],
) -> bytes: ...


@overload
def link(
    ir: IR,
    *,
    bitcode: Literal[False] = False,
    **options: Unpack[OptimizeOptions],
) -> str: ...


@overload
def link(
    ir: IR,
    *,
    bitcode: bool,
    **options: Unpack[OptimizeOptions],
) -> Union[str, bytes]: ...


def link(
    ir: IR,
    *,
    bitcode: bool = False,
    **options: Any,
) -> Union[str, bytes]:
    """Links modules, and nothing else."""
    return _transform("Link", ir, bitcode, dict(options))
