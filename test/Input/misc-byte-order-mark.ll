A byte-order mark does no harm: it is told, and fix removes it. Places are those that
an editor shows, from the second line on. libNVVM refuses such a text.
RUN: %python %S/Inputs/encodings.py %S/Inputs/plain.ll %t
RUN: nvvmc verify --arch=sm_90 %t/utf-8-mark.ll 2>&1 | FileCheck %s --check-prefix=MARK
MARK: utf-8-mark.ll:1:1: warning: ignoring the byte-order mark at the beginning of the text [misc-byte-order-mark]
MARK: help: save it as UTF-8 without a mark
MARK: utf-8-mark.ll:4:20: warning: InReg attribute on parameter will be ignored [function-inreg]
MARK-NOT: misc-byte-order-mark
MARK: 2 warnings in
RUN: nvvmc compile --arch=sm_90 %t/utf-8-mark.ll -o %t/mark.ptx 2>&1 | FileCheck %s --check-prefix=MARK1
RUN: nvvmc compile --arch=sm_90 --quiet %S/Inputs/plain.ll -o %t/plain.ptx
RUN: cmp %t/mark.ptx %t/plain.ptx
MARK1: misc-byte-order-mark
RUN: nvvmc fix --arch=sm_90 --only=misc-byte-order-mark %t/utf-8-mark.ll -o %t/fixed.ll 2>&1 | FileCheck %s --check-prefix=FIX
RUN: cmp %t/fixed.ll %S/Inputs/plain.ll
FIX: mended 1 finding in
RUN: %python %S/../Driver/Inputs/status.py 2 nvvmc verify --arch=sm_90 --profile=libnvvm %t/utf-8-mark.ll 2>&1 | FileCheck %s --check-prefix=LIBNVVM
LIBNVVM: utf-8-mark.ll:1:1: error: parse expected top-level entity: the text begins with a byte-order mark [misc-byte-order-mark]

A mark in front of other problems hides none of them.
RUN: %python %S/../Driver/Inputs/status.py 2 nvvmc verify --arch=sm_90 %t/broken-mark.ll 2>&1 | FileCheck %s --check-prefix=BROKEN
BROKEN-DAG: broken-mark.ll:{{[0-9]+}}:{{[0-9]+}}: error: {{.*}} [misc-llvm-parser]
BROKEN-DAG: [misc-byte-order-mark]
