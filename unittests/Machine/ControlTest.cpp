//===- ControlTest.cpp - Branches, calls, what goes wrong -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OneThread.h"

using namespace opennvvm::ptxmachine;

TEST(Control, Branches) {
  const char *Sum = R"(
  mov.b32 %d32, 0;
  mov.b32 %t32, %a32;
Loop:
  add.s32 %d32, %d32, %t32;
  sub.s32 %t32, %t32, 1;
  setp.gt.s32 %q, %t32, 0;
  @%q bra.uni Loop;
  setp.eq.s32 %q, %a32, 1;
  @!%q bra Done;
  mov.b32 %d32, 1000;
Done:)";
  check({{Sum, 55, 10}, {Sum, 1000, 1}});
  const char *Table = R"(
Targets: .branchtargets First, Second, Third;
  brx.idx %a32, Targets;
First: mov.b32 %d32, 1; bra End;
Second: mov.b32 %d32, 2; bra End;
Third: mov.b32 %d32, 3; bra End;
End:)";
  check({{Table, 1, 0}, {Table, 2, 1}, {Table, 3, 2}});
  EXPECT_EQ(failure(Table, 3), "line 4: brx.idx past its table");
}

TEST(Control, NamesInBracesHideOuterOnes) {
  check({{"mov.b32 %d32, 1; { .reg .b32 %d32; mov.b32 %d32, 2; } "
          "add.s32 %d32, %d32, 10;",
          11},
         {"bra L; { L: mov.b32 %t32, 5; } L: mov.b32 %d32, %t32;", 0}});
}

/// A kernel that stores what \p Call leaves in %r0, after \p Functions.
static std::string module(const char *Functions, const char *Call) {
  return std::string(".version 8.8\n.target sm_100\n.address_size 64\n") +
         Functions +
         ".visible .entry k(.param .b64 out) {\n"
         "  .reg .b32 %r<8>;\n  .reg .b64 %rd<8>;\n" +
         Call +
         "  ld.param.b64 %rd7, [out];\n"
         "  st.global.b32 [%rd7], %r0;\n  ret;\n}\n";
}

TEST(Control, CallsByValue) {
  EXPECT_EQ(runModule(module(R"(
.func (.param .b32 ret) second(.param .align 4 .b8 s[12]) {
  .reg .b32 %r<3>;
  ld.param.b32 %r1, [s+4];
  st.param.b32 [s+4], 99;
  ld.param.b32 %r2, [s+8];
  mad.lo.s32 %r1, %r1, 100, %r2;
  st.param.b32 [ret], %r1;
  ret;
})",
                             R"(
  { .param .align 4 .b8 p[12];
    .param .b32 r;
    st.param.b32 [p], 1;
    st.param.b32 [p+4], 2;
    st.param.b32 [p+8], 3;
    call.uni (r), second, (p);
    ld.param.b32 %r0, [r];
    ld.param.b32 %r1, [p+4];
    mad.lo.s32 %r0, %r1, 1000, %r0; }
)")),
            2203u);
}

TEST(Control, CallsRecursively) {
  EXPECT_EQ(runModule(module(R"(
.func (.param .b32 ret) factorial(.param .b32 n) {
  .reg .b32 %r<4>;
  .reg .pred %p<2>;
  ld.param.b32 %r1, [n];
  setp.le.s32 %p1, %r1, 1;
  @%p1 bra One;
  { .param .b32 a; .param .b32 b;
    sub.s32 %r2, %r1, 1;
    st.param.b32 [a], %r2;
    call (b), factorial, (a);
    ld.param.b32 %r3, [b]; }
  mul.lo.s32 %r1, %r1, %r3;
  st.param.b32 [ret], %r1;
  ret;
One:
  st.param.b32 [ret], 1;
})",
                             R"(
  { .param .b32 a; .param .b32 b;
    st.param.b32 [a], 10;
    call (b), factorial, (a);
    ld.param.b32 %r0, [b]; }
)")),
            3628800u);
}

static const char TwoFunctions[] = R"(
.func (.param .b32 ret) add1(.param .b32 n) {
  .reg .b32 %r1;
  ld.param.b32 %r1, [n];
  add.s32 %r1, %r1, 1;
  st.param.b32 [ret], %r1;
  ret;
}
.func (.param .b32 ret) twice(.param .b32 n) {
  .reg .b32 %r1;
  ld.param.b32 %r1, [n];
  shl.b32 %r1, %r1, 1;
  st.param.b32 [ret], %r1;
  ret;
}
.global .align 8 .u64 table[2] = {add1, twice};
)";

TEST(Control, CallsThroughPointers) {
  EXPECT_EQ(runModule(module(TwoFunctions, R"(
  { .param .b32 a; .param .b32 b;
    st.param.b32 [a], 20;
    ld.global.b64 %rd1, [table+8];
    proto: .callprototype (.param .b32 _) _ (.param .b32 _);
    call (b), %rd1, (a), proto;
    ld.param.b32 %r0, [b];
    mov.b64 %rd1, add1;
    st.param.b32 [a], %r0;
    call (b), %rd1, (a), proto;
    ld.param.b32 %r0, [b]; }
)")),
            41u);
  EXPECT_EQ(moduleFailure(module(TwoFunctions, R"(
  { .param .b32 a; .param .b32 b;
    mov.b64 %rd1, 12;
    call (b), %rd1, (a), proto; }
)")),
            "line 26: a call to something that is not a function");
}

TEST(Control, PassesVariableArguments) {
  EXPECT_EQ(runModule(module(R"(
.func (.param .b32 ret) sum(.param .b32 n, .param .align 8 .b8 rest[]) {
  .reg .b32 %r<4>;
  .reg .b64 %rd<2>;
  .reg .pred %p1;
  ld.param.b32 %r1, [n];
  mov.b64 %rd1, rest;
  mov.b32 %r2, 0;
Next:
  ld.param.b32 %r3, [%rd1];
  add.s32 %r2, %r2, %r3;
  add.s64 %rd1, %rd1, 4;
  sub.s32 %r1, %r1, 1;
  setp.ne.s32 %p1, %r1, 0;
  @%p1 bra Next;
  st.param.b32 [ret], %r2;
})",
                             R"(
  { .param .b32 a; .param .align 8 .b8 v[12]; .param .b32 b;
    st.param.b32 [a], 3;
    st.param.b32 [v], 1;
    st.param.b32 [v+4], 20;
    st.param.b32 [v+8], 300;
    call (b), sum, (a, v);
    ld.param.b32 %r0, [b]; }
)")),
            321u);
}

TEST(Control, CallsDeviceFunctionsFromOutside) {
  llvm::Expected<std::unique_ptr<Module>> M = parse(module(R"(
.func (.param .align 8 .b8 ret[12]) both(.param .b8 a, .param .b64 b) {
  .reg .b32 %r<2>;
  .reg .b64 %rd<2>;
  ld.param.b64 %rd0, [b];
  st.param.b64 [ret], %rd0;
  ld.param.u8 %r0, [a];
  st.param.b32 [ret+8], %r0;
  ret;
}
.func stops() { trap; })",
                                                           ""));
  ASSERT_TRUE(bool(M)) << toString(M.takeError());
  Machine Device(**M);
  std::vector<uint8_t> Byte = {7}, Short = {1, 2}, Long(9);
  EXPECT_EQ(cantFail(Device.call("both", {Byte, Short})),
            (std::vector<uint8_t>{1, 2, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0}));
  auto Failure = [&](llvm::StringRef Name,
                     llvm::ArrayRef<std::vector<uint8_t>> Arguments) {
    return toString(Device.call(Name, Arguments).takeError());
  };
  EXPECT_EQ(Failure("both", {Byte}), "both has 2 parameters");
  EXPECT_EQ(Failure("both", {Byte, Long}), "parameter b has 8 bytes");
  EXPECT_EQ(Failure("k", {}), "no device function k");
  EXPECT_EQ(Failure("stops", {}), "line 14: trap");
}

TEST(Control, UsesTheFirstOfWeakDefinitions) {
  std::string Text = ".version 8.0\n.target sm_90\n.address_size 64\n";
  auto Define = [&](const char *Linkage, const char *Number) {
    Text += std::string(Linkage) + " .func (.param .b32 r) f() {\n" +
            "  st.param.b32 [r], " + Number + ";\n  ret;\n}\n";
  };
  Define(".visible", "7");
  Define(".weak", "8");
  Text += ".visible .entry k(.param .u64 p) {\n"
          "  .reg .b32 %r;\n  .reg .b64 %d;\n"
          "  ld.param.u64 %d, [p];\n"
          "  { .param .b32 v;\n  call (v), f, ();\n"
          "  ld.param.b32 %r, [v]; }\n"
          "  st.global.b32 [%d], %r;\n  ret;\n}\n";
  EXPECT_EQ(runModule(Text), 7u);
  Define(".visible", "9");
  EXPECT_NE(moduleFailure(Text).find("f is defined twice"), std::string::npos);
}

TEST(Control, RefusesCallsThatDoNotMatch) {
  EXPECT_EQ(moduleFailure(module(TwoFunctions, R"(
  { .param .b64 a; .param .b32 b;
    call (b), add1, (a); }
)")),
            "line 25: argument 0 of add1 has 8 bytes, not 4");
  EXPECT_EQ(moduleFailure(module(TwoFunctions, R"(
  { .param .b32 a;
    call add1, (a); }
)")),
            "line 25: a call that does not match add1");
  EXPECT_EQ(moduleFailure(module(".extern .func unknown();\n", R"(
  call unknown, ();
)")),
            "line 9: a call to unknown, which is not defined");
}

TEST(Control, StopsWhereAskedTo) {
  EXPECT_EQ(failure("add.s32 %t32, %a32, 1;\ntrap;"), "line 3: trap");
  EXPECT_EQ(run("mov.b32 %d32, 3; setp.eq.s32 %q, %a32, 0; @%q bra End; "
                "trap; End:"),
            3u);
  EXPECT_EQ(failure("Loop:\nadd.s32 %t32, %t32, 1;\nbra Loop;").substr(8),
            "too many steps");
  EXPECT_EQ(moduleFailure(module(R"(
.func deep() {
  call deep, ();
})",
                                 "  call deep, ();\n")),
            "line 6: stack overflow");
}

TEST(Control, EndsAThread) {
  EXPECT_EQ(lanes("mov.b32 %d32, 7; setp.eq.s32 %q, %a32, 1; @%q exit;", 3),
            (std::vector<uint32_t>{7, 0, 7}));
}

//===----------------------------------------------------------------------===//
// Unknown text
//===----------------------------------------------------------------------===//

TEST(Parse, NamesTheLineOfWhatIsUnknown) {
  EXPECT_EQ(failure("frobnicate.b32 %d32, %a32;"),
            "line 2: unknown instruction frobnicate.b32");
  EXPECT_EQ(failure("\nadd.quickly.s32 %d32, %a32, %b32;"),
            "line 3: unknown modifier .quickly in add.quickly.s32");
  EXPECT_EQ(failure("add.s32 %d32, %a32;"), "line 2: 2 operands of add.s32");
  EXPECT_EQ(failure("add %d32, %a32, %b32;"), "line 2: no type in add");
  EXPECT_EQ(failure("add.s32 %d32, %x32, %b32;"),
            "line 2: unknown register %x32");
  EXPECT_EQ(failure("@%x32 ret;"), "line 2: unknown predicate %x32");
  EXPECT_EQ(failure("bra Nowhere;"), "line 2: unknown name Nowhere");
  EXPECT_EQ(failure("L: add.s32 %d32, %a32, 1;\nL: ret;"),
            "line 3: label L twice");
  EXPECT_EQ(failure("add.s32 %d32, %a32, 1"),
            "line 3: expected ';' before 'ld.param.b64'");
  EXPECT_EQ(failure(".reg .q32 %z;"), "line 2: unknown type .q32");
  EXPECT_EQ(failure("ld.global.b32 %d32, [%memory*2];"),
            "line 2: unexpected '*' in a memory operand");
}

TEST(Parse, FamiliesOfRegistersAreNotNames) {
  EXPECT_EQ(run("{ .reg .b32 a; .reg .b32 a<2>; mov.u32 a, 5; mov.u32 a0, 6; "
                "mov.u32 a1, 7; mad.lo.u32 %d32, a0, a1, a; }"),
            47u);
  EXPECT_EQ(run("{ .reg .b32 a1<3>; .reg .b32 a<2>; mov.u32 a1, 5; "
                "mov.u32 a12, 6; mul.lo.u32 %d32, a1, a12; }"),
            30u);
  EXPECT_EQ(failure("{ .reg .b32 a<2>; mov.u32 %d32, a01; }"),
            "line 2: unknown name a01");
}

TEST(Parse, RefusesUnknownDirectives) {
  EXPECT_EQ(moduleFailure(".version 8.8\n.wibble 3\n"),
            "line 2: unknown directive .wibble");
  EXPECT_EQ(moduleFailure(".version 8.8\n.global .b32 a[2] = {1, 2, 3};\n"),
            "line 2: too many initial values");
  EXPECT_EQ(moduleFailure(".version 8.8\n.global .b64 a = nothing;\n"),
            "line 2: unknown name nothing");
  EXPECT_EQ(moduleFailure(".entry k(.param .b64 out) {\n ret;\n"),
            "line 3: the file ends inside a function");
  EXPECT_EQ(moduleFailure(".version 8.8\n"), "no kernel k");
}

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

static std::string headerFailure(const std::string &Header) {
  return moduleFailure(Header +
                       "\n.visible .entry k(.param .b64 out) { ret; }");
}

TEST(Module, HasAVersionAndATarget) {
  for (const char *Header :
       {".version 3.2\n.target sm_35", ".version 9.5\n.target sm_107f",
        ".version 6.3\n.target sm_75, texmode_independent, debug",
        ".version 8.0\n.target sm_90a\n.address_size 64",
        ".version 8.8\n.target sm_100f"})
    EXPECT_EQ(headerFailure(Header), "") << Header;
}

TEST(Module, NamesAWrongVersionOrTarget) {
  EXPECT_EQ(headerFailure(".version 9.6\n.target sm_90"),
            "line 1: PTX version 9.6 is newer than 9.5, the last one that is "
            "known");
  EXPECT_EQ(headerFailure("\n.version 10.0\n.target sm_90"),
            "line 2: PTX version 10.0 is newer than 9.5, the last one that is "
            "known");
  EXPECT_EQ(headerFailure(".version 7.9\n.target sm_80"),
            "line 1: unknown PTX version 7.9");
  EXPECT_EQ(headerFailure(".version 9\n.target sm_80"),
            "line 1: unknown PTX version 9");
  EXPECT_EQ(headerFailure(".version 9.0\n.target sm_99"),
            "line 2: unknown target sm_99");
  EXPECT_EQ(headerFailure(".version 9.0\n.target sm_90x"),
            "line 2: unknown target sm_90x");
  EXPECT_EQ(headerFailure(".version 9.0\n.target sm_90, texmode"),
            "line 2: unknown target texmode");
  EXPECT_EQ(headerFailure(".version 9.0\n.target sm_107"),
            "line 2: target sm_107 needs PTX version 9.4, and the module has "
            "9.0");
  EXPECT_EQ(headerFailure(".version 8.7\n.target sm_100f"),
            "line 2: target sm_100f needs PTX version 8.8, and the module has "
            "8.7");
}

TEST(Module, GivesEachCtaMemory) {
  // 1000 bytes become 1024; the second CTA's are others than the first's.
  const std::string Text = R"(.version 9.4
.target sm_90
.visible .entry k(.param .b64 out) .minperctamemory 1000 {
  .reg .b64 %out, %at; .reg .b32 %size, %v;
  ld.param.b64 %out, [out];
  mov.u64 %at, %perctamemoryoffset;
  mov.u32 %size, %perctamemorysize;
  mov.b32 %v, 5;
  st.global.b32 [%at+1020], %v;
  ld.global.b32 %v, [%at+1020];
  st.global.v2.b32 [%out], {%size, %v};
  ret; })";
  EXPECT_EQ(runModule(Text), 0x500000400u);
  std::string Beyond = Text;
  Beyond.replace(Beyond.find("+1020"), 5, "+1024");
  EXPECT_NE(moduleFailure(Beyond).find("line 9: "), std::string::npos);
}
