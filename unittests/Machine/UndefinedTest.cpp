//===- UndefinedTest.cpp - Bits that nobody has written -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Findings/Rules.h"
#include "Machine/Machine.h"
#include "gtest/gtest.h"
#include <cstring>
#include <set>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::ptxmachine;

// Nobody writes %u, %v, %w, %f1, %h1, %p0 and what they have in common; "raw"
// is memory without values, "out" is read by the host, and %one is 1.
static constexpr const char *Header = R"(
.version 8.8
.target sm_90a
.address_size 64
.extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 a);
.extern .func (.param .b64 r) malloc(.param .b64 n);
.global .align 8 .b8 text[4] = {37, 117, 10, 0};
.func (.param .b32 r) same(.param .b32 a) {
  .reg .b32 %x;
  ld.param.b32 %x, [a];
  st.param.b32 [r], %x;
  ret;
}
.func (.param .b32 r) nothing(.param .b32 a) { ret; }
.visible .entry k(.param .u64 out, .param .u64 raw) {
  .reg .b64 %out, %raw, %mine, %d<4>, %g; .reg .b16 %h<4>;
  .reg .b32 %t, %a, %s, %u, %v, %w, %one, %r, %n, %m<4>, %c<4>;
  .reg .f32 %f<4>;
  .reg .pred %p<4>, %q;
  .shared .align 128 .b8 s[1024]; .shared .align 8 .b64 bar;
  .local .align 8 .b8 l[64];
  ld.param.u64 %out, [out]; ld.param.u64 %raw, [raw];
  mov.u32 %t, %tid.x; mov.u32 %one, 1;
  shl.b32 %a, %t, 2; mov.u32 %s, s; add.u32 %a, %a, %s;
  mul.wide.u32 %mine, %t, 4; add.s64 %mine, %mine, %out;
)";

/// Branches on all bits of %r.
static constexpr const char *Footer = R"(
  popc.b32 %r, %r;
  setp.eq.u32 %q, %r, 7;
  @%q bra Done;
  nanosleep.u32 1;
Done:
  ret;
}
)";

using Names = std::set<std::string>;

static Error runOnce(const ptxmachine::Module &M, unsigned Threads,
                     bool MayHavePadding, Names &Rules) {
  Machine Device(M);
  Device.setFindings({});
  constexpr unsigned Size = 1024;
  uint64_t Buffers[2] = {Device.allocate(Size), Device.allocate(Size)};
  Device.setUndefined(Buffers[1], Size);
  Launch L;
  L.Block[0] = Threads;
  L.StepLimit = 1'000'000;
  Error E = Device.launch(
      "k", L,
      ArrayRef(reinterpret_cast<const uint8_t *>(Buffers), sizeof Buffers));
  Device.checkOutput(Buffers[0], Size, MayHavePadding);
  for (const Finding &F : Device.takeFindings()) {
    EXPECT_TRUE(findRule(F.Rule)) << F.Rule.str();
    EXPECT_FALSE(F.Parties.empty());
    Rules.insert(F.Rule.str());
  }
  return E;
}

/// The rules that \p Body breaks; what else is wrong, if anything is.
static Names broken(const std::string &Body, unsigned Threads,
                    bool MayHavePadding = false) {
  auto M = parse(Header + Body + Footer);
  if (!M)
    return {toString(M.takeError())};
  Names Rules;
  if (Error E = runOnce(**M, Threads, MayHavePadding, Rules))
    Rules.insert(toString(std::move(E)));
  return Rules;
}

/// The branch after \p Body depends on undefined bits.
static void isUndefined(const std::string &Body, unsigned Threads = 1) {
  EXPECT_EQ(broken(Body, Threads), Names({"undefined-branch"})) << Body;
}
static void isDefined(const std::string &Body, unsigned Threads = 1) {
  EXPECT_EQ(broken(Body, Threads), Names()) << Body;
}
/// \p Body breaks \p Rule, and \p Twin does not.
static void pair(const char *Rule, const std::string &Body,
                 const std::string &Twin, unsigned Threads = 1) {
  EXPECT_EQ(broken(Body + "mov.u32 %r, 0;", Threads), Names({Rule})) << Body;
  EXPECT_EQ(broken(Twin + "mov.u32 %r, 0;", Threads), Names()) << Twin;
}

//===----------------------------------------------------------------------===//
// What is reported
//===----------------------------------------------------------------------===//

TEST(Undefined, NamesBranches) {
  isUndefined("");
  isDefined("mov.u32 %r, 3;");
  pair("undefined-branch", "@%p0 bra Here;\nHere:\n",
       "setp.eq.u32 %p0, %t, 3;\n@%p0 bra Here;\nHere:\n");
  pair("undefined-branch", "@%p0 ret;\n",
       "setp.eq.u32 %p0, %t, 3;\n@%p0 ret;\n");
  const std::string Table = "\nList: .branchtargets One, Two;\n"
                            "brx.idx %n, List;\nOne:\nTwo:\n";
  pair("undefined-branch", "and.b32 %n, %u, 1;" + Table,
       "and.b32 %n, %one, 1;" + Table);
}

TEST(Undefined, NamesAddresses) {
  const std::string Load = "add.u64 %g, %out, %d0; ld.global.u32 %n, [%g];\n";
  pair("undefined-address", "and.b32 %n, %u, 4; cvt.u64.u32 %d0, %n;\n" + Load,
       "and.b32 %n, %one, 4; cvt.u64.u32 %d0, %n;\n" + Load);
  pair("undefined-address",
       "and.b32 %n, %u, 4; add.u32 %n, %n, %s; st.shared.u32 [%n], 1;",
       "mov.u32 %n, 4; add.u32 %n, %n, %s; st.shared.u32 [%n], 1;");
  // An index that was loaded from memory that nobody has written.
  pair("undefined-address",
       "ld.global.u32 %n, [%raw];\n"
       "cvt.u64.u32 %d0, %n; and.b64 %d0, %d0, 8;\n" +
           Load,
       "st.global.u32 [%raw], 8; ld.global.u32 %n, [%raw];\n"
       "cvt.u64.u32 %d0, %n; and.b64 %d0, %d0, 8;\n" +
           Load);
  pair("undefined-address",
       "and.b32 %n, %u, 4; add.u32 %n, %n, %s; red.shared.add.u32 [%n], 1;",
       "st.shared.u32 [%s], 1; red.shared.add.u32 [%s], 1;");
}

TEST(Undefined, NamesPredicatesOfAccesses) {
  const std::string Known = "setp.eq.u32 %p0, %t, 0;\n";
  for (const char *What :
       {"@%p0 st.global.u32 [%mine], 1;", "@%p0 ld.global.u32 %n, [%mine];",
        "@%p0 red.global.add.u32 [%mine], 1;", "@%p0 membar.gl;"})
    pair("undefined-predicate", What, Known + What);
  // Whether a register was written is not known.
  isUndefined("mov.u32 %r, 1;\n@%p0 mov.u32 %r, 2;");
  isDefined(Known + "mov.u32 %r, 1;\n@%p0 mov.u32 %r, 2;");
  isUndefined(Known + "@!%p0 mov.u32 %r, 2;");
}

TEST(Undefined, NamesMasks) {
  const std::string Full = "mov.u32 %u, 0xffffffff;";
  pair("undefined-mask", "and.b32 %n, %u, 1; bar.sync %n;",
       "mov.u32 %n, 1; bar.sync %n;");
  // All lanes, whatever the undefined bits are.
  pair("undefined-mask",
       "and.b32 %n, %u, 1; add.u32 %n, %n, -1;\n"
       "shfl.sync.idx.b32 %m0, %one, 0, 31, %n;",
       Full + "shfl.sync.idx.b32 %m0, %one, 0, 31, %u;", 32);
}

TEST(Undefined, NamesOutputs) {
  pair("undefined-output", "st.global.u32 [%mine], %u;",
       "st.global.u32 [%mine], 1;");
  // What is overwritten before the host reads it is no harm.
  pair("undefined-output",
       "st.global.u32 [%mine], 1;\nst.global.u32 [%mine], %u;",
       "st.global.u32 [%mine], %u;\nst.global.u32 [%mine], 1;");
  pair("undefined-output",
       "ld.global.u32 %n, [%raw];\n"
       "add.u32 %n, %n, 1; st.global.u32 [%mine], %n;",
       "ld.global.u32 %n, [%out];\n"
       "add.u32 %n, %n, 1; st.global.u32 [%mine], %n;");
  // The host does not read it.
  pair("undefined-output", "st.global.u32 [%out], %u;",
       "st.global.u32 [%raw+8], %u;");
  // One byte of four.
  pair("undefined-output",
       "st.shared.u8 [%s], 1; st.shared.u8 [%s+1], 1;\n"
       "ld.shared.u32 %n, [%s]; st.global.u32 [%out], %n;",
       "st.shared.u8 [%s], 1; st.shared.u8 [%s+1], 1;\n"
       "ld.shared.u32 %n, [%s]; st.global.u16 [%out], %n;");
}

TEST(Undefined, AllowsPadding) {
  // A structure of a byte and a double.
  const std::string Padded = "mov.u32 %r, 0; st.global.u8 [%out], 1;\n"
                             "st.global.v2.u32 [%out], {%u, %u};\n"
                             "st.global.f64 [%out+8], 0d0000000000000000;";
  EXPECT_EQ(broken(Padded, 1, true), Names());
  EXPECT_EQ(broken(Padded, 1, false), Names({"undefined-output"}));
  const std::string Large = "mov.u32 %r, 0;\n"
                            "st.global.v4.u32 [%out+16], {%u, %u, %u, %u};";
  EXPECT_EQ(broken(Large, 1, true), Names({"undefined-output"}));
}

TEST(Undefined, NamesWhatIsPrinted) {
  const std::string Print = R"(
  cvta.local.u64 %d1, %d0;
  {
  .param .b64 f; .param .b64 a; .param .b32 r;
  cvta.global.u64 %d2, %d2;
  st.param.b64 [f], %d2; st.param.b64 [a], %d1;
  call (r), vprintf, (f, a);
  }
)";
  const std::string Text = "mov.u64 %d2, text;\nmov.u64 %d0, l;\n";
  pair("undefined-output", Text + Print,
       Text + "st.local.u32 [%d0], 7;\n" + Print);
}

//===----------------------------------------------------------------------===//
// Where undefined bits begin
//===----------------------------------------------------------------------===//

TEST(Undefined, BeginsInMemory) {
  isUndefined("ld.shared.u32 %r, [%s+16];");
  isDefined("st.shared.u32 [%s+16], 1; ld.shared.u32 %r, [%s+16];");
  isUndefined("mov.u64 %d0, l;\nld.local.u32 %r, [%d0+4];");
  isDefined("mov.u64 %d0, l;\nst.local.u32 [%d0+4], 1;"
            "ld.local.u32 %r, [%d0+4];");
  isUndefined("ld.global.u32 %r, [%raw+512];");
  isDefined("ld.global.u32 %r, [%out+512];");
  const std::string Get = R"(
  {
  .param .b64 n; .param .b64 r;
  st.param.b64 [n], 64;
  call (r), malloc, (n);
  ld.param.b64 %d0, [r];
  }
)";
  isUndefined(Get + "ld.u32 %r, [%d0+8];");
  isDefined(Get + "st.u32 [%d0+8], 1; ld.u32 %r, [%d0+8];");
}

TEST(Undefined, PassesCalls) {
  auto Call = [](const std::string &Name, const std::string &Argument) {
    return "{ .param .b32 a; .param .b32 b;\n" + Argument + "call (b), " +
           Name + ", (a);\nld.param.b32 %r, [b]; }";
  };
  isUndefined(Call("same", "st.param.b32 [a], %u;"));
  isUndefined(Call("same", ""));
  isDefined(Call("same", "st.param.b32 [a], %one;"));
  isUndefined(Call("nothing", "st.param.b32 [a], %one;"));
}

TEST(Undefined, IsKeptByByteAndBit) {
  isDefined("st.shared.u8 [%s], 1; ld.shared.u32 %n, [%s];"
            "and.b32 %r, %n, 0xff;");
  isUndefined("st.shared.u8 [%s], 1; ld.shared.u32 %n, [%s];"
              "and.b32 %r, %n, 0x1ff;");
  isDefined("st.shared.v2.u32 [%s], {%one, %u}; ld.shared.u32 %r, [%s];");
  isUndefined("st.shared.v2.u32 [%s], {%one, %u}; ld.shared.u32 %r, [%s+4];");
  isDefined("st.shared.v2.u32 [%s], {%one, %u};\n"
            "ld.shared.v2.u32 {%r, %n}, [%s];");
  isUndefined("st.shared.v2.u32 [%s], {%one, %u};\n"
              "ld.shared.v2.u32 {%n, %r}, [%s];");
  isDefined("mov.b16 %h0, 3; mov.b32 %n, {%h0, %h1}; and.b32 %r, %n, 0xffff;");
  isUndefined(
      "mov.b16 %h0, 3; mov.b32 %n, {%h1, %h0}; and.b32 %r, %n, 0xffff;");
  isDefined("mov.b16 %h0, 3; mov.b32 %n, {%h0, %h1};\n"
            "mov.b32 {%h2, %h3}, %n; cvt.u32.u16 %r, %h2;");
  isUndefined("mov.b16 %h0, 3; mov.b32 %n, {%h0, %h1};\n"
              "mov.b32 {%h2, %h3}, %n; cvt.u32.u16 %r, %h3;");
  // A store of one bit of a byte is none: memory keeps bits apart.
  isDefined("and.b32 %n, %u, 0xf0; st.shared.u8 [%s], %n;"
            "ld.shared.u8 %n, [%s]; and.b32 %r, %n, 0x0f;");
  isUndefined("and.b32 %n, %u, 0xf0; st.shared.u8 [%s], %n;"
              "ld.shared.u8 %n, [%s]; and.b32 %r, %n, 0x1f;");
  // A sign that is undefined is in all bits above.
  isUndefined("st.shared.u8 [%s], %u; ld.shared.s8 %n, [%s];"
              "and.b32 %r, %n, 0x100;");
  isDefined("st.shared.u8 [%s], %u; ld.shared.u8 %n, [%s];"
            "and.b32 %r, %n, 0x100;");
}

//===----------------------------------------------------------------------===//
// How instructions carry them along
//===----------------------------------------------------------------------===//

TEST(Undefined, IsMaskedOut) {
  isDefined("and.b32 %r, %u, 0;");
  isDefined("or.b32 %r, %u, -1;");
  isUndefined("xor.b32 %r, %u, -1;");
  isDefined("and.b32 %n, %u, 0xff00; or.b32 %n, %n, 3; and.b32 %r, %n, 0xff;");
  isUndefined("not.b32 %r, %u;");
  // (a & b) | c
  isDefined("lop3.b32 %r, %u, 0, %one, 0xea;");
  isUndefined("lop3.b32 %r, %u, %one, 0, 0xea;");
  isDefined("lop3.b32 %r, %u, %v, -1, 0xea;");
}

TEST(Undefined, IsShifted) {
  isDefined("shl.b32 %n, %u, 16; and.b32 %r, %n, 0xffff;");
  isUndefined("shr.u32 %n, %u, 16; and.b32 %r, %n, 0xffff;");
  isDefined("and.b32 %n, %u, 0xffff; shr.u32 %r, %n, 16;");
  isUndefined("shl.b32 %r, %one, %u;");
  isDefined("and.b32 %n, %u, 0xff; bfe.u32 %r, %n, 8, 8;");
  isUndefined("and.b32 %n, %u, 0xff; bfe.u32 %r, %n, 7, 8;");
  isDefined("bfi.b32 %n, %u, %one, 8, 8; and.b32 %r, %n, 0xffff00ff;");
  isUndefined("bfi.b32 %n, %u, %one, 8, 8; and.b32 %r, %n, 0x100;");
  isDefined("prmt.b32 %r, %one, %u, 0x3210;");
  isUndefined("prmt.b32 %r, %one, %u, 0x4210;");
  isDefined("shf.l.wrap.b32 %n, %u, %one, 8; and.b32 %r, %n, 0xffffff00;");
  isUndefined("shf.l.wrap.b32 %n, %u, %one, 8; and.b32 %r, %n, 0xff;");
  isDefined("brev.b32 %n, %u; and.b32 %r, %n, 0;");
  isUndefined("and.b32 %n, %u, 1; brev.b32 %n, %n; shr.u32 %r, %n, 31;");
  isDefined("and.b32 %n, %u, 1; brev.b32 %n, %n; and.b32 %r, %n, 1;");
}

TEST(Undefined, IsSelected) {
  const std::string True = "setp.eq.u32 %p0, %t, 0;\n";
  isDefined(True + "selp.u32 %r, %one, %u, %p0;");
  isUndefined(True + "selp.u32 %r, %u, %one, %p0;");
  isUndefined("selp.u32 %r, %one, 2, %p0;");
  isDefined("selp.u32 %r, %one, 1, %p0;");
  isDefined("selp.u32 %n, %one, 3, %p0; and.b32 %r, %n, 1;");
  isUndefined("selp.u32 %n, %one, 3, %p0; and.b32 %r, %n, 2;");
  isDefined("mov.s32 %n, -3; slct.u32.s32 %r, %u, %one, %n;");
  isUndefined("mov.s32 %n, 3; slct.u32.s32 %r, %u, %one, %n;");
}

TEST(Undefined, IsCompared) {
  const std::string Take = "selp.u32 %r, 1, 0, %p1;";
  // Bits that are known decide.
  isDefined("or.b32 %n, %u, 0x100; setp.gt.u32 %p1, %n, 0xff;\n" + Take);
  isUndefined("or.b32 %n, %u, 0x100; setp.gt.u32 %p1, %n, 0x1ff;\n" + Take);
  isDefined("or.b32 %n, %u, 1; setp.eq.u32 %p1, %n, 4;\n" + Take);
  isUndefined("or.b32 %n, %u, 1; setp.eq.u32 %p1, %n, 5;\n" + Take);
  isDefined("and.b32 %n, %u, 0x7fffffff; setp.ge.s32 %p1, %n, 0;\n" + Take);
  isUndefined("setp.ge.s32 %p1, %u, 0;\n" + Take);
  // False and something is false.
  isDefined("setp.ne.u32 %p2, %t, 0; setp.eq.and.u32 %p1, %u, 1, %p2;\n" +
            Take);
  isUndefined("setp.eq.u32 %p2, %t, 0; setp.eq.and.u32 %p1, %u, 1, %p2;\n" +
              Take);
  isDefined("setp.eq.u32 %p2, %t, 0; setp.eq.or.u32 %p1, %u, 1, %p2;\n" + Take);
  isDefined("setp.ne.u32 %p2, %t, 0; and.pred %p1, %p0, %p2;\n" + Take);
  isUndefined("setp.eq.u32 %p2, %t, 0; and.pred %p1, %p0, %p2;\n" + Take);
  isDefined("setp.ne.u32 %p2, %t, 0; and.pred %p1, %p2, %p0;\n" + Take);
  isUndefined("setp.lt.f32 %p1, %f1, 0f3F800000;\n" + Take);
  isDefined("mov.f32 %f1, 0f40000000; setp.lt.f32 %p1, %f1, 0f3F800000;\n" +
            Take);
}

TEST(Undefined, PassesArithmetic) {
  isUndefined("add.u32 %r, %u, 1;");
  // Carries go upward.
  isDefined("and.b32 %n, %u, 0xff00; add.u32 %n, %n, 5; and.b32 %r, %n, 0xff;");
  isUndefined("and.b32 %n, %u, 1; add.u32 %n, %n, 1; and.b32 %r, %n, 2;");
  isDefined("and.b32 %n, %u, 1; add.u32 %n, %n, 2; and.b32 %r, %n, 4;");
  isUndefined("and.b32 %n, %u, 1; sub.u32 %n, 0, %n; and.b32 %r, %n, 0x80;");
  isDefined("and.b32 %n, %u, 2; sub.u32 %n, 9, %n; and.b32 %r, %n, 1;");
  isUndefined("and.b32 %n, %u, 1; neg.s32 %n, %n; and.b32 %r, %n, 0x80;");
  // By zero, and by a power of two.
  isDefined("mul.lo.u32 %r, %u, 0;");
  isUndefined("mul.lo.u32 %r, %u, 3;");
  isDefined("mul.lo.u32 %n, %u, 16; and.b32 %r, %n, 15;");
  isUndefined("mul.lo.u32 %n, %u, 16; and.b32 %r, %n, 16;");
  isDefined("mad.lo.u32 %n, %u, 16, %one; and.b32 %r, %n, 15;");
  isUndefined("mad.lo.u32 %n, %u, 16, %one; and.b32 %r, %n, 31;");
  isUndefined("div.u32 %r, %u, 3;");
  isUndefined("mul.hi.u32 %r, %u, 3;");
  isUndefined("add.cc.u32 %n, %u, 1; addc.u32 %r, 0, 0;");
  isDefined("add.cc.u32 %n, %one, 1; addc.u32 %r, 0, 0;");
  isUndefined("addc.u32 %r, 0, 0;");
  isUndefined("popc.b32 %r, %u;");
  isUndefined("min.u32 %r, %u, 3;");
  isUndefined("add.f32 %f0, %f1, 0f3F800000; mov.b32 %r, %f0;");
  isUndefined("fma.rn.f32 %f0, %f1, 0f00000000, 0f00000000; mov.b32 %r, %f0;");
  isUndefined("cvt.rzi.u32.f32 %r, %f1;");
  // Halves are apart.
  isDefined("mov.b16 %h0, 0; mov.b32 %n, {%h0, %h1};\n"
            "add.f16x2 %n, %n, %n; and.b32 %r, %n, 0xffff;");
  isUndefined("mov.b16 %h0, 0; mov.b32 %n, {%h0, %h1};\n"
              "add.f16x2 %n, %n, %n; and.b32 %r, %n, 0x10000;");
  isDefined("mov.f32 %f0, 0f3F800000; cvt.rn.f16x2.f32 %n, %f1, %f0;\n"
            "and.b32 %r, %n, 0xffff;");
  isUndefined("mov.f32 %f0, 0f3F800000; cvt.rn.f16x2.f32 %n, %f1, %f0;\n"
              "and.b32 %r, %n, 0x10000;");
  isDefined("cvt.u64.u32 %d0, %u; shr.u64 %d0, %d0, 32; cvt.u32.u64 %r, %d0;");
  isUndefined(
      "cvt.s64.s32 %d0, %u; shr.u64 %d0, %d0, 32; cvt.u32.u64 %r, %d0;");
}

TEST(Undefined, PassesAtomics) {
  isUndefined("atom.shared.add.u32 %r, [%s], 1;");
  isDefined("st.shared.u32 [%s], 1; atom.shared.add.u32 %r, [%s], %u;");
  isUndefined("st.shared.u32 [%s], 1; atom.shared.add.u32 %n, [%s], %u;"
              "ld.shared.u32 %r, [%s];");
  isDefined("atom.shared.exch.b32 %n, [%s], 1; ld.shared.u32 %r, [%s];");
  isDefined("red.shared.and.b32 [%s], 0; ld.shared.u32 %r, [%s];");
  isUndefined("red.shared.and.b32 [%s], 1; ld.shared.u32 %r, [%s];");
  isDefined("st.shared.u32 [%s], 1; atom.shared.cas.b32 %n, [%s], 2, %u;"
            "ld.shared.u32 %r, [%s];");
  isUndefined("st.shared.u32 [%s], 1; atom.shared.cas.b32 %n, [%s], 1, %u;"
              "ld.shared.u32 %r, [%s];");
}

TEST(Undefined, AllowsAtomicsOnPartsOfWords) {
  // Adds 1 to a byte, whose neighbors nobody has written.
  const std::string Add = R"(
  ld.relaxed.cta.shared.b32 %n, [%s];
Again:
  add.u32 %m0, %n, 1; and.b32 %m0, %m0, 255;
  and.b32 %m1, %n, 0xffffff00; or.b32 %m0, %m0, %m1;
  atom.shared.cas.b32 %m1, [%s], %n, %m0;
  setp.ne.u32 %p1, %m1, %n;
  mov.u32 %n, %m1;
  @%p1 bra Again;
  bar.sync 0;
  ld.shared.u8 %r, [%s];
)";
  isDefined("st.shared.u8 [%s], %one; bar.sync 0;" + Add, 64);
  EXPECT_EQ(broken(Add, 1), Names({"undefined-branch"}));
  isUndefined("st.shared.u8 [%s], %one; bar.sync 0;" + Add +
                  "ld.shared.u8 %r, [%s+1];\n",
              64);
  // A lock that nobody has initialized.
  isUndefined("mov.u32 %r, 0; atom.shared.cas.b32 %n, [%s], 0, 1;\n"
              "setp.ne.u32 %p1, %n, 0;\n@%p1 bra Done;\n");
  isDefined("st.shared.u32 [%s], 0;\n"
            "mov.u32 %r, 0; atom.shared.cas.b32 %n, [%s], 0, 1;\n"
            "setp.ne.u32 %p1, %n, 0;\n@%p1 bra Done;\n");
}

TEST(Undefined, PassesWarps) {
  // Odd lanes have a value.
  const std::string Odd = "and.b32 %m0, %t, 1; setp.eq.u32 %p3, %m0, 1;\n"
                          "@%p3 mov.u32 %n, 5;\n";
  isUndefined(Odd + "shfl.sync.bfly.b32 %r, %n, 1, 31, -1;", 32);
  isUndefined(Odd + "shfl.sync.idx.b32 %r, %n, 2, 31, -1;", 32);
  isDefined(Odd + "shfl.sync.idx.b32 %r, %n, 3, 31, -1;", 32);
  isDefined("mov.u32 %n, %t; shfl.sync.bfly.b32 %r, %n, 1, 31, -1;", 32);
  isUndefined("shfl.sync.idx.b32 %r, %one, %u, 31, -1;", 32);
  // A lane that does not take part has nothing to say.
  isDefined("mov.u32 %r, 0; setp.lt.u32 %p2, %t, 16;\n@!%p2 bra Out;\n"
            "mov.u32 %n, 5;\nshfl.sync.bfly.b32 %r, %n, 1, 31, 0xffff;\nOut:",
            32);
  const std::string Any = "setp.eq.u32 %p2, %n, 5;\n";
  isDefined(Odd + Any +
                "vote.sync.any.pred %p1, %p2, -1;\n"
                "selp.u32 %r, 1, 0, %p1;",
            32);
  isUndefined(Odd + Any +
                  "vote.sync.all.pred %p1, %p2, -1;\n"
                  "selp.u32 %r, 1, 0, %p1;",
              32);
  isDefined(Odd + Any +
                "vote.sync.ballot.b32 %n, %p2, -1;\n"
                "and.b32 %r, %n, 0xaaaaaaaa;",
            32);
  isUndefined(Odd + Any +
                  "vote.sync.ballot.b32 %n, %p2, -1;\n"
                  "and.b32 %r, %n, 1;",
              32);
  isUndefined(Odd + "redux.sync.add.u32 %r, %n, -1;", 32);
  isDefined("mov.u32 %n, %t; redux.sync.add.u32 %r, %n, -1;", 32);
  isUndefined(Odd + "match.any.sync.b32 %r, %n, -1;", 32);
}

TEST(Undefined, PassesMatrices) {
  // The rows of A that lanes 0 to 3 have, 0 and 8, have no value.
  const std::string A = "setp.ge.u32 %p3, %t, 4;\n"
                        "@%p3 mov.b32 %m0, 0; @%p3 mov.b32 %m1, 0;\n"
                        "@%p3 mov.b32 %m2, 0; @%p3 mov.b32 %m3, 0;\n";
  const std::string Product =
      "mov.b32 %v, 0; mov.f32 %f0, 0f00000000;\n"
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32\n"
      "  {%f1, %f2, %f3, %f0}, {%m0, %m1, %m2, %m3}, {%v, %v},\n"
      "  {%f0, %f0, %f0, %f0};\nmov.b32 %r, %f1;\n";
  isUndefined(A + Product, 32);
  isDefined(A + Product + "@!%p3 mov.u32 %r, 0;\n", 32);
  isDefined(
      "mov.b32 %m0, 0; mov.b32 %m1, 0; mov.b32 %m2, 0; mov.b32 %m3, 0;\n" +
          Product,
      32);
  // Rows of eight halves, the first of which is not written.
  const std::string Rows = "shl.b32 %n, %t, 4; add.u32 %n, %n, %s;\n";
  const std::string Load =
      "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r}, [%n];\n";
  const std::string Store = "st.shared.v4.u32 [%n], {%t, %t, %t, %t};\n";
  isUndefined(Rows + "setp.ne.u32 %p3, %t, 0;\n@%p3 " + Store + Load, 32);
  isDefined(Rows + "setp.ne.u32 %p3, %t, 0;\n@%p3 " + Store + Load +
                "setp.lt.u32 %p3, %t, 4;\n@%p3 mov.u32 %r, 0;\n",
            32);
  isDefined(Rows + Store + Load, 32);
  isUndefined("@%q mov.u32 %n, 1;\n"
              "movmatrix.sync.aligned.m8n8.trans.b16 %r, %u;",
              32);
}

TEST(Undefined, PassesCopies) {
  const std::string Copy = "cp.async.ca.shared.global [%s], [%raw], 8;\n"
                           "cp.async.wait_all;\nld.shared.u32 %r, [%s+4];";
  isUndefined(Copy);
  isDefined("st.global.u32 [%raw+4], 1;" + Copy);
  // What is not read is zero.
  isDefined("cp.async.ca.shared.global [%s], [%raw], 8, 4;\n"
            "cp.async.wait_all;\nld.shared.u32 %r, [%s+4];");
}
