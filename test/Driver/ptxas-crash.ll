; A ptxas that is killed, or that ends without a word, is one error, and the exit
; status 2; nothing is written.
; RUN: rm -rf %t && mkdir -p %t/tmp
; RUN: env TMPDIR=%t/tmp SIGNAL=SEGV %python %S/Inputs/status.py 2 nvvmc compile --ptxas=%S/Inputs/fake-ptxas/ptxas --arch=sm_90 %s -o %t/out.cubin 2>&1 | FileCheck %s --check-prefix=KILLED
; KILLED: error: ptxas was killed: Segmentation fault{{.*}} [ptxas-crash]
; RUN: env TMPDIR=%t/tmp STATUS=3 %python %S/Inputs/status.py 2 nvvmc compile --ptxas=%S/Inputs/fake-ptxas/ptxas --arch=sm_90 %s -o %t/out.cubin 2>&1 | FileCheck %s --check-prefix=STATUS
; STATUS: error: ptxas ended with status 3 [ptxas-crash]
; RUN: echo '|libcrypto.so: cannot open shared object file' > %t/says
; RUN: env TMPDIR=%t/tmp SAYS=%t/says STATUS=127 %python %S/Inputs/status.py 2 nvvmc compile --ptxas=%S/Inputs/fake-ptxas/ptxas --arch=sm_90 %s -o %t/out.cubin 2>&1 | FileCheck %s --check-prefix=LOADER
; LOADER: error: ptxas {{.*}} [ptxas-crash]
; RUN: env TMPDIR=%t/tmp SAYS=%t/says STATUS=9 %python %S/Inputs/status.py 2 nvvmc compile --ptxas=%S/Inputs/fake-ptxas/ptxas --arch=sm_90 %s -o %t/out.cubin 2>&1 | FileCheck %s --check-prefix=SAID
; SAID: error: ptxas ended with status 9: libcrypto.so: cannot open shared object file [ptxas-crash]
; RUN: env TMPDIR=%t/tmp EMPTY=1 %python %S/Inputs/status.py 2 nvvmc compile --ptxas=%S/Inputs/fake-ptxas/ptxas --arch=sm_90 %s -o %t/out.cubin 2>&1 | FileCheck %s --check-prefix=EMPTY
; EMPTY: error: ptxas has written no machine code [ptxas-crash]
; RUN: env TMPDIR=%t/tmp SIGNAL=KILL not nvvmc compile --ptxas=%S/Inputs/fake-ptxas/ptxas --cubin --format=sarif --arch=sm_90 %s 2>&1 | FileCheck %s --check-prefix=SARIF
; SARIF: "executionSuccessful":{{ *}}false
; RUN: not ls %t/out.cubin
; RUN: ls -A %t/tmp | count 0
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k() {
  ret void
}
