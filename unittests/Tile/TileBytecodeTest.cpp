//===- TileBytecodeTest.cpp - Bytecode of Tile IR that is damaged ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "opennvvm/Dialect/CudaTile/Bytecode.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <malloc.h>
#include <sys/resource.h>

using namespace mlir;

namespace {

/// A program with all sections: strings, constants, types, places, a global
/// variable, a producer, regions, hints.
constexpr StringLiteral Program = R"(
#file = #cuda_tile.di_file<"a.py" in "/src">
#unit = #cuda_tile.di_compile_unit<file = #file>
#sub = #cuda_tile.di_subprogram<file = #file, line = 3, name = "a",
  linkageName = "a", compileUnit = #unit, scopeLine = 4>
cuda_tile.module @m producer "by hand" {
  global @g alignment = 16 <f32: [0.0, 1.0]> : tile<2xf32>
  entry @a(%p: tile<ptr<f32>>, %n: tile<i32>)
      optimization_hints = <sm_90 = {occupancy = 2}> {
    %q = get_global @g : tile<ptr<f32>>
    %z = constant <i32: [0, 1, 2, 3]> : tile<4xi32>
    %s = reduce %z dim=0 identities=[0 : i32] : tile<4xi32> -> tile<i32>
    (%a: tile<i32>, %b: tile<i32>) {
      %c = addi %a, %b overflow<no_wrap> : tile<i32>
      yield %c : tile<i32>
    }
    %v = make_tensor_view %p, shape = [%n], strides = [1]
        : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %w = make_partition_view %v : partition_view<tile=(4),
        padding_value = zero, tensor_view<?xf32, strides=[1]>>
    for %i in (%s to %n, step %s) : tile<i32> {
      %t, %k = load_view_tko weak %w[%i] : partition_view<tile=(4),
          padding_value = zero, tensor_view<?xf32, strides=[1]>>, tile<i32>
          -> tile<4xf32>, token loc(#place)
      %e = extract %t[%i] : tile<4xf32> -> tile<1xf32>
      %l = print_tko "%f", %e token=%k : tile<1xf32> -> token
    }
    %x = assume div_by<16>, %p : tile<ptr<f32>>
  } loc(#place)
}
#place = loc(#cuda_tile.di_loc<loc("a.py":5:7) in #sub>)
)";

class TileBytecodeTest : public ::testing::Test {
protected:
  TileBytecodeTest() : Context(MLIRContext::Threading::DISABLED) {
    Context.loadDialect<cuda_tile::CudaTileDialect>();
    auto Outer = parseSourceString<mlir::ModuleOp>(Program, &Context);
    cuda_tile::ModuleOp Module = *Outer->getOps<cuda_tile::ModuleOp>().begin();
    llvm::raw_string_ostream OS(Good);
    llvm::cantFail(cuda_tile::writeBytecode(Module, OS));
  }

  /// What is said about \p Data; "" if it is read. If it verifies, too, it can
  /// be written again.
  std::string read(StringRef Data) {
    ScopedDiagnosticHandler Quiet(&Context, [](Diagnostic &) {});
    auto Module = cuda_tile::readBytecode(Data, Context);
    if (!Module)
      return toString(Module.takeError());
    if (succeeded(verify(**Module))) {
      std::string Again;
      llvm::raw_string_ostream OS(Again);
      llvm::Error E =
          cuda_tile::writeBytecode(**Module, OS, cuda_tile::LastBytecode);
      EXPECT_FALSE(bool(E)) << toString(std::move(E));
    }
    return "";
  }

  MLIRContext Context;
  std::string Good;
};

} // namespace

TEST_F(TileBytecodeTest, WholeFileIsRead) { EXPECT_EQ(read(Good), ""); }

TEST_F(TileBytecodeTest, TheOrderOfAFileIsKept) {
  auto Outer = parseSourceString<mlir::ModuleOp>(R"(
cuda_tile.module @kernels {
  entry @a(%n: tile<i32>) optimization_hints =
      <default = {num_cta_in_cga = 1}, sm_90 = {num_cta_in_cga = 2, occupancy = 3}> {
    %x = constant <f64: 1.0> : tile<4xf64>
    %y = constant <f16: 1.0> : tile<2xf16>
  }
})",
                                                 &Context);
  cuda_tile::ModuleOp Module = *Outer->getOps<cuda_tile::ModuleOp>().begin();
  auto Write = [](cuda_tile::ModuleOp M, const cuda_tile::BytecodeOrder *Like) {
    std::string Bytes;
    llvm::raw_string_ostream OS(Bytes);
    llvm::cantFail(
        cuda_tile::writeBytecode(M, OS, cuda_tile::LastBytecode, Like));
    return Bytes;
  };
  // Words come backwards, and the type that is used last comes first.
  cuda_tile::BytecodeOrder Backwards;
  Module.walk([&](Operation *Op) {
    for (Value V : Op->getResults())
      Backwards.Types.insert(Backwards.Types.begin(), V.getType());
    if (auto Entry = dyn_cast<cuda_tile::EntryOp>(Op)) {
      DictionaryAttr Hints = Entry.getOptimizationHintsAttr().getValue();
      for (DictionaryAttr Words :
           {Hints, cast<DictionaryAttr>(Hints.get("sm_90"))})
        for (NamedAttribute Word : llvm::reverse(Words))
          Backwards.Words[Words].push_back(Word.getName());
    }
  });
  std::string Usual = Write(Module, nullptr), Other = Write(Module, &Backwards);
  EXPECT_NE(Usual, Other);
  EXPECT_LT(Other.find("sm_90"), Other.find("default"));
  EXPECT_LT(Other.find("occupancy"), Other.find("num_cta_in_cga"));
  for (StringRef Bytes : {Usual, Other}) {
    cuda_tile::BytecodeOrder Order;
    auto Read = cuda_tile::readBytecode(Bytes, Context, &Order);
    ASSERT_TRUE(bool(Read)) << toString(Read.takeError());
    EXPECT_EQ(Write(**Read, &Order), Bytes);
    EXPECT_EQ(Write(**Read, nullptr), Usual);
    // A type that only the file had is not written, and needs no version.
    Order.Types.push_back(
        cuda_tile::TileType::get({2}, Float8E8M0FNUType::get(&Context)));
    EXPECT_EQ(Write(**Read, &Order), Bytes);
  }
}

TEST_F(TileBytecodeTest, EveryTruncationIsRefused) {
  for (size_t Size = 0; Size < Good.size(); ++Size) {
    std::string Message = read(StringRef(Good).take_front(Size));
    StringRef Wants = Size < 8 ? "input does not correspond to Tile IR bytecode"
                               : "error at offset ";
    EXPECT_TRUE(StringRef(Message).starts_with(Wants)) << Size << Message;
  }
}

TEST_F(TileBytecodeTest, EveryByteMayBeDamaged) {
  size_t Refused = 0;
  for (size_t I = 0; I < Good.size(); ++I)
    for (unsigned Flip : {0x01, 0x40, 0x80, 0xff}) {
      std::string Bad = Good;
      Bad[I] = char(uint8_t(Bad[I]) ^ Flip);
      std::string Message = read(Bad);
      Refused += !Message.empty();
      if (I >= 8 && !Message.empty())
        EXPECT_TRUE(StringRef(Message).starts_with("error at offset "))
            << I << Message;
    }
  EXPECT_GT(Refused, 2 * Good.size());
}

TEST_F(TileBytecodeTest, BytesMayBeMissing) {
  for (size_t I = 8; I < Good.size(); ++I) {
    std::string Less = Good;
    Less.erase(I, 1);
    EXPECT_NE(read(Less), "") << I;
  }
}

TEST_F(TileBytecodeTest, BitsOfNegativeFloatsMayBePositive) {
  auto Outer = parseSourceString<mlir::ModuleOp>(R"(
cuda_tile.module @kernels {
  entry @a() {
    %z = constant <f64: 0.0> : tile<4xf64>
    %s = reduce %z dim=0 identities=[0x8000000000000001 : f64] : tile<4xf64> -> tile<f64>
    (%a: tile<f64>, %b: tile<f64>) {
      %c = addf %a, %b : tile<f64>
      yield %c : tile<f64>
    }
  }
})",
                                                 &Context);
  std::string Ours, Theirs;
  llvm::raw_string_ostream OS(Ours);
  llvm::cantFail(cuda_tile::writeBytecode(
      *Outer->getOps<cuda_tile::ModuleOp>().begin(), OS));
  // 65 bits, and the sign.
  Theirs = Ours;
  size_t At = Ours.find("\xfd\xff\xff\xff\xff\xff\xff\xff\xff\x01");
  ASSERT_NE(At, std::string::npos);
  Theirs.replace(At, 10, "\x82\x80\x80\x80\x80\x80\x80\x80\x80\x02");
  std::string Texts[2];
  for (auto [Data, Text] : {std::pair(StringRef(Ours), &Texts[0]),
                            std::pair(StringRef(Theirs), &Texts[1])}) {
    auto Module = cuda_tile::readBytecode(Data, Context);
    ASSERT_TRUE(bool(Module)) << toString(Module.takeError());
    llvm::raw_string_ostream(*Text) << **Module;
  }
  EXPECT_EQ(Texts[0], Texts[1]);
  // A bit more is none of 64.
  Theirs[At + 9] = 4;
  EXPECT_NE(read(Theirs).find("a float does not fit 64 bits"),
            std::string::npos);
}

TEST_F(TileBytecodeTest, CountsAreBounded) {
  StringRef Header = StringRef(Good).take_front(12);
  // A table of 2^63 types.
  std::string Count(10, '\x80');
  Count.back() = 1;
  std::string Bad = (Header + StringRef("\x05\x0a", 2) + Count +
                     StringRef("\x01\x04\x00\xcb\xcb\xcb\x02\x01\x00\x00", 10))
                        .str();
  EXPECT_NE(read(Bad).find("exceeds the"), std::string::npos) << read(Bad);
  // A section longer than the file.
  std::string Long = (Header + "\x05\xff\xff\xff\xff\x0f").str();
  EXPECT_NE(read(Long).find("are left"), std::string::npos) << read(Long);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Lets this process have \p Bytes more memory than it has; with less, it ends.
static void allowMemory(uint64_t Bytes) {
  auto Status = llvm::MemoryBuffer::getFileAsStream("/proc/self/status");
  uint64_t KiB = 0;
  StringRef Rest =
      Status ? (*Status)->getBuffer().split("VmData:").second.ltrim() : "";
  if (Rest.consumeInteger(10, KiB))
    llvm::report_fatal_error("the size of the process is not known");
  rlimit Limit = {KiB * 1024 + Bytes, RLIM_INFINITY};
  if (setrlimit(RLIMIT_DATA, &Limit))
    llvm::report_fatal_error("there is no limit for memory");
}

/// What reading \p Size bytes may take before tiles are made.
static uint64_t mayTake(size_t Size) {
  return (uint64_t(16) << 20) + 100 * uint64_t(Size);
}

/// A number of 2^28 or more, over \p At: gigabytes of whatever is counted.
static std::string withCount(StringRef Good, size_t At, unsigned Bits) {
  std::string Bad = Good.take_front(At).str();
  for (; Bits >= 7; Bits -= 7)
    Bad += '\x80';
  Bad += char(1U << Bits);
  return Bad + Good.drop_front(At + 1).str();
}

TEST_F(TileBytecodeTest, MemoryIsBounded) {
  if (LLVM_ADDRESS_SANITIZER_BUILD || LLVM_THREAD_SANITIZER_BUILD)
    GTEST_SKIP() << "sanitizers take memory themselves";
  EXPECT_EXIT(
      {
        allowMemory(mayTake(Good.size()));
        for (size_t I = 8; I < Good.size(); ++I)
          for (unsigned Bits : {28, 36, 62})
            read(withCount(Good, I, Bits));
        exit(0);
      },
      ::testing::ExitedWithCode(0), "");
  // The limit is one.
  EXPECT_DEATH(
      {
        allowMemory(mayTake(Good.size()));
        std::vector<char> More(2 * mayTake(Good.size()), 'x');
        exit(int(More.back()) - 'x');
      },
      "");
}

static uint64_t allocatedBytes() {
  struct mallinfo2 All = mallinfo2();
  return All.uordblks + All.hblkhd;
}

/// Of operations that take few bytes in a file.
TEST_F(TileBytecodeTest, MemoryGrowsWithTheFile) {
  if (LLVM_ADDRESS_SANITIZER_BUILD || LLVM_THREAD_SANITIZER_BUILD)
    GTEST_SKIP() << "sanitizers take memory themselves";
  for (StringRef Line :
       {":1 = make_token : token", ":3 = get_tile_block_id : tile<i32>",
        ":1 = iota : tile<8xi32>", ":1 = addi %n, %n : tile<i32>",
        ":1 = constant <i32: 7> : tile<1024xi32>"}) {
    std::string Text = "cuda_tile.module @m { entry @k(%n: tile<i32>) {";
    for (unsigned I = 0; I < 20000; ++I)
      Text += "%a" + std::to_string(I) + Line.str() + "\n";
    auto Outer = parseSourceString<mlir::ModuleOp>(Text + "}}", &Context);
    ASSERT_TRUE(Outer) << Line.str();
    std::string Large;
    llvm::raw_string_ostream OS(Large);
    llvm::cantFail(cuda_tile::writeBytecode(
        *Outer->getOps<cuda_tile::ModuleOp>().begin(), OS));
    uint64_t Before = allocatedBytes();
    auto Read = cuda_tile::readBytecode(Large, Context);
    ASSERT_TRUE(bool(Read)) << Line.str();
    // Nearly all is still allocated, and without what any file takes.
    EXPECT_LE(allocatedBytes() - Before, 100 * Large.size()) << Line.str();
  }
}

TEST_F(TileBytecodeTest, SectionsAppearOnce) {
  std::string Twice = Good;
  Twice.pop_back();
  Twice += std::string("\x07\x01\x00\x00", 4);
  EXPECT_NE(read(Twice).find("two sections"), std::string::npos) << read(Twice);
  std::string Behind = Good + "x";
  EXPECT_NE(read(Behind).find("something follows the end"), std::string::npos);
  std::string Unknown = Good;
  Unknown.back() = 0x09;
  EXPECT_NE(read(Unknown).find("unknown section 9"), std::string::npos);
}

TEST_F(TileBytecodeTest, VersionsThatAreKnown) {
  for (unsigned Minor = 0; Minor < 256; ++Minor) {
    std::string Text = "13." + std::to_string(Minor);
    bool IsKnown = Minor >= 1 && Minor <= 5;
    auto V = cuda_tile::parseBytecodeVersion(Text);
    EXPECT_EQ(bool(V), IsKnown);
    if (V)
      EXPECT_EQ(V->str(), Text);
    else
      llvm::consumeError(V.takeError());
    std::string File = Good;
    File[9] = char(Minor);
    auto Read = cuda_tile::bytecodeVersionOf(File);
    EXPECT_EQ(bool(Read), IsKnown);
    if (!Read)
      EXPECT_EQ(toString(Read.takeError()),
                "error at offset 8: unsupported Tile IR bytecode version: " +
                    Text + " (known are 13.1 to 13.5)");
  }
}
