# What the functions of the package return and raise.
#
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from __future__ import annotations

import html
from dataclasses import dataclass
from typing import Any, Dict, List, Optional, Sequence, Tuple, Union


@dataclass(frozen=True)
class UserLocation:
    """A place in the source of the front end, from debug information."""

    file: Optional[str]
    line: int
    column: int
    function: Optional[str]


@dataclass(frozen=True)
class Note:
    """Something that belongs to a finding but is elsewhere."""

    message: str
    rule: Optional[str]
    help: Optional[str]
    line: int
    column: int
    end_line: int
    end_column: int
    source_line: Optional[str]


@dataclass(frozen=True)
class Edit:
    """A replacement of a piece of a module's text, which may be empty."""

    begin: int  #: In bytes, from 0.
    end: int
    line: int
    column: int
    end_line: int
    end_column: int
    text: str


@dataclass(frozen=True)
class Diagnostic:
    """One finding. Lines and columns count from 1; 0 is unknown."""

    rule: str
    severity: str  #: "note", "warning" or "error"
    profile: str
    message: str
    help: Optional[str]
    file: Optional[str]
    line: int
    column: int
    end_line: int
    end_column: int
    source_line: Optional[str]
    function: Optional[str]
    block: Optional[str]
    demangled: Optional[str]
    ir: Optional[str]
    user: Optional[UserLocation]
    inlined_at: Tuple[UserLocation, ...]
    details: Tuple[str, ...]
    notes: Tuple[Note, ...]
    fix: Tuple[Edit, ...] = ()  #: What mends it, if fix() does.

    def __str__(self) -> str:
        place = self.file or "<memory>"
        if self.line:
            place += f":{self.line}:{self.column}"
        return f"{place}: {self.severity}: {self.message} [{self.rule}]"

    def _repr_html_(self) -> str:
        return Diagnostics([self])._repr_html_()


_COLORS = {"error": "#c62828", "warning": "#b26a00", "note": "#1565c0"}


class Diagnostics(List[Diagnostic]):
    """A list of diagnostics, which notebooks show as a table."""

    #: As nvvmc prints them.
    text: str = ""

    @property
    def errors(self) -> "Diagnostics":
        return Diagnostics(d for d in self if d.severity == "error")

    def __str__(self) -> str:
        return self.text or "\n".join(map(str, self))

    def _repr_html_(self) -> str:
        rows = []
        for d in self:
            place = f"{d.line}:{d.column}" if d.line else ""
            cells = [
                f'<td style="color:{_COLORS[d.severity]}">{d.severity}</td>',
                f"<td>{place}</td>",
                f'<td style="text-align:left">{html.escape(d.message)}',
            ]
            if d.source_line:
                cells.append(f"<pre>{html.escape(d.source_line.strip())}</pre>")
            if d.help:
                cells.append(f"<br><i>{html.escape(d.help)}</i>")
            cells.append(f"</td><td><code>{d.rule}</code></td>")
            rows.append("<tr>" + "".join(cells) + "</tr>")
        return "<table>" + "".join(rows) + "</table>"


@dataclass(frozen=True)
class Fixed:
    """A module after mending."""

    text: Union[str, bytes]  #: In the form in which it was given.
    edits: Tuple[Edit, ...]  #: Of the text, or of the assembly of bitcode.
    diagnostics: Diagnostics  #: What is left.

    def __str__(self) -> str:
        return self.text if isinstance(self.text, str) else repr(self.text)


@dataclass(frozen=True)
class PtxLine:
    """An instruction of PTX and where it comes from."""

    ptx_line: int
    input_line: int  #: Of the module, if it is text; 0 if no line is known.
    function: str
    ir: Optional[str]  #: The IR, with the option annotate=True.
    file: Optional[str]  #: From debug information.
    line: int
    column: int


class Ptx(str):
    """PTX text, which can be used like any other string."""

    version: str  #: Of the PTX ISA: "7.8".
    target: str  #: "sm_90"
    kernels: Tuple[str, ...]
    functions: Tuple[str, ...]  #: Kernels and others that the text defines.
    #: The registers that each function declares, by type. ptxas allocates those
    #: of the machine.
    registers: Dict[str, Dict[str, int]]
    source_map: Tuple[PtxLine, ...]
    diagnostics: Diagnostics  #: Warnings and notes.

    def _repr_html_(self) -> str:
        head = ", ".join(self.kernels) or "no kernel"
        return (
            f"<details open><summary>PTX {self.version}, {self.target}: "
            f"{html.escape(head)}</summary><pre>{html.escape(self)}</pre>"
            "</details>"
        )


@dataclass(frozen=True)
class Party:
    """A thread that takes part in a finding, and where it was; or a tile block, which
    has no threads."""

    block: Tuple[int, ...]
    thread: Tuple[int, ...]
    what: str  #: "writes 4 bytes"
    ptx_line: int  #: 0 if it is not known, as below.
    ptx: str  #: That line.
    line: int  #: Of the IR.
    source: Tuple[UserLocation, ...]  #: Innermost call first.
    operation: str = ""  #: Of Tile IR: "cuda_tile.store_ptr_tko".


@dataclass(frozen=True)
class Finding:
    """A rule of the PTX ISA, or of Tile IR, that a run has broken."""

    rule: str
    message: str
    help: Optional[str]
    kernel: str
    count: int  #: How often it was seen.
    seed: int  #: Of the first schedule that showed it.
    parties: Tuple[Party, ...]  #: The first is where the finding stands.
    severity: str = "error"  #: Or "warning".
    seeds: Tuple[int, ...] = ()  #: Of all schedules that showed it.

    def __str__(self) -> str:
        place = ""
        if self.parties:
            at = self.parties[0]
            if at.source:
                place = f"{at.source[0].file}:{at.source[0].line}: "
            elif at.line or at.ptx_line:
                place = f"line {at.line or at.ptx_line}: "
        return f"{place}{self.message} [{self.rule}]"


@dataclass(frozen=True)
class Run:
    """What kernels did."""

    output: str  #: What they printed.
    findings: Tuple[Finding, ...]
    text: str  #: The findings as nvvmc prints them.
    counts: Optional[Dict[str, Any]]  #: With count=True; docs/machine.md.

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Target:
    """A machine."""

    name: str
    number: int
    variant: str  #: "", "a" or "f"
    min_ptx: str  #: The lowest version of the PTX ISA: "8.0".


class Error(Exception):
    """Every error of this package."""

    def __init__(self, text: str, diagnostics: Sequence[Diagnostic] = ()):
        super().__init__(text)
        self.diagnostics = Diagnostics(diagnostics)


class InvalidIR(Error):
    """The input has errors, which `diagnostics` lists."""


class OptionError(Error, ValueError):
    """An unknown option, a wrong value, or options that exclude each other."""


class NotFound(Error, LookupError):
    """Nothing has this name."""


class MachineError(Error):
    """Kernels broke rules, which `run.findings` lists, or could not run."""

    def __init__(self, text: str, run: Optional[Run] = None):
        super().__init__(text)
        self.run = run
        self.findings: Tuple[Finding, ...] = run.findings if run else ()


class InternalError(Error):
    """A defect of OpenNVVM or LLVM."""
