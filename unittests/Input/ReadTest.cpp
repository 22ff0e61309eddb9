//===- ReadTest.cpp - Text and bitcode to modules -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Input/Input.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

LoadedModule readText(StringRef Text, LLVMContext &C, DiagnosticEngine &E) {
  return loadModuleFromBuffer(MemoryBuffer::getMemBufferCopy(Text), "m.ll", C,
                              E);
}

TEST(Read, KeepsTargetAsWritten) {
  LLVMContext C;
  DiagnosticEngine E;
  LoadedModule L = readText("target triple = \"nvptx64-nvidia-cuda\"\n"
                            "target datalayout = \"e-i64:64-n16:32:64\"\n",
                            C, E);
  ASSERT_TRUE(L.Module);
  EXPECT_EQ(L.File, "m.ll");
  EXPECT_FALSE(L.IsBitcode);
  EXPECT_EQ(L.TargetTriple, "nvptx64-nvidia-cuda");
  EXPECT_EQ(L.DataLayout, "e-i64:64-n16:32:64");
  EXPECT_EQ(L.LayoutError, "");
  EXPECT_FALSE(E.gaveUp());
}

TEST(Read, SurvivesALayoutThatLLVMCannotParse) {
  LLVMContext C;
  DiagnosticEngine E;
  LoadedModule L = readText("target triple = \"nvptx64-nvidia-cuda\"\n"
                            "target datalayout = \"e-p:oops\"\n",
                            C, E);
  ASSERT_TRUE(L.Module);
  EXPECT_EQ(L.DataLayout, "e-p:oops");
  EXPECT_NE(L.LayoutError, "");
  EXPECT_NE(L.Module->getDataLayoutStr(), "e-p:oops");
  // The verifier reports it, with the message of the profile.
  EXPECT_TRUE(E.diagnostics().empty());
}

TEST(Read, NothingWrittenOfTheTarget) {
  LLVMContext C;
  DiagnosticEngine E;
  LoadedModule L = readText("define void @f() { ret void }\n", C, E);
  ASSERT_TRUE(L.Module);
  EXPECT_EQ(L.TargetTriple, "");
  EXPECT_EQ(L.DataLayout, "");
  EXPECT_EQ(L.LayoutError, "");
}

TEST(Read, SyntaxErrorsAreFindings) {
  LLVMContext C;
  DiagnosticEngine E;
  LoadedModule L = readText("define void @f() {\n  oops\n}\n", C, E);
  EXPECT_FALSE(L.Module);
  EXPECT_FALSE(L.Crashed);
  EXPECT_TRUE(E.gaveUp());
  ASSERT_EQ(E.diagnostics().size(), 1u);
  const Diagnostic &D = E.diagnostics()[0];
  EXPECT_EQ(D.ID, Rule::MiscLlvmParser);
  EXPECT_EQ(D.Range.Line, 2u);
  EXPECT_EQ(D.Range.Column, 3u);
  EXPECT_EQ(D.SourceLine, "  oops");
}

TEST(Read, MissingFile) {
  LLVMContext C;
  DiagnosticEngine E;
  Expected<LoadedModule> L = loadModule("/no/such/file.ll", C, E);
  ASSERT_FALSE(bool(L));
  consumeError(L.takeError());
  EXPECT_TRUE(E.diagnostics().empty());
}

/// Bitcode whose annotations \p Fill creates.
SmallString<0> annotated(
    function_ref<void(LLVMContext &, Function &, SmallVectorImpl<Metadata *> &)>
        Fill) {
  LLVMContext C;
  Module M("m", C);
  M.setTargetTriple(Triple("nvptx64-nvidia-cuda"));
  auto *F = Function::Create(FunctionType::get(Type::getVoidTy(C), false),
                             Function::ExternalLinkage, "k", M);
  ReturnInst::Create(C, BasicBlock::Create(C, "", F));
  SmallVector<Metadata *, 4> Ops;
  Fill(C, *F, Ops);
  M.getOrInsertNamedMetadata("nvvm.annotations")
      ->addOperand(MDNode::get(C, Ops));
  SmallString<0> Bytes;
  raw_svector_ostream OS(Bytes);
  WriteBitcodeToFile(M, OS);
  return Bytes;
}

std::string firstRule(StringRef Bytes) {
  LLVMContext C;
  DiagnosticEngine E;
  LoadedModule L =
      loadModuleFromBuffer(MemoryBuffer::getMemBufferCopy(Bytes), "m.bc", C, E);
  EXPECT_TRUE(L.IsBitcode);
  EXPECT_EQ(L.Module == nullptr, E.gaveUp());
  if (E.diagnostics().empty())
    return L.Module ? "fine" : "silent";
  return ruleInfo(E.diagnostics()[0].ID).ID.str();
}

/// What is wrong with module \p M as bitcode: the message of the first finding.
std::string firstMessage(const Module &M) {
  SmallString<0> Bytes;
  raw_svector_ostream OS(Bytes);
  WriteBitcodeToFile(M, OS);
  LLVMContext C;
  DiagnosticEngine E;
  LoadedModule L = loadModuleFromBuffer(
      MemoryBuffer::getMemBufferCopy(StringRef(Bytes)), "m.bc", C, E);
  return E.diagnostics().empty() ? "" : E.diagnostics()[0].Message;
}

/// A module whose function f calls assembly of type void(i32).
std::string callAssembly(ArrayRef<unsigned> Arguments, StringRef Constraints) {
  LLVMContext C;
  Module M("m", C);
  Type *Void = Type::getVoidTy(C), *Int = Type::getInt32Ty(C);
  auto *F = Function::Create(FunctionType::get(Void, false),
                             Function::ExternalLinkage, "f", M);
  BasicBlock *BB = BasicBlock::Create(C, "", F);
  InlineAsm *Asm = InlineAsm::get(FunctionType::get(Void, {Int}, false), "",
                                  Constraints, /*hasSideEffects=*/true);
  SmallVector<Type *, 2> Types(Arguments.size(), Int);
  SmallVector<Value *, 2> Values;
  for (unsigned N : Arguments)
    Values.push_back(ConstantInt::get(Int, N));
  CallInst::Create(FunctionType::get(Void, Types, false), Asm, Values, "", BB);
  ReturnInst::Create(C, BB);
  return firstMessage(M);
}

TEST(Read, AssemblyInBitcode) {
  EXPECT_EQ(callAssembly({1}, "r"), "");
  EXPECT_NE(callAssembly({}, "r"), "");
  EXPECT_NE(callAssembly({1, 2}, "r"), "");
  // LLVM's reader would read past the end.
  for (StringRef Short : {"^", "^a", "r,^", "@", "@3ab", "r^a,r"})
    EXPECT_EQ(callAssembly({1}, Short),
              "a constraint of the assembly is cut short")
        << Short.str();
}

/// The sum of an address with itself, \p Levels deep, as an initial value.
std::string doubledConstant(unsigned Levels) {
  LLVMContext C;
  Module M("m", C);
  Type *Int = Type::getInt64Ty(C);
  auto *GV = new GlobalVariable(M, Int, false, GlobalValue::ExternalLinkage,
                                nullptr, "g");
  Constant *Sum = ConstantExpr::getPtrToInt(GV, Int);
  for (unsigned I = 0; I < Levels; ++I)
    Sum = ConstantExpr::getAdd(Sum, Sum);
  GV->setInitializer(Sum);
  return firstMessage(M);
}

TEST(Read, ConstantsThatGrowExponentially) {
  EXPECT_EQ(doubledConstant(8), "");
  EXPECT_TRUE(StringRef(doubledConstant(60)).starts_with("a constant of "));
}

Metadata *integer(LLVMContext &C, unsigned N) {
  return ConstantAsMetadata::get(ConstantInt::get(Type::getInt32Ty(C), N));
}

TEST(Read, AnnotationsInBitcode) {
  using Operands = SmallVectorImpl<Metadata *>;
  EXPECT_EQ(firstRule(annotated([](LLVMContext &C, Function &F, Operands &Ops) {
              Ops.append({ValueAsMetadata::get(&F), MDString::get(C, "kernel"),
                          integer(C, 1)});
            })),
            "fine");
  EXPECT_EQ(firstRule(annotated([](LLVMContext &C, Function &F, Operands &Ops) {
              Ops.append(
                  {ValueAsMetadata::get(&F), MDString::get(C, "kernel")});
            })),
            "misc-annotation-pairs");
  EXPECT_EQ(firstRule(annotated([](LLVMContext &C, Function &F, Operands &Ops) {
              Ops.append({ValueAsMetadata::get(&F), MDString::get(C, "maxnreg"),
                          MDString::get(C, "32")});
            })),
            "misc-annotation-value");
  EXPECT_EQ(firstRule(annotated([](LLVMContext &C, Function &, Operands &) {})),
            "misc-annotation-pairs");
  EXPECT_EQ(firstRule(annotated([](LLVMContext &C, Function &F, Operands &Ops) {
              auto *GV = new GlobalVariable(*F.getParent(), Type::getInt32Ty(C),
                                            false, GlobalValue::ExternalLinkage,
                                            nullptr, "g");
              Ops.append({ValueAsMetadata::get(GV), MDString::get(C, "kernel"),
                          integer(C, 1)});
            })),
            "misc-annotation-kernel-on-variable");
}

/// Nodes of all kinds that have strings, with all of these.
constexpr StringLiteral AllStrings = R"(
!named = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14,
           !15, !16, !17, !18, !19, !20, !21, !22}
!0 = distinct !GenericDINode(tag: DW_TAG_member, header: "h")
!1 = distinct !DIEnumerator(name: "n", value: 1)
!2 = distinct !DIBasicType(name: "n", size: 32)
!3 = distinct !DIDerivedType(tag: DW_TAG_typedef, name: "n", baseType: !2)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "n",
                               identifier: "i")
!5 = distinct !DIFile(filename: "f", directory: "d", checksumkind: CSK_MD5,
                      checksum: "000102030405060708090a0b0c0d0e0f",
                      source: "s")
!6 = distinct !DICompileUnit(language: DW_LANG_C, file: !5, producer: "p",
                             flags: "f", splitDebugFilename: "s",
                             emissionKind: NoDebug, sysroot: "r", sdk: "k")
!7 = distinct !DISubprogram(name: "n", linkageName: "l", scope: !5, file: !5,
                            type: !24, unit: !6, targetFuncName: "t",
                            spFlags: DISPFlagDefinition)
!8 = distinct !DINamespace(name: "n", scope: null)
!9 = distinct !DIModule(scope: !5, name: "n", configMacros: "c",
                        includePath: "i", apinotes: "a")
!10 = distinct !DITemplateTypeParameter(name: "n", type: !2)
!11 = distinct !DITemplateValueParameter(name: "n", type: !2, value: i32 1)
!12 = distinct !DIGlobalVariable(name: "n", linkageName: "l", scope: !6,
                                 file: !5, type: !2)
!13 = distinct !DILocalVariable(name: "n", scope: !7, file: !5, type: !2)
!14 = distinct !DILabel(scope: !7, name: "n", file: !5, line: 1)
!15 = distinct !DIObjCProperty(name: "n", setter: "s", getter: "g")
!16 = distinct !DIImportedEntity(tag: DW_TAG_imported_module, scope: !6,
                                 entity: !8, name: "n")
!17 = distinct !DIMacro(type: DW_MACINFO_define, name: "n", value: "v")
!18 = distinct !DICommonBlock(scope: !7, declaration: !12, name: "n")
!19 = distinct !DIStringType(name: "n")
!20 = distinct !DISubrangeType(name: "n", baseType: !2)
!21 = distinct !DIFixedPointType(name: "n", kind: Binary, factor: 1)
!22 = distinct !DISubroutineType(types: !23)
!23 = !{null}
!24 = !DISubroutineType(types: !23)
)";

std::string toBitcode(const Module &M) {
  std::string Bytes;
  raw_string_ostream OS(Bytes);
  WriteBitcodeToFile(M, OS);
  return Bytes;
}

/// Whether the reader accepts \p Bytes; \p Said receives its messages.
bool takesBitcode(StringRef Bytes, std::string &Said) {
  LLVMContext C;
  DiagnosticEngine E;
  LoadedModule L =
      loadModuleFromBuffer(MemoryBuffer::getMemBufferCopy(Bytes), "m.bc", C, E);
  Said.clear();
  for (const Diagnostic &D : E.diagnostics())
    Said += D.Message + "\n";
  return L.Module != nullptr;
}

TEST(Read, StringsOfMetadataAreStrings) {
  LLVMContext C;
  DiagnosticEngine E;
  LoadedModule L = readText(AllStrings, C, E);
  ASSERT_TRUE(L.Module);
  std::string Said;
  ASSERT_TRUE(takesBitcode(toBitcode(*L.Module), Said)) << Said;
  Metadata *Other = MDTuple::get(C, {});
  unsigned Strings = 0;
  for (MDNode *N : L.Module->getNamedMetadata("named")->operands())
    for (unsigned Op = 0; Op != N->getNumOperands(); ++Op) {
      Metadata *Old = N->getOperand(Op);
      if (!isa_and_nonnull<MDString>(Old))
        continue;
      // The writer derives these from other parts of the node.
      if ((isa<DIFile>(N) && Op >= 2) || (isa<DIGlobalVariable>(N) && Op == 4))
        continue;
      ++Strings;
      N->replaceOperandWith(Op, Other);
      EXPECT_FALSE(takesBitcode(toBitcode(*L.Module), Said))
          << "kind " << N->getMetadataID() << ", operand " << Op;
      EXPECT_NE(Said.find("is not a string"), std::string::npos) << Said;
      N->replaceOperandWith(Op, Old);
    }
  EXPECT_GT(Strings, 33u);
}

constexpr StringLiteral AllNodes = R"(
!named = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14,
           !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28}
!0 = distinct !DIFile(filename: "f", directory: "d")
!1 = distinct !DIBasicType(name: "n", size: 32)
!2 = distinct !DISubroutineType(types: !40)
!3 = distinct !DICompileUnit(language: DW_LANG_C, file: !0, enums: !41,
                             emissionKind: NoDebug, retainedTypes: !40,
                             globals: !42, imports: !43, macros: !44)
!4 = distinct !DISubprogram(scope: !0, file: !0, type: !2, unit: !3,
                            containingType: !1, declaration: !5,
                            retainedNodes: !46, templateParams: !45,
                            thrownTypes: !40, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(scope: !0, type: !2)
!6 = distinct !DILocation(line: 1, scope: !4, inlinedAt: !7)
!7 = distinct !DILocation(line: 1, scope: !4)
!8 = distinct !DILexicalBlock(scope: !4, file: !0)
!9 = distinct !DILexicalBlockFile(scope: !4, file: !0, discriminator: 0)
!10 = distinct !DINamespace(name: "n", scope: !0)
!11 = distinct !DIModule(scope: !0, name: "n")
!12 = distinct !DIGlobalVariable(scope: !3, file: !0, type: !1,
                                 declaration: !13, templateParams: !45)
!13 = distinct !DIDerivedType(tag: DW_TAG_member, name: "n", baseType: !1,
                              file: !0, scope: !14, flags: DIFlagStaticMember)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !0,
                                scope: !0, baseType: !1, elements: !46,
                                vtableHolder: !1, templateParams: !45,
                                discriminator: !13, specification: !1)
!15 = distinct !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!16 = distinct !DILocalVariable(scope: !4, file: !0, type: !1)
!17 = distinct !DILabel(scope: !4, name: "n", file: !0, line: 1)
!18 = distinct !DITemplateTypeParameter(type: !1)
!19 = distinct !DITemplateValueParameter(type: !1, value: i32 1)
!20 = distinct !DIImportedEntity(tag: DW_TAG_imported_module, scope: !3,
                                 entity: !10, file: !0, elements: !46)
!21 = distinct !DIMacroFile(file: !0, nodes: !44)
!22 = distinct !DICommonBlock(scope: !4, declaration: !12, name: "n", file: !0)
!23 = distinct !DIStringType(name: "n", stringLength: !16,
                             stringLengthExpression: !DIExpression(),
                             stringLocationExpression: !DIExpression())
!24 = distinct !DISubrangeType(name: "n", file: !0, scope: !0, baseType: !1,
                               lowerBound: !16, upperBound: !16)
!25 = distinct !DISubrange(count: !16, lowerBound: !16)
!26 = distinct !DIGenericSubrange(lowerBound: !16, upperBound: !16,
                                  stride: !16)
!27 = distinct !DIObjCProperty(name: "n", file: !0, type: !1)
!28 = distinct !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !1,
                              extraData: !14)
!40 = distinct !{!1}
!41 = distinct !{!14}
!42 = distinct !{!15}
!43 = distinct !{!20}
!44 = distinct !{!47}
!45 = distinct !{!18}
!46 = distinct !{!16}
!47 = distinct !DIMacro(type: DW_MACINFO_define, name: "n")
)";

/// Replaces operand \p Op of \p N with \p Other, which the reader must reject.
void expectRejected(const Module &M, MDNode &N, unsigned Op, Metadata *Other) {
  Metadata *Old = N.getOperand(Op);
  N.replaceOperandWith(Op, Other);
  std::string Said;
  EXPECT_FALSE(takesBitcode(toBitcode(M), Said))
      << "kind " << N.getMetadataID() << ", operand " << Op;
  EXPECT_NE(Said.find(" is not "), std::string::npos) << Said;
  N.replaceOperandWith(Op, Old);
}

TEST(Read, NodesOfMetadataAreOfTheirKind) {
  LLVMContext C;
  DiagnosticEngine E;
  LoadedModule L = readText(AllNodes, C, E);
  ASSERT_TRUE(L.Module);
  std::string Said;
  ASSERT_TRUE(takesBitcode(toBitcode(*L.Module), Said)) << Said;
  NamedMDNode *Named = L.Module->getNamedMetadata("named");
  unsigned Operands = 0;
  for (MDNode *N : Named->operands())
    for (unsigned Op = 0; Op != N->getNumOperands(); ++Op) {
      auto *Node = dyn_cast_or_null<MDNode>(N->getOperand(Op).get());
      if (!Node)
        continue;
      ++Operands;
      // Only a location has one as its operand.
      Metadata *Other =
          isa<DILocation>(Node) ? Named->getOperand(1) : Named->getOperand(6);
      expectRejected(*L.Module, *N, Op, Other);
      if (isa<MDTuple>(Node))
        expectRejected(*L.Module, *Node, 0, Other);
    }
  EXPECT_GT(Operands, 70u);
}

TEST(Read, NodesOfMetadataThatMustBeThere) {
  LLVMContext C;
  DiagnosticEngine E;
  LoadedModule L = readText(AllNodes, C, E);
  ASSERT_TRUE(L.Module);
  NamedMDNode *Named = L.Module->getNamedMetadata("named");
  expectRejected(*L.Module, *Named->getOperand(16), 0, nullptr);
  expectRejected(*L.Module, *Named->getOperand(15), 0, nullptr);
  expectRejected(*L.Module, *Named->getOperand(8), 1, nullptr);
}

/// What LLVM's readers make of one launch bound in the annotations of bitcode,
/// after it was given back what was written.
std::string boundInBitcode(StringRef Key, APInt Value, StringRef Attribute) {
  SmallString<0> Bytes = annotated(
      [&](LLVMContext &C, Function &F, SmallVectorImpl<Metadata *> &Ops) {
        F.setCallingConv(CallingConv::PTX_Kernel);
        Ops.append({ValueAsMetadata::get(&F), MDString::get(C, Key),
                    ConstantAsMetadata::get(ConstantInt::get(C, Value))});
      });
  LLVMContext C;
  DiagnosticEngine E;
  LoadedModule L =
      loadModuleFromBuffer(MemoryBuffer::getMemBufferCopy(Bytes), "m.bc", C, E);
  if (!L.Module || !L.Module->getFunction("k"))
    return "unread";
  return L.Module->getFunction("k")
      ->getFnAttribute(Attribute)
      .getValueAsString()
      .str();
}

TEST(Read, NegativeBoundsInBitcode) {
  auto Number = [](unsigned Bits, int64_t N) {
    return APInt(Bits, uint64_t(N), /*isSigned=*/true);
  };
  EXPECT_EQ(boundInBitcode("maxnreg", Number(32, -3), "nvvm.maxnreg"), "-3");
  EXPECT_EQ(boundInBitcode("minctasm", Number(64, -1), "nvvm.minctasm"), "-1");
  EXPECT_EQ(boundInBitcode("maxntidx", Number(32, -7), "nvvm.maxntid"), "-7");
  EXPECT_EQ(boundInBitcode("maxntidy", Number(32, -7), "nvvm.maxntid"), "1,-7");
  EXPECT_EQ(boundInBitcode("reqntidx", Number(32, 128), "nvvm.reqntid"), "128");
}

TEST(Structure, FindsAndPlaces) {
  LLVMContext C;
  DiagnosticEngine E;
  LoadedModule L = readText("define i32 @f(i32 %n) {\n"
                            "entry:\n"
                            "  %x = mul i32 %late, 2\n"
                            "  br label %next\n"
                            "next:\n"
                            "  %late = add i32 %n, 1\n"
                            "  ret i32 %x\n"
                            "}\n",
                            C, E);
  ASSERT_TRUE(L.Module);
  EXPECT_FALSE(verifyStructure(*L.Module, E));
  ASSERT_EQ(E.diagnostics().size(), 1u);
  const Diagnostic &D = E.diagnostics()[0];
  EXPECT_EQ(D.ID, Rule::MiscLlvmVerifier);
  EXPECT_EQ(D.Message, "Instruction does not dominate all uses!");
  EXPECT_EQ(D.Range.Line, 6u);
  ASSERT_EQ(D.Details.size(), 1u);
  EXPECT_EQ(D.Details[0], "%x = mul i32 %late, 2");
  EXPECT_FALSE(E.gaveUp());
}

} // namespace
