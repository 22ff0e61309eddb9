//===- LimitsTest.cpp - Bitcode whose counts exceed its size --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each module here is a few bytes in which one record states a count or refers
// to a value that LLVM's reader would believe.
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Input/Input.h"
#include "llvm/Bitcode/LLVMBitCodes.h"
#include "llvm/Bitstream/BitstreamWriter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

/// Writes a module record by record.
class Bitcode {
public:
  Bitcode() : Stream(Bytes) {
    for (unsigned Byte : {0x42, 0x43, 0xC0, 0xDE}) // The magic number.
      Stream.Emit(Byte, 8);
    Stream.EnterSubblock(bitc::MODULE_BLOCK_ID, 3);
    record(bitc::MODULE_CODE_VERSION, {1});
  }

  void block(unsigned ID, function_ref<void()> Records) {
    Stream.EnterSubblock(ID, 3);
    Records();
    Stream.ExitBlock();
  }

  void record(unsigned Code, ArrayRef<uint64_t> Values) {
    Stream.EmitRecord(Code, Values);
  }

  /// Types 0 to 3: i32, void, a function without parameters, [2 x i32].
  void types() {
    block(bitc::TYPE_BLOCK_ID_NEW, [&] {
      record(bitc::TYPE_CODE_NUMENTRY, {4});
      record(bitc::TYPE_CODE_INTEGER, {32});
      record(bitc::TYPE_CODE_VOID, {});
      record(bitc::TYPE_CODE_FUNCTION, {0, 1});
      record(bitc::TYPE_CODE_ARRAY, {2, 0});
    });
  }

  /// The finding of the reader: "RULE: MESSAGE" of the first error.
  std::string read() {
    Stream.ExitBlock();
    // Left behind if LLVM's reader crashed.
    auto &Context = *new LLVMContext;
    DiagnosticEngine Diags;
    LoadedModule L = loadModuleFromBuffer(
        MemoryBuffer::getMemBufferCopy(StringRef(Bytes.data(), Bytes.size())),
        "m.bc", Context, Diags);
    if (Diags.diagnostics().empty())
      return "";
    EXPECT_TRUE(Diags.gaveUp());
    const Diagnostic &D = Diags.diagnostics().front();
    return ruleInfo(D.ID).ID.str() + ": " + D.Message;
  }

private:
  SmallVector<char, 0> Bytes;
  BitstreamWriter Stream;
};

TEST(BitcodeLimits, LetsGoodModulesThrough) {
  Bitcode B;
  B.types();
  B.record(bitc::MODULE_CODE_FUNCTION, {2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
  B.block(bitc::FUNCTION_BLOCK_ID, [&] {
    B.record(bitc::FUNC_CODE_DECLAREBLOCKS, {1});
    B.record(bitc::FUNC_CODE_INST_RET, {});
  });
  EXPECT_EQ(B.read(), "");
}

TEST(BitcodeLimits, Types) {
  Bitcode B;
  B.block(bitc::TYPE_BLOCK_ID_NEW,
          [&] { B.record(bitc::TYPE_CODE_NUMENTRY, {4000000000}); });
  EXPECT_EQ(B.read(), "misc-llvm-parser: a table of 4000000000 types; the "
                      "limit is 64");
}

TEST(BitcodeLimits, WideIntegers) {
  Bitcode B;
  B.block(bitc::TYPE_BLOCK_ID_NEW, [&] {
    B.record(bitc::TYPE_CODE_NUMENTRY, {1});
    B.record(bitc::TYPE_CODE_INTEGER, {8388608});
  });
  EXPECT_EQ(B.read(), "misc-llvm-parser: type i8388608; the limit is 16384");
}

TEST(BitcodeLimits, Lanes) {
  Bitcode B;
  B.block(bitc::TYPE_BLOCK_ID_NEW, [&] {
    B.record(bitc::TYPE_CODE_NUMENTRY, {2});
    B.record(bitc::TYPE_CODE_INTEGER, {8});
    B.record(bitc::TYPE_CODE_VECTOR, {1u << 31, 0});
  });
  EXPECT_EQ(B.read(), "misc-llvm-parser: a vector of 2147483648 lanes; the "
                      "limit is 16384");
}

/// What is said of constant data whose type is the one numbered \p Type: i8, or
/// an array or a vector of it.
static std::string readData(unsigned Type) {
  Bitcode B;
  B.block(bitc::TYPE_BLOCK_ID_NEW, [&] {
    B.record(bitc::TYPE_CODE_NUMENTRY, {3});
    B.record(bitc::TYPE_CODE_INTEGER, {8});
    B.record(bitc::TYPE_CODE_ARRAY, {2, 0});
    B.record(bitc::TYPE_CODE_VECTOR, {2, 0});
  });
  B.block(bitc::CONSTANTS_BLOCK_ID, [&] {
    B.record(bitc::CST_CODE_SETTYPE, {Type});
    B.record(bitc::CST_CODE_DATA, {1, 2});
  });
  return B.read();
}

TEST(BitcodeLimits, DataHasElements) {
  EXPECT_EQ(readData(0), "misc-llvm-parser: constant data of a type without "
                         "elements");
  EXPECT_EQ(readData(1), "");
  EXPECT_EQ(readData(2), "");
}

TEST(BitcodeLimits, NestedTypes) {
  Bitcode B;
  B.block(bitc::TYPE_BLOCK_ID_NEW, [&] {
    B.record(bitc::TYPE_CODE_NUMENTRY, {1000});
    B.record(bitc::TYPE_CODE_INTEGER, {8});
    for (unsigned I = 0; I < 999; ++I)
      B.record(bitc::TYPE_CODE_ARRAY, {1, I});
  });
  EXPECT_EQ(B.read(), "misc-llvm-parser: types that are nested 1000 deep; the "
                      "limit is 512");
}

TEST(BitcodeLimits, ParametersWithAttributes) {
  Bitcode B;
  B.block(bitc::PARAMATTR_GROUP_BLOCK_ID, [&] {
    B.record(bitc::PARAMATTR_GRP_CODE_ENTRY, {1, 3000000000, 0, 18});
  });
  EXPECT_EQ(B.read(), "misc-llvm-parser: attributes of parameter 3000000000; "
                      "the limit is 16384");
}

TEST(BitcodeLimits, Blocks) {
  Bitcode B;
  B.types();
  B.record(bitc::MODULE_CODE_FUNCTION, {2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
  B.block(bitc::FUNCTION_BLOCK_ID, [&] {
    B.record(bitc::FUNC_CODE_DECLAREBLOCKS, {3000000000});
    B.record(bitc::FUNC_CODE_INST_RET, {});
  });
  EXPECT_EQ(B.read(), "misc-llvm-parser: 3000000000 blocks in a function; the "
                      "limit is 96");
}

TEST(BitcodeLimits, Clauses) {
  Bitcode B;
  B.types();
  B.record(bitc::MODULE_CODE_FUNCTION, {2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
  B.block(bitc::FUNCTION_BLOCK_ID, [&] {
    B.record(bitc::FUNC_CODE_DECLAREBLOCKS, {1});
    B.record(bitc::FUNC_CODE_INST_LANDINGPAD, {0, 0, 2000000000});
  });
  EXPECT_EQ(B.read(), "misc-llvm-parser: 2000000000 clauses in a landingpad; "
                      "the limit is 3");
}

TEST(BitcodeLimits, Enumerators) {
  Bitcode B;
  B.block(bitc::METADATA_BLOCK_ID,
          [&] { B.record(bitc::METADATA_ENUMERATOR, {4, 4000000000, 0, 0}); });
  EXPECT_EQ(B.read(), "misc-llvm-parser: an enumerator of 4000000000 bits; the "
                      "limit is 256");
}

TEST(BitcodeLimits, ConstantsOfThemselves) {
  Bitcode B;
  B.types();
  // @g is value 0, its initial value is value 1.
  B.record(bitc::MODULE_CODE_GLOBALVAR, {3, 2 | 1, 2, 0, 0, 0});
  B.block(bitc::CONSTANTS_BLOCK_ID, [&] {
    B.record(bitc::CST_CODE_SETTYPE, {3});
    B.record(bitc::CST_CODE_AGGREGATE, {2, 2});
    B.record(bitc::CST_CODE_AGGREGATE, {1, 1});
  });
  EXPECT_EQ(B.read(), "misc-llvm-parser: constants that are nested without "
                      "end; the limit is 512");
}

TEST(BitcodeLimits, ConstraintsCutShort) {
  // Flags, the assembly "a" and the constraints "^"; a type precedes them since
  // LLVM 14.
  for (unsigned Code :
       {bitc::CST_CODE_INLINEASM_OLD, bitc::CST_CODE_INLINEASM_OLD2,
        bitc::CST_CODE_INLINEASM_OLD3, bitc::CST_CODE_INLINEASM}) {
    Bitcode B;
    B.types();
    SmallVector<uint64_t, 8> R = {0, 1, 'a', 1, '^'};
    if (Code == bitc::CST_CODE_INLINEASM)
      R.insert(R.begin(), 2);
    B.block(bitc::CONSTANTS_BLOCK_ID, [&] {
      B.record(bitc::CST_CODE_SETTYPE, {3});
      B.record(Code, R);
    });
    EXPECT_EQ(B.read(),
              "misc-llvm-parser: a constraint of the assembly is cut short");
  }
}

TEST(BitcodeLimits, LocalConstantsOfThemselves) {
  Bitcode B;
  B.types();
  B.record(bitc::MODULE_CODE_FUNCTION, {2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
  B.block(bitc::FUNCTION_BLOCK_ID, [&] {
    B.record(bitc::FUNC_CODE_DECLAREBLOCKS, {1});
    B.block(bitc::CONSTANTS_BLOCK_ID, [&] {
      B.record(bitc::CST_CODE_SETTYPE, {0});
      B.record(bitc::CST_CODE_CE_BINOP, {0, 1, 1});
    });
    B.record(bitc::FUNC_CODE_INST_RET, {});
  });
  EXPECT_EQ(B.read(), "misc-llvm-parser: constants that are nested without "
                      "end; the limit is 512");
}

} // namespace
