//===- NewerBitcodeTest.cpp - Bitcode of newer versions of LLVM -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Modules with records that no version of LLVM writes yet: some are written
// record by record, others by LLVM, with numbers in them replaced.
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Input/Input.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/Bitcode/LLVMBitCodes.h"
#include "llvm/Bitstream/BitstreamReader.h"
#include "llvm/Bitstream/BitstreamWriter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"
#include <random>

using namespace llvm;
using namespace opennvvm;

namespace {

using Buffer = SmallVector<char, 0>;

/// What reading gives: the module as assembly, and the findings.
struct Reading {
  std::string Module;
  std::vector<std::string> Warnings, Errors;
  bool Crashed = false;
};

Reading readBuffer(const Buffer &Bytes) {
  Reading Result;
  // Left behind if LLVM's reader crashed.
  auto *Context = new LLVMContext;
  DiagnosticEngine Diags;
  LoadedModule L = loadModuleFromBuffer(
      MemoryBuffer::getMemBufferCopy(StringRef(Bytes.data(), Bytes.size())),
      "m.bc", *Context, Diags);
  for (const Diagnostic &D : Diags.diagnostics())
    (D.Level == Severity::Error ? Result.Errors : Result.Warnings)
        .push_back(D.Message);
  if (L.Module) {
    raw_string_ostream OS(Result.Module);
    OS << *L.Module;
  }
  Result.Crashed = L.Crashed;
  if (L.Crashed) {
    (void)L.Module.release();
  } else {
    L.Module.reset();
    delete Context;
  }
  return Result;
}

std::vector<std::string> list(std::initializer_list<const char *> Strings) {
  return {Strings.begin(), Strings.end()};
}

/// Writes a module of LLVM 24 with the function void @f(ptr), record by record.
class Bitcode {
public:
  Bitcode() : Stream(Bytes) {
    for (unsigned Byte : {0x42, 0x43, 0xC0, 0xDE}) // The magic number.
      Stream.Emit(Byte, 8);
    block(bitc::IDENTIFICATION_BLOCK_ID, [&] {
      StringRef Producer = "LLVM24.0.0";
      Stream.EmitRecord(bitc::IDENTIFICATION_CODE_STRING,
                        ArrayRef(Producer.bytes_begin(), Producer.size()));
      record(bitc::IDENTIFICATION_CODE_EPOCH, {0});
    });
    Stream.EnterSubblock(bitc::MODULE_BLOCK_ID, 3);
    record(bitc::MODULE_CODE_VERSION, {2});
  }

  void block(unsigned ID, function_ref<void()> Records) {
    Stream.EnterSubblock(ID, 4);
    Records();
    Stream.ExitBlock();
  }

  void record(unsigned Code, ArrayRef<uint64_t> Values) {
    Stream.EmitRecord(Code, Values);
  }

  /// The attributes in \p Entries, of what has number \p Where, for @f.
  void attributes(uint64_t Where, ArrayRef<uint64_t> Entries) {
    SmallVector<uint64_t, 16> Group = {1, Where};
    Group.append(Entries.begin(), Entries.end());
    block(bitc::PARAMATTR_GROUP_BLOCK_ID,
          [&] { record(bitc::PARAMATTR_GRP_CODE_ENTRY, Group); });
    block(bitc::PARAMATTR_BLOCK_ID,
          [&] { record(bitc::PARAMATTR_CODE_ENTRY, {1}); });
    Attributes = 1;
  }

  /// Types 0 to 4: void, ptr, void(ptr), metadata, i32.
  void function(function_ref<void()> MoreTypes = [] {}) {
    block(bitc::TYPE_BLOCK_ID_NEW, [&] {
      record(bitc::TYPE_CODE_NUMENTRY, {5});
      record(bitc::TYPE_CODE_VOID, {});
      record(bitc::TYPE_CODE_OPAQUE_POINTER, {0});
      record(bitc::TYPE_CODE_FUNCTION, {0, 0, 1});
      record(bitc::TYPE_CODE_METADATA, {});
      record(bitc::TYPE_CODE_INTEGER, {32});
      MoreTypes();
    });
    record(bitc::MODULE_CODE_FUNCTION,
           {0, 1, 2, 0, 0, 0, Attributes, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
  }

  Reading read(function_ref<void()> Body = [] {}) {
    return readBuffer(finish(Body));
  }

  const Buffer &finish(function_ref<void()> Body = [] {}) {
    block(bitc::FUNCTION_BLOCK_ID, [&] {
      record(bitc::FUNC_CODE_DECLAREBLOCKS, {1});
      Body();
      record(bitc::FUNC_CODE_INST_RET, {});
    });
    Stream.ExitBlock();
    Stream.EnterSubblock(bitc::STRTAB_BLOCK_ID, 3);
    auto Table = std::make_shared<BitCodeAbbrev>();
    Table->Add(BitCodeAbbrevOp(bitc::STRTAB_BLOB));
    Table->Add(BitCodeAbbrevOp(BitCodeAbbrevOp::Blob));
    unsigned Number = Stream.EmitAbbrev(std::move(Table));
    Stream.EmitRecordWithBlob(Number, ArrayRef<uint64_t>(bitc::STRTAB_BLOB),
                              "f");
    Stream.ExitBlock();
    Stream.FlushToWord();
    return Bytes;
  }

private:
  Buffer Bytes;
  BitstreamWriter Stream;
  uint64_t Attributes = 0;
};

constexpr uint64_t OfFunction = 0xFFFFFFFF, OfParameter = 1;

TEST(NewerBitcode, FactsAreLeftOut) {
  Bitcode B;
  // An enumerator, a number, a range, one of 128 bits, ranges; and nounwind.
  B.attributes(OfFunction, {0,  300, 1, 301, 7,   7,   302,
                            32, 2,   8, 7,   303, 128, (2ull << 32) | 1,
                            4,  6,   8, 8,   304, 2,   32,
                            0,  2,   6, 8,   3,   'k', 0,
                            4,  'l', 0, 'v', 0,   0,   18});
  B.function();
  Reading R = B.read();
  EXPECT_EQ(R.Errors, list({}));
  EXPECT_EQ(R.Warnings,
            list({"ignoring attribute 300, which LLVM 22 does not know",
                  "ignoring attribute 301, which LLVM 22 does not know",
                  "ignoring attribute 302, which LLVM 22 does not know",
                  "ignoring attribute 303, which LLVM 22 does not know",
                  "ignoring attribute 304, which LLVM 22 does not know"}));
  EXPECT_NE(R.Module.find("attributes #0 = { nounwind \"k\" \"l\"=\"v\" }"),
            std::string::npos)
      << R.Module;
}

TEST(NewerBitcode, AGroupMayBecomeEmpty) {
  Bitcode B;
  B.attributes(OfParameter, {0, 300});
  B.function();
  Reading R = B.read();
  EXPECT_EQ(R.Errors, list({}));
  EXPECT_EQ(R.Warnings.size(), 1u);
  EXPECT_NE(R.Module.find("define void @f(ptr %0) {"), std::string::npos)
      << R.Module;
}

TEST(NewerBitcode, AttributesWithATypeAreRefused) {
  for (uint64_t Form : {5, 6}) {
    Bitcode B;
    B.attributes(OfParameter, {Form, 300, 4});
    B.function();
    Reading R = B.read();
    EXPECT_EQ(R.Errors,
              list({"bitcode has a newer attribute 300, which has a type, "
                    "which LLVM 22 does not know; it was written by "
                    "LLVM24.0.0"}));
    EXPECT_EQ(R.Warnings, list({}));
  }
}

TEST(NewerBitcode, AttributesOfAnUnknownFormAreRefused) {
  Bitcode B;
  B.attributes(OfFunction, {9, 300, 4});
  B.function();
  EXPECT_EQ(B.read().Errors,
            list({"bitcode has a newer attribute of form 9, which LLVM 22 does "
                  "not know; it was written by LLVM24.0.0"}));
}

TEST(NewerBitcode, DenormalsBecomeStrings) {
  Bitcode B;
  // Other types: output positive-zero, input dynamic; float: preserve-sign.
  B.attributes(OfFunction, {1, 106, 0b0101'1110});
  B.function();
  Reading R = B.read();
  EXPECT_EQ(R.Errors, list({}));
  EXPECT_EQ(R.Warnings, list({}));
  EXPECT_NE(
      R.Module.find("\"denormal-fp-math\"=\"positive-zero,dynamic\" "
                    "\"denormal-fp-math-f32\"=\"preserve-sign,preserve-sign\""),
      std::string::npos)
      << R.Module;
}

TEST(NewerBitcode, NodesKeepTheirNumbers) {
  Bitcode B;
  B.function();
  B.block(bitc::METADATA_BLOCK_ID, [&] {
    B.record(bitc::METADATA_STRING_OLD, {'s'});
    B.record(60, {1, 2, 3});
    B.record(bitc::METADATA_NODE, {1});
    B.record(bitc::METADATA_NAME, {'n'});
    B.record(bitc::METADATA_NAMED_NODE, {2});
  });
  Reading R = B.read(
      [&] { B.block(bitc::METADATA_BLOCK_ID, [&] { B.record(61, {0}); }); });
  EXPECT_EQ(R.Errors, list({}));
  EXPECT_EQ(
      R.Warnings,
      list({"ignoring metadata with code 60, which LLVM 22 does not know",
            "ignoring metadata with code 61, which LLVM 22 does not know"}));
  EXPECT_NE(R.Module.find("!0 = !{!\"s\"}"), std::string::npos) << R.Module;
}

TEST(NewerBitcode, AppendedOperandsAreLeftOut) {
  Bitcode B;
  B.function();
  B.block(bitc::METADATA_BLOCK_ID, [&] {
    B.record(bitc::METADATA_STRING_OLD, {'s'});
    B.record(bitc::METADATA_FILE, {0, 1, 1, 0, 0, 0, 7, 8});
    B.record(bitc::METADATA_NAME, {'n'});
    B.record(bitc::METADATA_NAMED_NODE, {1});
  });
  Reading R = B.read();
  EXPECT_EQ(R.Errors, list({}));
  EXPECT_EQ(R.Warnings,
            list({"ignoring operands of DIFile, which LLVM 22 does not know"}));
  EXPECT_NE(R.Module.find("!DIFile(filename: \"s\", directory: \"s\")"),
            std::string::npos)
      << R.Module;
}

TEST(NewerBitcode, UnknownBlocksAreSkipped) {
  Bitcode B;
  B.attributes(OfFunction, {0, 300});
  B.block(77, [&] { B.record(1, {2}); });
  B.function();
  Reading R = B.read([&] { B.block(78, [&] { B.record(1, {2}); }); });
  EXPECT_EQ(R.Errors, list({}));
  EXPECT_NE(R.Module.find("ret void"), std::string::npos);
}

TEST(NewerBitcode, WhatCodeDependsOnIsRefused) {
  Bitcode Instruction;
  Instruction.function();
  EXPECT_EQ(Instruction.read([&] { Instruction.record(70, {1}); }).Errors,
            list({"bitcode has a newer instruction with code 70, which LLVM 22 "
                  "does not know; it was written by LLVM24.0.0"}));
  // LLVM's reader would take it for undef.
  Bitcode Constant;
  Constant.function();
  Constant.block(bitc::CONSTANTS_BLOCK_ID, [&] {
    Constant.record(bitc::CST_CODE_SETTYPE, {4});
    Constant.record(40, {1});
  });
  EXPECT_EQ(Constant.read().Errors,
            list({"bitcode has a newer constant with code 40, which LLVM 22 "
                  "does not know; it was written by LLVM24.0.0"}));
  Bitcode Type;
  Type.function([&] { Type.record(30, {1}); });
  EXPECT_EQ(Type.read().Errors,
            list({"bitcode has a newer type with code 30, which LLVM 22 does "
                  "not know; it was written by LLVM24.0.0"}));
}

TEST(NewerBitcode, LibrariesAreReadToo) {
  Bitcode B;
  B.attributes(OfFunction, {0, 300});
  B.function();
  const Buffer &Bytes = B.finish();
  Libraries Library;
  EXPECT_FALSE(errorToBool(Library.add(
      MemoryBufferRef(StringRef(Bytes.data(), Bytes.size()), "l.bc"))));
  EXPECT_TRUE(Library.defines("f"));
  LLVMContext Context;
  SMDiagnostic Problem;
  std::unique_ptr<Module> M = parseAssemblyString(
      "declare void @f(ptr) define void @g() { call void @f(ptr null) ret void "
      "}",
      Problem, Context);
  ASSERT_TRUE(M);
  std::vector<LinkedLibrary> Linked;
  EXPECT_FALSE(Library.linkInto(*M, /*Checked=*/false, Linked));
  EXPECT_EQ(Linked.size(), 1u);
  EXPECT_FALSE(M->getFunction("f")->isDeclaration());

  Bitcode Wrong;
  Wrong.function();
  const Buffer &WrongBytes = Wrong.finish([&] { Wrong.record(70, {1}); });
  EXPECT_EQ(toString(Library.add(MemoryBufferRef(
                StringRef(WrongBytes.data(), WrongBytes.size()), "l.bc"))),
            "bitcode has a newer instruction with code 70, which LLVM 22 does "
            "not know; it was written by LLVM24.0.0");
}

//===----------------------------------------------------------------------===//
// Modules that LLVM has written
//===----------------------------------------------------------------------===//

constexpr StringLiteral Program = R"(
  target triple = "nvptx64-nvidia-cuda"
  @g = addrspace(1) global [3 x i32] [i32 1, i32 2, i32 3]
  define internal i32 @helper(i32 %x) hot noinline !dbg !5 {
    %y = mul i32 %x, 3, !dbg !8
    ret i32 %y, !dbg !8
  }
  define ptx_kernel void @k(ptr addrspace(1) noundef %p, i32 %n) hot !dbg !9 {
  entry:
    %c = icmp sgt i32 %n, 0
    br i1 %c, label %then, label %exit, !prof !13
  then:
    %v = load i32, ptr addrspace(1) %p, align 4, !range !12
    %w = call i32 @helper(i32 %v) hot, !dbg !11
    store i32 %w, ptr addrspace(1) %p, align 4
    br label %exit
  exit:
    ret void, !dbg !11
  }
  !llvm.dbg.cu = !{!0}
  !llvm.module.flags = !{!2}
  !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1,
                               emissionKind: FullDebug)
  !1 = !DIFile(filename: "a.c", directory: "/")
  !2 = !{i32 2, !"Debug Info Version", i32 3}
  !3 = !DISubroutineType(types: !4)
  !4 = !{null}
  !5 = distinct !DISubprogram(name: "helper", file: !1, line: 1, type: !3,
                              unit: !0, spFlags: DISPFlagDefinition)
  !8 = !DILocation(line: 2, scope: !5)
  !9 = distinct !DISubprogram(name: "k", file: !1, line: 4, type: !3, unit: !0,
                              spFlags: DISPFlagDefinition)
  !11 = !DILocation(line: 5, scope: !9)
  !12 = !{i32 0, i32 100}
  !13 = !{!"branch_weights", i32 1, i32 2}
)";

Buffer compile(StringRef Text) {
  LLVMContext Context;
  SMDiagnostic Problem;
  std::unique_ptr<Module> M = parseAssemblyString(Text, Problem, Context);
  Buffer Bytes;
  if (!M)
    return Bytes;
  raw_svector_ostream OS(Bytes);
  WriteBitcodeToFile(*M, OS);
  return Bytes;
}

/// Overwrites the number of 12 bits at bit \p At, in two groups of six.
void overwrite(Buffer &Bytes, uint64_t At, unsigned Number) {
  unsigned Bits = (Number & 31) | 32 | (Number >> 5 << 6);
  for (unsigned I = 0; I < 12; ++I, ++At) {
    char Mask = char(1 << At % 8);
    Bytes[At / 8] = (Bits >> I & 1) ? char(Bytes[At / 8] | Mask)
                                    : char(Bytes[At / 8] & ~Mask);
  }
}

/// Replaces attribute \p From by \p To; both numbers have 12 bits. Groups of
/// attributes are written without abbreviations.
unsigned replaceAttribute(Buffer &Bytes, unsigned From, unsigned To) {
  BitstreamCursor In(
      ArrayRef(reinterpret_cast<const uint8_t *>(Bytes.data()), Bytes.size()));
  SmallVector<uint64_t, 8> Places;
  cantFail(In.JumpToBit(32));
  while (!In.AtEndOfStream()) {
    BitstreamEntry Entry = cantFail(In.advance());
    if (Entry.Kind == BitstreamEntry::SubBlock) {
      if (Entry.ID == bitc::MODULE_BLOCK_ID ||
          Entry.ID == bitc::PARAMATTR_GROUP_BLOCK_ID)
        cantFail(In.EnterSubBlock(Entry.ID));
      else
        cantFail(In.SkipBlock());
      continue;
    }
    if (Entry.Kind != BitstreamEntry::Record ||
        Entry.ID != bitc::UNABBREV_RECORD) {
      if (Entry.Kind == BitstreamEntry::Record)
        cantFail(In.skipRecord(Entry.ID));
      continue;
    }
    cantFail(In.ReadVBR(6));
    for (unsigned N = cantFail(In.ReadVBR(6)); N; --N) {
      uint64_t At = In.GetCurrentBitNo();
      if (cantFail(In.ReadVBR64(6)) == From && In.getAbbrevIDWidth() == 3 &&
          In.GetCurrentBitNo() - At == 12)
        Places.push_back(At);
    }
  }
  for (uint64_t At : Places)
    overwrite(Bytes, At, To);
  return Places.size();
}

std::string withoutHot(std::string Module) {
  for (StringRef Word : {"; Function Attrs: hot\n", "hot "})
    for (size_t At; (At = Module.find(Word)) != std::string::npos;)
      Module.erase(At, Word.size());
  return Module;
}

TEST(NewerBitcode, ARewrittenModuleIsTheSame) {
  Buffer Bytes = compile(Program);
  ASSERT_FALSE(Bytes.empty());
  Reading Before = readBuffer(Bytes);
  ASSERT_GT(replaceAttribute(Bytes, bitc::ATTR_KIND_HOT, 400), 0u);
  Reading After = readBuffer(Bytes);
  EXPECT_EQ(After.Errors, list({}));
  EXPECT_EQ(After.Warnings,
            list({"ignoring attribute 400, which LLVM 22 does not know"}));
  // The third group becomes empty.
  auto Body = [](const std::string &Module) {
    return withoutHot(Module.substr(0, Module.find("\nattributes ")));
  };
  std::string Wanted = Body(Before.Module), Is = Body(After.Module);
  for (std::string *Text : {&Wanted, &Is}) // Their numbers differ.
    for (size_t At; (At = Text->find(" #")) != std::string::npos;)
      Text->erase(At, 3);
  EXPECT_EQ(Is, Wanted);
  EXPECT_NE(Is.find("!range"), std::string::npos);
  EXPECT_NE(After.Module.find("DISubprogram(name: \"helper\""),
            std::string::npos);
}

TEST(NewerBitcode, DamagedModulesGiveOneError) {
  Buffer Bytes = compile(Program);
  ASSERT_GT(replaceAttribute(Bytes, bitc::ATTR_KIND_HOT, 400), 0u);
  std::mt19937 Random(1);
  for (unsigned Run = 0; Run < 500; ++Run) {
    Buffer Damaged = Bytes;
    for (unsigned Flips = 1 + Random() % 3; Flips; --Flips)
      Damaged[Random() % Damaged.size()] ^= char(1 << Random() % 8);
    Reading R = readBuffer(Damaged);
    if (R.Module.empty()) {
      EXPECT_GE(R.Errors.size(), 1u);
    }
  }
}

} // namespace
