# A tile program is read and compiled by the library of the wheel.
import pathlib
import sys

from opennvvm import _tile

loaded = _tile.library()._name
assert loaded.endswith("site-packages/opennvvm/lib/libopennvvm-tile.so.1"), loaded
file = pathlib.Path(sys.argv[1])
program = _tile.Program(file.read_bytes(), file.name)
assert len(program.sizes("softmax_row")) == 10
bitcode, launches = _tile.compile_program(file.read_bytes(), file.name, "sm_75")
assert [kernel["kernel"] for kernel in launches["kernels"]] == ["softmax_row"], launches
