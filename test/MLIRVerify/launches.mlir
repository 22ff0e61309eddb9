// RUN: nv-tileas-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_90})'

// The origin of a pointer is followed; the host may pass any pointer.
module attributes {gpu.container_module} {
  gpu.module @device {
    llvm.mlir.global internal @generic() {addr_space = 0 : i32} : i32
    llvm.mlir.global internal @table() {addr_space = 4 : i32} : i32
    llvm.mlir.global internal @tile() {addr_space = 3 : i32} : i32
    gpu.func @child(%p: !llvm.ptr) kernel {
      gpu.return
    }
    // A kernel in LLVM's dialect.
    llvm.func @lowered(%p: !llvm.ptr) attributes {nvvm.kernel} {
      llvm.return
    }
    gpu.func @passes(%g: !llvm.ptr<1>, %c: i1, %m: memref<4xf32>) kernel {
      %one = arith.constant 1 : index
      %far = llvm.getelementptr %g[4] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i32
      %cast = llvm.addrspacecast %far : !llvm.ptr<1> to !llvm.ptr
      %table = llvm.mlir.addressof @table : !llvm.ptr<4>
      %read = llvm.addrspacecast %table : !llvm.ptr<4> to !llvm.ptr
      %either = llvm.select %c, %cast, %read : i1, !llvm.ptr
      %null = llvm.mlir.zero : !llvm.ptr
      %variable = llvm.mlir.addressof @generic : !llvm.ptr
      %word = llvm.ptrtoint %cast : !llvm.ptr to i64
      %back = llvm.inttoptr %word : i64 to !llvm.ptr
      gpu.launch_func @device::@child blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%g : !llvm.ptr<1>)
      gpu.launch_func @device::@child blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%either : !llvm.ptr)
      gpu.launch_func @device::@lowered blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%null : !llvm.ptr)
      gpu.launch_func @device::@child blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%variable : !llvm.ptr)
      gpu.launch_func @device::@child blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%back : !llvm.ptr)
      gpu.launch_func @device::@child blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%m : memref<4xf32>)
      cf.cond_br %c, ^here(%cast : !llvm.ptr), ^here(%read : !llvm.ptr)
    ^here(%p: !llvm.ptr):
      gpu.launch_func @device::@child blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%p : !llvm.ptr)
      gpu.return
    }
    // expected-note@+1 {{argument 0 comes from here}}
    gpu.func @fails(%unknown: !llvm.ptr, %g: !llvm.ptr<1>, %c: i1,
      // expected-note@+1 {{argument 0 comes from here}}
      %m: memref<4xf32, #gpu.address_space<workgroup>>) kernel {
      %one = arith.constant 1 : index
      %n = arith.constant 1 : i32
      // expected-error@+1 {{A pointer to local memory or memory in 'addrspace(0)' has been used as a launch argument}}
      gpu.launch_func @device::@child blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%unknown : !llvm.ptr)
      // expected-error@+1 {{A pointer to local memory}}
      gpu.launch_func @device::@child blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%m : memref<4xf32, #gpu.address_space<workgroup>>)
      // expected-note@+1 {{argument 1 comes from here}}
      %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
      // expected-error@+1 {{A pointer to local memory}}
      gpu.launch_func @device::@child blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%g : !llvm.ptr<1>, %tile : !llvm.ptr<3>)
      %local = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
      %cast = llvm.addrspacecast %g : !llvm.ptr<1> to !llvm.ptr
      cf.cond_br %c, ^here(%cast : !llvm.ptr), ^here(%local : !llvm.ptr)
    // expected-note@+1 {{argument 0 comes from here}}
    ^here(%p: !llvm.ptr):
      // expected-error@+1 {{A pointer to local memory}}
      gpu.launch_func @device::@child blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%p : !llvm.ptr)
      // expected-remark@+1 {{launch target is not a known function}}
      gpu.launch_func @device::@elsewhere blocks in (%one, %one, %one) threads in (%one, %one, %one)
      gpu.return
    }
    // A device function that is not a kernel can launch, too.
    // expected-note@+1 {{the function is here}}
    gpu.func @helper(%g: !llvm.ptr<1>) {
      %one = arith.constant 1 : index
      // expected-error@+1 {{a function that is not __global__ cannot be launched}}
      gpu.launch_func @device::@helper blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%g : !llvm.ptr<1>)
      gpu.return
    }
  }
  func.func @host(%p: !llvm.ptr) {
    %one = arith.constant 1 : index
    gpu.launch_func @device::@child blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%p : !llvm.ptr)
    return
  }
}

// -----

// The intrinsic itself.
module attributes {llvm.target_triple = "nvptx64-nvidia-cuda"} {
  llvm.func @llvm.nvvm.launch(!llvm.ptr, ...)
  llvm.func ptx_kernelcc @child(%p: !llvm.ptr) {
    llvm.return
  }
  // expected-note@+1 {{the function is here}}
  llvm.func @plain(%p: !llvm.ptr) {
    llvm.return
  }
  // expected-note@+1 {{argument 0 comes from here}}
  llvm.func ptx_kernelcc @parent(%g: !llvm.ptr<1>, %p: !llvm.ptr, %f: !llvm.ptr, %c: i1) {
    %child = llvm.mlir.addressof @child : !llvm.ptr
    %plain = llvm.mlir.addressof @plain : !llvm.ptr
    %null = llvm.mlir.zero : !llvm.ptr
    %maybe = llvm.select %c, %child, %null : i1, !llvm.ptr
    %either = llvm.select %c, %child, %plain : i1, !llvm.ptr
    llvm.call @llvm.nvvm.launch(%child, %g) vararg(!llvm.func<void (ptr, ...)>) : (!llvm.ptr, !llvm.ptr<1>) -> ()
    llvm.call @llvm.nvvm.launch(%maybe) vararg(!llvm.func<void (ptr, ...)>) : (!llvm.ptr) -> ()
    // expected-error@+1 {{A pointer to local memory}}
    llvm.call @llvm.nvvm.launch(%child, %p) vararg(!llvm.func<void (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> ()
    // expected-error@+1 {{a function that is not __global__ cannot be launched}}
    llvm.call @llvm.nvvm.launch(%either, %g) vararg(!llvm.func<void (ptr, ...)>) : (!llvm.ptr, !llvm.ptr<1>) -> ()
    // expected-remark@+1 {{launch target is not a known function}}
    llvm.call @llvm.nvvm.launch(%f, %g) vararg(!llvm.func<void (ptr, ...)>) : (!llvm.ptr, !llvm.ptr<1>) -> ()
    llvm.return
  }
}

// -----

// CUDA's device runtime: a buffer is requested, filled and launched.
module attributes {llvm.target_triple = "nvptx64-nvidia-cuda"} {
  llvm.func @cudaGetParameterBuffer(i64, i64) -> !llvm.ptr
  llvm.func @cudaGetParameterBufferV2(!llvm.ptr, i64) -> !llvm.ptr
  llvm.func @__cudaCDP2GetParameterBufferV2(!llvm.ptr, i64) -> !llvm.ptr
  llvm.func @cudaLaunchDevice(!llvm.ptr, !llvm.ptr, i64) -> i32
  llvm.func @cudaLaunchDevice_ptsz(!llvm.ptr, !llvm.ptr, i64) -> i32
  llvm.func @cudaLaunchDeviceV2(!llvm.ptr, !llvm.ptr<1>) -> i32
  llvm.func ptx_kernelcc @child(%p: !llvm.ptr) {
    llvm.return
  }
  // expected-note@below {{the function is here}}
  llvm.func @plain(%p: !llvm.ptr) {
    llvm.return
  }
  llvm.func ptx_kernelcc @parent(%g: !llvm.ptr<1>, %n: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    // expected-note@below {{argument 0 comes from here}}
    %local = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
    %child = llvm.mlir.addressof @child : !llvm.ptr
    %plain = llvm.mlir.addressof @plain : !llvm.ptr
    %a = llvm.call @cudaGetParameterBuffer(%n, %n) : (i64, i64) -> !llvm.ptr
    llvm.store %g, %a : !llvm.ptr<1>, !llvm.ptr
    %b = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i64
    // expected-error@+1 {{A pointer to local memory}}
    llvm.store %local, %b : !llvm.ptr, !llvm.ptr
    %r0 = llvm.call @cudaLaunchDevice(%child, %a, %n) : (!llvm.ptr, !llvm.ptr, i64) -> i32
    // expected-error@+1 {{a function that is not __global__ cannot be launched}}
    %r1 = llvm.call @cudaLaunchDevice(%plain, %a, %n) : (!llvm.ptr, !llvm.ptr, i64) -> i32
    // expected-error@+1 {{a function that is not __global__ cannot be launched}}
    %r2 = llvm.call @cudaLaunchDevice_ptsz(%plain, %a, %n) : (!llvm.ptr, !llvm.ptr, i64) -> i32
    // expected-error@+1 {{a function that is not __global__ cannot be launched}}
    %c = llvm.call @cudaGetParameterBufferV2(%plain, %n) : (!llvm.ptr, i64) -> !llvm.ptr
    %w = llvm.ptrtoint %local : !llvm.ptr to i64
    // expected-error@+1 {{A pointer to local memory}}
    llvm.store %w, %c : i64, !llvm.ptr
    // expected-error@+1 {{a function that is not __global__ cannot be launched}}
    %d = llvm.call @__cudaCDP2GetParameterBufferV2(%plain, %n) : (!llvm.ptr, i64) -> !llvm.ptr
    %r3 = llvm.call @cudaLaunchDeviceV2(%d, %g) : (!llvm.ptr, !llvm.ptr<1>) -> i32
    llvm.return
  }
}
