# Triton compiles with this package instead of with its own code generator.
#
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes Triton's PTX:

    import opennvvm.triton
    opennvvm.triton.enable()

or, without a change to the program:

    python -m opennvvm.triton program.py [argument...]

Triton's own passes run as before, and its ptxas assembles what is made here."""

from __future__ import annotations

import hashlib
import os
import re
import runpy
import sys
from ctypes import byref
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Optional, Tuple, Union

from triton import knobs  # type: ignore[import-not-found,import-untyped,unused-ignore]

from . import Error, OptionError, Ptx, __version__
from . import _native as native
from . import compile as _compile
from ._api import _set_options
from ._native import FOLDER

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import CompileOptions

#: Options of compile() that follow from what Triton asks for.
_TRITONS = ("arch", "emit_llvm_bc", "emit_optix_ir", "gen_lto", "nvvm_mode_word")

_options: Dict[str, Any] = {}
_before: Optional[Callable[..., Any]] = None


def make_ptx(
    ir: Union[str, bytes],
    metadata: Dict[str, Any],
    *,
    capability: int,
    ptx_version: Optional[int] = None,
    fuse: bool = True,
    opt: Optional[int] = None,
    **options: Unpack[CompileOptions],
) -> str:
    """The PTX of a kernel, as a stage of Triton's makes it, with options of compile().

    The name of the kernel is added to the metadata. Raises InvalidIR or OptionError."""
    suffix = "a" if capability >= 90 else ""
    defaults: CompileOptions = {
        # As in Triton's own pipeline, which answers 0 to all of libdevice's questions.
        "prec_sqrt": 0,
        "fp_contract": "fast" if fuse else "on",
        "quiet": True,
    }
    defaults.update(options)
    ptx = _compile(ir, arch=f"sm_{capability}{suffix}", opt=opt, **defaults)
    assert isinstance(ptx, Ptx)
    if len(ptx.kernels) != 1:
        raise Error(f"{len(ptx.kernels)} kernels, not one")
    metadata["name"] = ptx.kernels[0]
    # This version suffices for the code, but inline assembly may need more.
    major, minor = map(int, ptx.version.split("."))
    version = divmod(max(ptx_version or 0, major * 10 + minor), 10)
    text = re.sub(r"(?m)^\.version .*", ".version %d.%d" % version, ptx, count=1)
    # The word makes ptxas leave out its optimizations.
    return re.sub(r"(?m)^(\.target .*?), *debug\b", r"\1", text, count=1)


def _key() -> Tuple[str, str]:
    """What results of Triton's cache depend on: this package and its options."""
    library = os.stat(os.path.join(FOLDER, "lib", "libopennvvm.so.1"))
    text = repr(
        (__version__, library.st_size, library.st_mtime_ns, sorted(_options.items()))
    )
    return text, hashlib.sha256(text.encode()).hexdigest()


def _join(one: Tuple[str, str], other: Tuple[str, str]) -> Tuple[str, str]:
    return one[0] + other[0], one[1] + other[1]


def _hook(*arguments: Any) -> Any:
    """Without arguments, Triton asks for a part of the key of its cache."""
    if not arguments:
        return _join(_before(), _key()) if _before else _key()
    backend, stages, options, _, capability = arguments
    if _before:
        _before(*arguments)
    # AMD's stages, for example, have no PTX.
    if "ptx" in stages:
        stages["ptx"] = lambda ir, metadata: make_ptx(
            ir,
            metadata,
            capability=capability,
            ptx_version=_ptx_version(backend, options),
            fuse=options.enable_fp_fusion,
            **_options,
        )
    return None


def _ptx_version(backend: Any, options: Any) -> int:
    """The newest version that Triton's ptxas reads."""
    from triton.backends.nvidia import compiler  # type: ignore[import-not-found,import-untyped,unused-ignore]

    version: int = compiler.get_ptx_version_from_options(options, backend.target.arch)
    return version


def _check_options(options: Dict[str, Any]) -> None:
    """Raises OptionError for what compile() would refuse with each kernel."""
    for name in options:
        if name in _TRITONS:
            raise OptionError(f"'{name}' follows from what Triton asks for")
    with native.Handle("Context") as context:
        native.call("CreateContext", byref(context))
        _set_options(context, options)


def enable(*, opt: Optional[int] = None, **options: Unpack[CompileOptions]) -> None:
    """Makes Triton compile with this package from now on, with the options of
    opennvvm.compile(). A hook that was there before still runs.

    Raises OptionError, and changes nothing, if an option is unknown or its value is
    wrong."""
    global _before
    given: Dict[str, Any] = dict(options)
    if opt is not None:
        given["opt"] = opt
    _check_options(given)
    if knobs.runtime.add_stages_inspection_hook is not _hook:
        _before = knobs.runtime.add_stages_inspection_hook
    _options.clear()
    _options.update(given)
    knobs.runtime.add_stages_inspection_hook = _hook


def disable() -> None:
    """Undoes enable()."""
    global _before
    if knobs.runtime.add_stages_inspection_hook is _hook:
        knobs.runtime.add_stages_inspection_hook = _before
    _before = None


__all__: List[str] = ["disable", "enable", "make_ptx"]


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: python -m opennvvm.triton program.py [argument...]")
    # The module under its own name, of which there is only one.
    from opennvvm import triton as _module

    _module.enable()
    del sys.argv[0]
    sys.path.insert(0, os.path.dirname(os.path.abspath(sys.argv[0])))
    runpy.run_path(sys.argv[0], run_name="__main__")
