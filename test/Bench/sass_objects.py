# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A file that is not linked: addresses of variables and of where calls return are known only
when it is loaded.

usage: SCRIPT PTXAS NVDISASM FOLDER SM
"""

import pathlib
import struct
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "testing/SassMachine"))

import image  # noqa: E402
import machine  # noqa: E402

PTX = """.version 8.8
.target {sm}
.address_size 64
.visible .global .align 4 .b32 numbers[4] = {{11, 12, 13, 14}};
.visible .func (.param .b32 r) twice (.param .b32 x) {{
  .reg .b32 %r<2>;
  ld.param.b32 %r0, [x]; add.s32 %r1, %r0, %r0; st.param.b32 [r], %r1; ret;
}}
.visible .entry kernel (.param .u64 p) {{
  .reg .b32 %r<4>; .reg .b64 %rd<4>;
  ld.param.u64 %rd0, [p]; ld.global.b32 %r0, [numbers+8];
  {{ .param .b32 a, b; st.param.b32 [a], %r0; call.uni (b), twice, (a); ld.param.b32 %r1, [b]; }}
  add.s32 %r2, %r1, 1;
  {{ .param .b32 a, b; st.param.b32 [a], %r2; call.uni (b), twice, (a); ld.param.b32 %r3, [b]; }}
  st.global.b32 [%rd0], %r3; ret;
}}
"""


def main():
    ptxas, nvdisasm, folder, sm = sys.argv[1:]
    ptx, cubin = (pathlib.Path(folder) / f"object.{sm}.{end}" for end in ("ptx", "cubin"))
    ptx.write_text(PTX.format(sm=sm))
    subprocess.run([ptxas, "-c", f"-arch={sm}", ptx, "-o", cubin], check=True)
    code = image.Image(cubin, nvdisasm)
    device = machine.Machine(code)
    place = device.allocate(bytes(4))
    device.launch("kernel", (1, 1, 1), (32, 1, 1), struct.pack("<Q", place))
    print("object", *struct.unpack("<i", device.read(place, 4)))


if __name__ == "__main__":
    main()
