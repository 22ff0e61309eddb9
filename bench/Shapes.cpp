//===- Shapes.cpp - Modules of any size -----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Shapes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace opennvvm::bench;

static constexpr StringLiteral Header =
    "target triple = \"nvptx64-nvidia-cuda\"\n"
    "target datalayout = "
    "\"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n"
    "!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0}\n";

static constexpr StringLiteral Declarations =
    "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
    "declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()\n"
    "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n"
    "declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)\n"
    "declare i32 @llvm.nvvm.redux.sync.add(i32, i32)\n"
    "declare float @llvm.nvvm.fma.rn.f(float, float, float)\n"
    "declare float @llvm.nvvm.ex2.approx.f(float)\n"
    "declare i32 @llvm.ctpop.i32(i32)\n"
    "declare i32 @llvm.fshl.i32(i32, i32, i32)\n"
    "declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), "
    "i64, i1)\n"
    "declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3), "
    "ptr addrspace(1))\n";

// What makes the modules is read, not measured.
// NOLINTBEGIN(performance-inefficient-string-concatenation)

/// A thread that runs through \p N rounds of intrinsics.
static void calls(std::string &Text, size_t Bytes) {
  Text += Declarations;
  for (unsigned F = 0; Text.size() < Bytes; ++F) {
    Text += "define ptx_kernel void @k" + utostr(F) +
            "(ptr addrspace(1) %p, ptr addrspace(3) %s, float %f) convergent {"
            "\n  %a0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n";
    for (unsigned I = 1; I != 65; ++I) {
      std::string N = utostr(I), Before = utostr(I - 1);
      Text += "  %b" + N +
              " = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %a" +
              Before + ", i32 1, i32 31)\n  %c" + N +
              " = call i32 @llvm.ctpop.i32(i32 %b" + N + ")\n  %d" + N +
              " = call i32 @llvm.nvvm.redux.sync.add(i32 %c" + N +
              ", i32 -1)\n  %e" + N +
              " = call float @llvm.nvvm.fma.rn.f(float %f, float %f, "
              "float %f)\n  call void "
              "@llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n  call void "
              "@llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %s, "
              "ptr addrspace(1) %p)\n  call void "
              "@llvm.memcpy.p3.p1.i64(ptr addrspace(3) %s, ptr addrspace(1) "
              "%p, i64 16, i1 false)\n  %a" +
              N + " = call i32 @llvm.fshl.i32(i32 %d" + N + ", i32 %b" + N +
              ", i32 7)\n";
    }
    Text += "  store i32 %a64, ptr addrspace(1) %p\n  ret void\n}\n";
  }
}

/// Small functions, each called by the next.
static void functions(std::string &Text, size_t Bytes) {
  Text += "define internal i32 @f0(i32 %x) {\n  ret i32 %x\n}\n";
  for (unsigned F = 1; Text.size() < Bytes; ++F) {
    std::string N = utostr(F);
    Text += "define internal i32 @f" + N + "(i32 %x) {\n  %a = call i32 @f" +
            utostr(F - 1) +
            "(i32 %x)\n  %b = add i32 %a, 1\n  ret i32 %b\n}\n"
            "define ptx_kernel void @k" +
            N +
            "(ptr addrspace(1) %p) \"nvvm.maxntid\"=\"128\" {\n  %a = load "
            "i32, ptr addrspace(1) %p, align 4\n  %b = call i32 @f" +
            N +
            "(i32 %a)\n  store i32 %b, ptr addrspace(1) %p, align 4\n"
            "  ret void\n}\n";
  }
}

/// One function: diamonds of memory access, casts and arithmetic.
static void oneFunction(std::string &Text, size_t Bytes) {
  Text += "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x) {\n"
          "entry:\n  br label %h0\n";
  unsigned I = 0;
  for (; Text.size() < Bytes; ++I) {
    std::string N = utostr(I);
    std::string A = I ? "%a" + utostr(I - 1) : "%x";
    Text += "h" + N + ":\n  %c" + N + " = icmp slt i32 " + A + ", " + N +
            "\n  br i1 %c" + N + ", label %t" + N + ", label %j" + N + "\nt" +
            N + ":\n  %g" + N +
            " = addrspacecast ptr addrspace(1) %p to ptr\n"
            "  %e" +
            N + " = getelementptr inbounds i32, ptr %g" + N + ", i64 " + N +
            "\n  %l" + N + " = load i32, ptr %e" + N + ", align 4\n  %m" + N +
            " = mul nsw i32 %l" + N + ", " + A + "\n  store i32 %m" + N +
            ", ptr %e" + N + ", align 4\n  %q" + N + " = atomicrmw add ptr %e" +
            N + ", i32 1 monotonic, align 4\n  br label %j" + N + "\nj" + N +
            ":\n  %a" + N + " = phi i32 [ " + A + ", %h" + N + " ], [ %m" + N +
            ", %t" + N + " ]\n  br label %h" + utostr(I + 1) + "\n";
  }
  Text += "h" + utostr(I) + ":\n  ret void\n}\n";
}

/// One block: loads, arithmetic, address computations and stores.
static void oneBlock(std::string &Text, size_t Bytes) {
  Text += "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x) {\n"
          "  %v0 = add i32 %x, 1\n";
  for (unsigned I = 1; Text.size() < Bytes; ++I) {
    std::string N = utostr(I), Before = utostr(I - 1);
    Text += "  %i" + N + " = sext i32 %v" + Before + " to i64\n  %g" + N +
            " = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i" + N +
            "\n  %l" + N + " = load float, ptr addrspace(1) %g" + N +
            ", align 4\n  %m" + N + " = fmul contract float %l" + N +
            ", 3.0\n  %s" + N + " = fadd contract float %m" + N + ", %l" + N +
            "\n  store float %s" + N + ", ptr addrspace(1) %g" + N +
            ", align 4\n  %t" + N + " = mul i32 %v" + Before + ", " + N +
            "\n  %v" + N + " = xor i32 %t" + N + ", %v" + utostr(I / 2) + "\n";
  }
  Text += "  ret void\n}\n";
}

/// Variables that point to each other, and annotated kernels.
static void globals(std::string &Text, size_t Bytes) {
  Text += "@g0 = addrspace(1) global i64 0\n"
          "@t0 = addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]"
          "\n";
  std::string List = "!nvvm.annotations = !{!0";
  std::string Nodes;
  List.pop_back();
  List.pop_back();
  for (unsigned I = 1; Text.size() + List.size() + Nodes.size() < Bytes; ++I) {
    std::string N = utostr(I), Before = utostr(I - 1);
    Text += "@g" + N +
            " = addrspace(1) global { ptr addrspace(1), [2 x i32] }"
            " { ptr addrspace(1) @g" +
            Before + ", [2 x i32] [i32 " + N + ", i32 7] }, align 8\n@s" + N +
            " = internal addrspace(3) global [4 x float] undef, align 16\n"
            "define void @k" +
            N + "() {\n  ret void\n}\n";
    List += (I == 1 ? "!" : ", !") + N;
    Nodes += "!" + N + " = !{ptr @k" + N +
             ", !\"kernel\", i32 1, !\"maxntidx\", i32 128}\n";
  }
  Text += List + "}\n" + Nodes;
}

// NOLINTEND(performance-inefficient-string-concatenation)

static constexpr Shape Shapes[] = {{"intrinsic calls", calls},
                                   {"functions", functions},
                                   {"one function", oneFunction},
                                   {"one block", oneBlock},
                                   {"globals, metadata", globals}};

ArrayRef<Shape> opennvvm::bench::shapes() { return Shapes; }

std::string opennvvm::bench::moduleText(const Shape &S, size_t Bytes) {
  std::string Text = Header.str();
  Text.reserve(Bytes + Bytes / 8);
  S.Write(Text, Bytes);
  return Text;
}
