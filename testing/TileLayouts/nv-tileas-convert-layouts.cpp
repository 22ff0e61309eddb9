//===- nv-tileas-convert-layouts.cpp - Every pair of layouts of a tile ----===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes kernels, in LLVM assembly, that convert a tile from each layout of a
// list to each, and others that do so through shared memory where the first do
// not. A kernel loads the tile from its first parameter, converts it,
// and compares each register with the element that it must be, which it loads
// again from there. The second parameter has a number for each thread, which
// becomes the number of its registers that are wrong. Where elements belong is
// computed here anew, from the basis vectors.
//
//===----------------------------------------------------------------------===//

#include "Support/OwnOptions.h"
#include "Tile/ToNVVM/Lowering.h"
#include "Tile/ToNVVM/ProductLayouts.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

using namespace mlir;
using namespace opennvvm::tile;
namespace cl = llvm::cl;

namespace {
struct Options {
  cl::opt<unsigned> Rows{"rows", cl::desc("The logarithm of the rows")};
  cl::opt<unsigned> Columns{"columns", cl::desc("The same of the columns")};
  cl::opt<unsigned> WarpBits{"warp-bits", cl::desc("The same of the warps")};
  cl::opt<std::string> Element{"type", cl::init("f32"),
                               cl::desc("The type of elements")};
  cl::opt<unsigned> MostRegisters{
      "most-registers", cl::init(256),
      cl::desc("The most registers of a thread for a tile")};
  cl::opt<unsigned> Every{"every", cl::init(1),
                          cl::desc("Take one of so many pairs")};
  cl::opt<unsigned> First{"first", cl::desc("Which one, from 0 on")};
  cl::opt<bool> Wrong{"wrong",
                      cl::desc("Expect the first element in all registers")};
};
struct Named {
  std::string Name;
  Layout Where;
};
} // namespace

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

/// The parts of a tile of one more dimension, of 2^Bits: first of \p Parent's
/// bits.
static Layout sliceOf(const Layout &Parent, unsigned Bits) {
  SmallVector<int> To(32, -1);
  for (unsigned I = Bits; I < 32; ++I)
    To[I] = int(I - Bits);
  return renamed(Parent, To);
}

/// Row by row and column by column, with vectors of each length, and the slices
/// of such layouts.
static void addBlocked(SmallVectorImpl<Named> &To, unsigned Rows,
                       unsigned Columns, unsigned WarpBits, unsigned Bytes) {
  for (bool ByRow : {true, false})
    for (unsigned Vector = 0; Bytes << Vector <= 16; ++Vector) {
      SmallVector<unsigned> Order;
      for (unsigned I = 0; I < Rows + Columns; ++I)
        Order.push_back(ByRow ? I : (I + Columns) % (Rows + Columns));
      std::string Suffix =
          (ByRow ? "_row" : "_column") + std::to_string(Vector);
      To.push_back(
          {"blocked" + Suffix, blockedLayout(Order, Vector, WarpBits)});
      // Of a tile that has 2^Extra elements along one more dimension, which is
      // before the others in lanes or behind them.
      for (unsigned Extra : {2U, 4U}) {
        auto Before = llvm::to_vector(llvm::seq<unsigned>(0, Extra));
        SmallVector<unsigned> After;
        for (unsigned Bit : Order)
          After.push_back(Bit + Extra);
        Before.append(After);
        After.append(Before.begin(), Before.begin() + Extra);
        std::string Slice = "slice" + std::to_string(Extra);
        To.push_back({(Twine(Slice) + "_first" + Suffix).str(),
                      sliceOf(blockedLayout(Before, Vector, WarpBits), Extra)});
        To.push_back({(Twine(Slice) + "_last" + Suffix).str(),
                      sliceOf(blockedLayout(After, Vector, WarpBits), Extra)});
      }
    }
}

/// The fragments of all tensor cores' instructions, and the sums of a thread
/// without them.
static void addFragments(SmallVectorImpl<Named> &To, unsigned Rows,
                         unsigned Columns, unsigned WarpBits, unsigned Bytes) {
  static constexpr struct {
    const char *Name;
    TensorInstruction I;
  } Instructions[] = {{"f16", {FactorKind::F16, 4, 4}},
                      {"half_f16", {FactorKind::F16, 4, 3}},
                      {"tf32", {FactorKind::TF32, 4, 3}},
                      {"i8", {FactorKind::I8, 4, 5}},
                      {"half_i8", {FactorKind::I8, 3, 4}},
                      {"f8", {FactorKind::F8, 4, 5}},
                      {"f64", {FactorKind::F64, 3, 2}}};
  ProductExtents A{0, Rows, 4, Columns}, B{0, 4, Columns, Rows},
      C{0, Rows, Columns, 4};
  for (const auto &[Name, I] : Instructions) {
    auto Add = [&, I = I, Name = Name](const char *Of, ProductTile Tile,
                                       const ProductExtents &E) {
      To.push_back(
          {std::string(Of) + Name, fragmentLayout(Tile, E, I, WarpBits)});
    };
    Add("a_", ProductTile::A, A);
    Add("b_", ProductTile::B, B);
    Add("c_", ProductTile::C, C);
  }
  To.push_back({"box", boxLayout(C, llvm::Log2_32(16 / Bytes), WarpBits)});
}

/// All layouts that differ from each other.
static SmallVector<Named> allLayouts(const Options &O, unsigned Bytes) {
  SmallVector<Named> All, Kept;
  addBlocked(All, O.Rows, O.Columns, O.WarpBits, Bytes);
  addFragments(All, O.Rows, O.Columns, O.WarpBits, Bytes);
  All.push_back(
      {"replicated", replicatedLayout(O.Rows + O.Columns, O.WarpBits)});
  for (Named &L : All)
    if (L.Where.registers() <= O.MostRegisters &&
        llvm::none_of(Kept, [&](const Named &K) { return K.Where == L.Where; }))
      Kept.push_back(std::move(L));
  return Kept;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

namespace {
/// The elements of each thread in memory.
struct Elements {
  const Layout &In;
  Type Element; ///< An i1 has a byte.
  Value First;  ///< The address of register 0.
};
} // namespace

static Type typeInMemory(Type Element) {
  return Element.isInteger(1) ? IntegerType::get(Element.getContext(), 8)
                              : Element;
}

static Elements elementsAt(Lowering &L, Value Base, const Layout &In,
                           Type Element) {
  ImplicitLocOpBuilder &B = L.B;
  SmallVector<uint32_t> Bases(In.Lane.begin(), In.Lane.end());
  Bases.append(In.Warp.begin(), In.Warp.end());
  Value Number = L.constant(0);
  for (auto [I, Basis] : llvm::enumerate(Bases)) {
    Value Bit = arith::AndIOp::create(
        B, arith::ShRUIOp::create(B, L.thread(), L.constant(int32_t(I))),
        L.constant(1));
    Value Part = arith::MulIOp::create(B, Bit, L.constant(int32_t(Basis)));
    Number = arith::AddIOp::create(B, Number, Part);
  }
  Value First = LLVM::GEPOp::create(B, Base.getType(), typeInMemory(Element),
                                    Base, ValueRange{Number});
  return {In, Element, First};
}

/// The element in register \p R of each thread.
static Value loadElement(Lowering &L, const Elements &E, unsigned R) {
  Type InMemory = typeInMemory(E.Element);
  Value At = LLVM::GEPOp::create(L.B, E.First.getType(), InMemory, E.First,
                                 LLVM::GEPArg(int32_t(E.In.ofRegister(R))));
  Value Loaded = LLVM::LoadOp::create(L.B, InMemory, At);
  return E.Element.isInteger(1)
             ? arith::TruncIOp::create(L.B, E.Element, Loaded).getResult()
             : Loaded;
}

/// 1 if the bits of \p A and \p B differ.
static Value differ(Lowering &L, Value A, Value B) {
  if (isa<FloatType>(A.getType())) {
    Type Word = L.B.getIntegerType(A.getType().getIntOrFloatBitWidth());
    A = arith::BitcastOp::create(L.B, Word, A);
    B = arith::BitcastOp::create(L.B, Word, B);
  }
  return arith::ExtUIOp::create(
      L.B, L.B.getI32Type(),
      arith::CmpIOp::create(L.B, arith::CmpIPredicate::ne, A, B));
}

using Conversion = FailureOr<Registers> (Lowering::*)(const Registers &,
                                                      const Layout &,
                                                      const Layout &);

namespace {
/// A conversion that is tried.
struct Pair {
  std::string Name;
  const Layout &From, &To;
  Type Element;
  Conversion Convert;
};
} // namespace

static LogicalResult fillKernel(Lowering &L, const Pair &P, Value Base,
                                Value Counts, bool IsWrong) {
  Registers Are;
  Elements Given = elementsAt(L, Base, P.From, P.Element);
  Are.reserve(P.From.registers());
  for (unsigned R = 0; R < P.From.registers(); ++R)
    Are.push_back(loadElement(L, Given, R));
  FailureOr<Registers> New = (L.*P.Convert)(Are, P.From, P.To);
  if (failed(New))
    return failure();
  Value Wrong = L.constant(0);
  // With all basis vectors zero, every register is to have the first element.
  Layout Nowhere = P.To;
  for (auto *Part : {&Nowhere.Lane, &Nowhere.Warp})
    Part->assign(Part->size(), 0);
  Nowhere.Register.assign(P.To.Register.size(), 0);
  Elements Expected = elementsAt(L, Base, IsWrong ? Nowhere : P.To, P.Element);
  for (unsigned R = 0; R < P.To.registers(); ++R) {
    Value Wanted = loadElement(L, Expected, R);
    Wrong = arith::AddIOp::create(L.B, Wrong, differ(L, (*New)[R], Wanted));
  }
  Value At = LLVM::GEPOp::create(L.B, Counts.getType(), Wrong.getType(), Counts,
                                 ValueRange{L.thread()});
  LLVM::StoreOp::create(L.B, Wrong, At);
  LLVM::ReturnOp::create(L.B, ValueRange());
  return success();
}

/// Adds a kernel, and says whether it uses shared memory.
static FailureOr<bool> makeKernel(ImplicitLocOpBuilder &B, const Machine &M,
                                  const Options &O, const Pair &P) {
  OpBuilder::InsertionGuard Guard(B);
  Type Array = LLVM::LLVMPointerType::get(B.getContext(), 1);
  // What nothing is planned for.
  auto Empty = func::FuncOp::create(
      B, P.Name + "_empty", B.getFunctionType(TypeRange(), TypeRange()));
  Empty.addEntryBlock();
  AxisFactsAnalysis Facts(Empty);
  LayoutPlan Plan(Empty, Facts, M, O.WarpBits);
  auto Void = LLVM::LLVMVoidType::get(B.getContext());
  auto Kernel = LLVM::LLVMFuncOp::create(
      B, P.Name, LLVM::LLVMFunctionType::get(Void, {Array, Array}));
  Kernel->setAttr(NVVM::NVVMDialect::getKernelFuncAttrName(), B.getUnitAttr());
  Kernel->setAttr(NVVM::NVVMDialect::getReqntidAttrName(),
                  B.getDenseI32ArrayAttr({int32_t(32 << O.WarpBits), 1, 1}));
  mlir::Block *Entry = Kernel.addEntryBlock(B);
  B.setInsertionPointToStart(Entry);
  Handlers None;
  std::string Shared = "shared_" + P.Name;
  Lowering L(None, Plan, Facts, M, B, Shared, 1U << O.WarpBits,
             /*CopyBytes=*/0);
  if (failed(fillKernel(L, P, Entry->getArgument(0), Entry->getArgument(1),
                        O.Wrong)))
    return failure();
  Empty.erase();
  uint64_t Bytes = L.scratch().size();
  if (!Bytes)
    return false;
  B.setInsertionPoint(Kernel);
  LLVM::GlobalOp::create(
      B, LLVM::LLVMArrayType::get(B.getI8Type(), unsigned(Bytes)),
      /*isConstant=*/false, LLVM::Linkage::Internal, Shared, Attribute(),
      /*alignment=*/16, /*addrSpace=*/3);
  return true;
}

static LogicalResult makeKernels(ImplicitLocOpBuilder &B, const Machine &M,
                                 const Options &O, const Named &From,
                                 const Named &To, Type Element) {
  Pair P{From.Name + "__" + To.Name, From.Where, To.Where, Element,
         &Lowering::convert};
  FailureOr<bool> UsesShared = makeKernel(B, M, O, P);
  if (failed(UsesShared) || *UsesShared)
    return UsesShared;
  P.Name += "__by_shared";
  P.Convert = &Lowering::exchangeThroughShared;
  return makeKernel(B, M, O, P);
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

static LogicalResult print(mlir::ModuleOp Module) {
  PassManager Passes(Module.getContext());
  Passes.addPass(createSCFToControlFlowPass());
  Passes.addPass(createArithToLLVMConversionPass());
  Passes.addPass(createConvertControlFlowToLLVMPass());
  Passes.addPass(createReconcileUnrealizedCastsPass());
  if (failed(Passes.run(Module)))
    return failure();
  llvm::LLVMContext LLVM;
  std::unique_ptr<llvm::Module> Code = translateModuleToLLVMIR(Module, LLVM);
  if (!Code)
    return failure();
  Code->setTargetTriple(llvm::Triple("nvptx64-nvidia-cuda"));
  Code->print(llvm::outs(), nullptr);
  return success();
}

static LogicalResult run(const Options &O, MLIRContext &Context) {
  Type Element = mlir::parseType(O.Element, &Context);
  llvm::Expected<Machine> M = parseMachine("sm_80");
  if (!M || !Element)
    return failure();
  unsigned Bytes = std::max(1U, Element.getIntOrFloatBitWidth() / 8);
  SmallVector<Named> All = allLayouts(O, Bytes);
  Location Loc = UnknownLoc::get(&Context);
  OwningOpRef<mlir::ModuleOp> Module = mlir::ModuleOp::create(Loc);
  ImplicitLocOpBuilder B(Loc, &Context);
  unsigned Pair = 0;
  for (const Named &From : All)
    for (const Named &To : All) {
      if (Pair++ % O.Every != O.First)
        continue;
      B.setInsertionPointToEnd(Module->getBody());
      if (failed(makeKernels(B, *M, O, From, To, Element)))
        return failure();
    }
  return print(*Module);
}

int main(int Argc, char **Argv) {
  llvm::InitLLVM X(Argc, Argv);
  opennvvm::hideOptionsOfLibraries();
  Options O;
  cl::ParseCommandLineOptions(Argc, Argv);
  DialectRegistry Registry;
  Registry.insert<arith::ArithDialect, cf::ControlFlowDialect,
                  func::FuncDialect, LLVM::LLVMDialect, NVVM::NVVMDialect,
                  nv_tileas::NVTileASDialect, scf::SCFDialect>();
  registerBuiltinDialectTranslation(Registry);
  registerLLVMDialectTranslation(Registry);
  registerNVVMDialectTranslation(Registry);
  MLIRContext Context(Registry);
  Context.loadAllAvailableDialects();
  return failed(run(O, Context));
}
