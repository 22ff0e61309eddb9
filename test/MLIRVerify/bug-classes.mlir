// RUN: nv-tileas-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_75})'
// RUN: nv-tileas-opt %s --split-input-file --mlir-disable-threading -o /dev/null

// The four classes of bugs of the LLVM side, in MLIR.

// Parameters that overflow.
module {
  // expected-error@+2 {{Formal parameter space overflowed (40016 bytes required, max 1024 bytes allowed) in function big_kernel}}
  // expected-note@+1 {{where everything stands}}
  llvm.func @big_kernel(%h: !llvm.ptr {llvm.byval = !llvm.struct<"struct.Heavy", (f64, i8, array<10000 x i32>)>}) attributes {nvvm.kernel} {
    llvm.return
  }
  // expected-error@+2 {{Formal parameter space overflowed (40016 bytes required, max 1024 bytes allowed) in function big_kernel(Heavy)}}
  // expected-note@+1 {{where everything stands}}
  llvm.func ptx_kernelcc @_Z10big_kernel5Heavy(%h: !llvm.struct<(f64, i8, array<10000 x i32>)>) {
    llvm.return
  }
  llvm.func @no_kernel(%h: !llvm.struct<(f64, i8, array<10000 x i32>)>) {
    llvm.return
  }
}

// -----

// Operations that the machine lacks.
module {
  llvm.func @versions(%d: !llvm.ptr<7>, %b: !llvm.ptr<3>, %m: !llvm.ptr, %i: i32, %l: i64, %p: i1, %h: i16) attributes {nvvm.kernel} {
    // expected-error@+1 {{llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d needs sm_90 or higher; the target is sm_75}}
    llvm.call_intrinsic "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d"(%d, %b, %m, %i, %i, %h, %l, %p, %p, %i) : (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr, i32, i32, i16, i64, i1, i1, i32) -> ()
    // expected-error@+1 {{nvvm.cp.async.bulk.tensor.shared.cluster.global needs sm_90 or higher; the target is sm_75}}
    nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %m, %b, box[%i, %i] : !llvm.ptr<7>, !llvm.ptr
    // expected-error@+1 {{nvvm.tcgen05.fence needs sm_100 or higher; the target is sm_75}}
    nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
    %c = nvvm.read.ptx.sreg.tid.x : i32
    llvm.return
  }
}

// -----

// Arguments that the child cannot read, and a launch of a function that is not
// a kernel.
module attributes {gpu.container_module} {
  gpu.module @device {
    gpu.func @child_kernel(%p: !llvm.ptr) kernel {
      gpu.return
    }
    // expected-note@+1 {{the function is here}}
    gpu.func @child(%p: !llvm.ptr<1>) {
      gpu.return
    }
    gpu.func @parent(%g: !llvm.ptr<1>) kernel {
      %one = arith.constant 1 : index
      %n = arith.constant 1 : i32
      // expected-note@+1 {{argument 0 comes from here}}
      %local = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
      // expected-error@+1 {{A pointer to local memory or memory in 'addrspace(0)' has been used as a launch argument. Dereferencing this within the launch is undefined}}
      gpu.launch_func @device::@child_kernel blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%local : !llvm.ptr)
      // expected-error@+1 {{a function that is not __global__ cannot be launched}}
      gpu.launch_func @device::@child blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%g : !llvm.ptr<1>)
      gpu.return
    }
  }
}
