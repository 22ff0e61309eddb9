; One run reports everything, once, in the order in which the module is
; checked: layout, triple, variables, then each function before its body.

; RUN: not nvvmc verify --arch=sm_80 %s 2>&1 | grep -o '\[[a-z0-9-]*\]$' \
; RUN:   | FileCheck %s
; RUN: not nvvmc verify --profile=libnvvm --libnvvm=13.0 --arch=sm_100 %s 2>&1 \
; RUN:   | grep -o '\[[a-z0-9-]*\]$' | FileCheck %s --check-prefix=LIB
; RUN: not nvvmc verify --arch=sm_80 --error-limit=3 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=LIMIT
; RUN: not nvvmc verify --arch=sm_80 --disable=atomic-load %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=DISABLED

; CHECK: [layout-invalid]
; CHECK-NEXT: [layout-endianness]
; CHECK-NEXT: [layout-native-16-64]
; CHECK-NEXT: [triple-standard]
; CHECK-NEXT: [global-section]
; CHECK-NEXT: [global-shared-initializer]
; CHECK-NEXT: [global-identifier]
; CHECK-NEXT: [function-section]
; CHECK-NEXT: [function-alignment]
; CHECK-NEXT: [function-gc]
; CHECK-NEXT: [cluster-pre-hopper]
; CHECK-NEXT: [cluster-non-kernel]
; CHECK-NEXT: [function-narrow-param]
; CHECK-NEXT: [function-inreg]
; CHECK-NEXT: [attribute-noredzone]
; CHECK-NEXT: [attribute-ssp]
; CHECK-NEXT: [attribute-uwtable]
; CHECK-NEXT: [atomic-load]
; CHECK-NEXT: [instruction-load-tensor-memory]
; CHECK-NEXT: [instruction-fence-standard]
; CHECK-NEXT: [instruction-fence-standard]
; CHECK-NEXT: [atomic-store]
; CHECK-NOT: {{.}}

; LIB: [layout-invalid]
; LIB-NEXT: [layout-endianness]
; LIB-NEXT: [layout-native-16-64]
; LIB-NEXT: [triple-standard]
; LIB-NEXT: [global-section]
; LIB-NEXT: [global-shared-initializer]
; LIB-NEXT: [global-identifier]
; LIB-NEXT: [function-section]
; LIB-NEXT: [function-alignment]
; LIB-NEXT: [function-gc]
; LIB-NEXT: [function-inreg]
; LIB-NEXT: [attribute-noredzone]
; LIB-NEXT: [attribute-ssp]
; LIB-NEXT: [attribute-uwtable]
; LIB-NEXT: [atomic-load]
; LIB-NEXT: [instruction-load-tensor-memory]
; LIB-NEXT: [instruction-fence-standard]
; LIB-NEXT: [instruction-fence-standard]
; LIB-NEXT: [atomic-store]
; LIB-NOT: {{.}}

; LIMIT: [layout-invalid]
; LIMIT: [triple-standard]
; LIMIT: [global-section]
; LIMIT-NOT: [global-shared-initializer]

; DISABLED-NOT: [atomic-load]
; DISABLED: [atomic-store]

target triple = "nvptx64-nvidia-nvcl"
target datalayout = "E-i64:64-i128:128-n32"

@"a b" = addrspace(3) global i32 1, section "s"

define void @first(i8 inreg %x, ptr addrspace(6) %p) ssp noredzone uwtable "nvvm.cluster_dim"="2" section "t" align 4 gc "g" {
  %v = load atomic i32, ptr addrspace(6) %p acquire, align 4
  fence acquire
  br label %next
next:
  fence acquire
  ret void
}

define void @second(ptr %p) {
  store atomic i32 0, ptr %p release, align 4
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
