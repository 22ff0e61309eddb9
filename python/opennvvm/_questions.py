# The functions of the package that answer questions.
#
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from __future__ import annotations

import difflib
import json
from ctypes import byref, c_uint64
from typing import Any, Callable, Dict, Iterable, Iterator, List, Optional

from . import _native as native
from . import _types as types


def _suggestion(
    name: str, known: Callable[[], Iterable[str]], where: str
) -> str:
    """What a misspelled name may mean, or else where all are listed."""
    names = list(known())
    near = difflib.get_close_matches(name, names, 3, 0.7)
    near = near or [one for one in names if name and name in one][:3]
    if near:
        return "; did you mean " + " or ".join(f"'{one}'" for one in near) + "?"
    return f"; {where} lists them"


def _ask(question: str, *arguments: Any) -> str:
    with native.Handle("Result") as result:
        status = native.call(question, *arguments, byref(result))
        if status == native.NOT_FOUND:
            name = arguments[0].decode() if arguments[0] else "*"
            raise types.NotFound(f"nothing is known about '{name}'")
        if status == native.INVALID_ARGUMENT:
            raise types.OptionError("unknown arch")
        if status:
            raise types.Error(f"{question} failed with status {status}")
        return native.output(result).decode()


def _rules() -> Iterator[str]:
    for index in range(native.LIBRARY.opennvvmRuleCount()):
        raw = native.RuleInfo()
        native.call("GetRuleInfo", index, byref(raw))
        yield native.text(raw.id) or ""


def _intrinsics() -> Iterator[str]:
    text = _ask("DescribeIntrinsics", None, None, native.JSON)
    return (json.loads(line)["name"] for line in text.splitlines())


def explain(rule: str) -> str:
    """What a rule means, why, and how to fix a violation."""
    try:
        return _ask("Explain", rule.encode(), native.TEXT)
    except types.NotFound:
        hint = _suggestion(rule, _rules, "python -m opennvvm rules")
        raise types.NotFound(f"there is no rule '{rule}'{hint}") from None


def _encoded(text: Optional[str]) -> Optional[bytes]:
    return None if text is None else text.encode()


def _about_intrinsic(question: str, name: Optional[str], *arguments: Any) -> str:
    try:
        return _ask(question, *arguments)
    except types.NotFound:
        hint = _suggestion(name or "", _intrinsics, "opennvvm.intrinsics()")
        raise types.NotFound(f"there is no intrinsic '{name}'{hint}") from None


def intrinsics(
    pattern: Optional[str] = None, arch: Optional[str] = None
) -> List[Dict[str, Any]]:
    """What is known about the intrinsics whose names match, or contain, a
    pattern. The members are those of `nvvmc intrinsics --format=json`."""
    text = _about_intrinsic(
        "DescribeIntrinsics", pattern, _encoded(pattern), _encoded(arch), native.JSON
    )
    return [json.loads(line) for line in text.splitlines()]


def decode(
    intrinsic: str, *words: int, arch: Optional[str] = None
) -> Dict[str, Any]:
    """What the constant operands of an intrinsic mean."""
    numbers = (c_uint64 * max(len(words), 1))(*words)
    meaning: Dict[str, Any] = json.loads(
        _about_intrinsic(
            "DecodeWords",
            intrinsic,
            intrinsic.encode(),
            numbers,
            len(words),
            _encoded(arch),
            native.JSON,
        )
    )
    return meaning


def targets() -> List[types.Target]:
    """All machines, in ascending order."""
    found = []
    for index in range(native.LIBRARY.opennvvmTargetCount()):
        raw = native.TargetInfo()
        native.call("GetTargetInfo", index, byref(raw))
        major, minor = divmod(raw.minPtx, 10)
        found.append(
            types.Target(
                native.text(raw.name) or "",
                raw.number,
                raw.variant.strip(b"\0").decode(),
                f"{major}.{minor}",
            )
        )
    return found
