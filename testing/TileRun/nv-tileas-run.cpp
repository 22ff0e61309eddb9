//===- nv-tileas-run.cpp - Executes the kernels of a file -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlacedMemory.h"
#include "Programs.h"
#include "Tile/Eval/Device.h"
#include "Tile/Eval/Evaluator.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>
#include <cstring>

using namespace mlir;
using namespace mlir::nv_tileas;
using namespace opennvvm::tile_eval;

/// Small numbers, different in each place and argument: integers, the numbers
/// that four bits are, powers of two of a scale factor.
static TypedAttr inputAt(Type T, int64_t Place, unsigned Argument) {
  static constexpr double FourBits[] = {-6,  -4, -3,  -2, -1.5, -1, -0.5, 0,
                                        0.5, 1,  1.5, 2,  3,    4,  6};
  int64_t Number = Place * 7 + Argument * 5 + 3;
  if (isa<Float4E2M1FNType>(T))
    return elementOf(T, FourBits[Number % 15]);
  if (isa<Float8E8M0FNUType>(T))
    return elementOf(T, std::ldexp(1.0, Number % 5 - 2));
  return elementOf(T, Number % 17 - 6);
}

namespace {
struct Options {
  const char *File = nullptr;
  std::string Kernel;    ///< Empty: all of them.
  std::string Arguments; ///< A file; empty: small numbers.
  Triple Grid = {1, 1, 1};
  unsigned Seed = 0;
  size_t Clusters = 0; ///< The first ones; 0: all.
};
} // namespace

/// "2,3": missing extents are 1.
static bool parseGrid(StringRef Text, Triple &Grid) {
  for (int64_t &Extent : Grid) {
    auto [First, Rest] = Text.split(',');
    if (!First.empty() && (First.getAsInteger(10, Extent) || Extent < 1))
      return false;
    Text = Rest;
  }
  return Text.empty();
}

static bool parseOptions(ArrayRef<char *> Arguments, Options &O) {
  for (const char *Argument : Arguments) {
    StringRef Text = Argument;
    if (Text.consume_front("--grid=")) {
      if (!parseGrid(Text, O.Grid))
        return false;
    } else if (Text.consume_front("--seed=")) {
      if (Text.getAsInteger(10, O.Seed))
        return false;
    } else if (Text.consume_front("--clusters=")) {
      if (Text.getAsInteger(10, O.Clusters))
        return false;
    } else if (Text.consume_front("--kernel=")) {
      O.Kernel = Text;
    } else if (Text.consume_front("--arguments=")) {
      O.Arguments = Text;
    } else if (Text.starts_with("-") || O.File) {
      return false;
    } else {
      O.File = Argument;
    }
  }
  return O.File;
}

//===----------------------------------------------------------------------===//
// Arguments that are made up
//===----------------------------------------------------------------------===//

/// A view of memory that is filled, or a small number.
static FailureOr<opennvvm::tile_eval::Value> inputOf(func::FuncOp F, Type T,
                                                     unsigned Argument) {
  if (T.isIntOrIndexOrFloat())
    return opennvvm::tile_eval::Value(elementOf(T, Argument + 1));
  auto Window = dyn_cast<TiledViewType>(T);
  if (!Window)
    return F.emitError("the evaluator has no input of type ") << T;
  auto Memory = std::make_shared<Elements>();
  Memory->Shape.assign(Window.getShape());
  for (int64_t I = 0, E = ShapedType::getNumElements(Window.getShape()); I != E;
       ++I)
    Memory->Data.push_back(inputAt(Window.getElementType(), I, Argument));
  return opennvvm::tile_eval::Value(
      View{Memory, SmallVector<int64_t>(Window.getRank())});
}

/// Prints what the arguments hold at the end.
static LogicalResult runKernel(func::FuncOp F, const Options &O) {
  SmallVector<opennvvm::tile_eval::Value> Inputs;
  for (auto [Argument, T] : llvm::enumerate(F.getArgumentTypes())) {
    auto Input = inputOf(F, T, Argument);
    if (failed(Input))
      return failure();
    Inputs.push_back(*Input);
  }
  Device On(llvm::outs());
  if (failed(runGrid(F, O.Grid, Inputs, O.Seed, On, O.Clusters)))
    return failure();
  for (auto [Argument, Input] : llvm::enumerate(Inputs)) {
    auto *Window = std::get_if<View>(&Input);
    if (!Window)
      continue;
    llvm::outs() << F.getName() << ' ' << Argument << ':';
    for (TypedAttr Element : Window->Memory->Data) {
      llvm::outs() << ' ';
      Element.print(llvm::outs(), /*elideType=*/true);
    }
    llvm::outs() << '\n';
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Arguments that are given
//===----------------------------------------------------------------------===//

namespace {
/// Arguments, each as the hexadecimal digits of its bytes: of a number, or
/// {"memory": DIGITS}. Where numbers are addresses of memory that another
/// process has, they come as
///
///   {"arguments": [DIGITS, ...], "memory": [{"at": ADDRESS, "file": FILE},
///   ...]}
///
/// and the bytes of each file are put where its address says.
class GivenArguments {
public:
  explicit GivenArguments(Device &On) : On(On) {}

  /// Reads \p File for the parameters of \p F. Fails after a diagnostic.
  LogicalResult read(func::FuncOp F, StringRef File);
  /// Writes what memory holds.
  LogicalResult write(func::FuncOp F, StringRef File);

  SmallVector<opennvvm::tile_eval::Value> Inputs;

private:
  LogicalResult addArguments(func::FuncOp F, const llvm::json::Array *All);
  LogicalResult addMemory(func::FuncOp F, StringRef Digits);
  LogicalResult addNumber(func::FuncOp F, Type T, StringRef Digits);
  LogicalResult mapFile(func::FuncOp F, const llvm::json::Value &Given);

  struct Span {
    uint64_t At = 0;
    size_t Size = 0;
    std::string File; ///< Where it is from; empty: the arguments themselves.
  };
  Device &On;
  SmallVector<Span> Memory; ///< Of each argument, or of each file.
  opennvvm::PlacedMemory Placed;
};
} // namespace

LogicalResult GivenArguments::addMemory(func::FuncOp F, StringRef Digits) {
  std::string Bytes;
  if (!llvm::tryGetFromHex(Digits, Bytes))
    return F.emitError("an argument is no hexadecimal number");
  uint64_t At = On.allocate(Bytes.size(), /*Alignment=*/256,
                            "argument " + std::to_string(Inputs.size() + 1));
  if (!At)
    return F.emitError("there is no memory for an argument");
  std::memcpy(opennvvm::tile::pointerTo<void>(At), Bytes.data(), Bytes.size());
  Memory.push_back({At, Bytes.size(), ""});
  Inputs.push_back(
      TypedAttr(IntegerAttr::get(IntegerType::get(F.getContext(), 64), At)));
  return success();
}

LogicalResult GivenArguments::addNumber(func::FuncOp F, Type T,
                                        StringRef Digits) {
  std::string Bytes;
  if (!kindOf(T) || !llvm::tryGetFromHex(Digits, Bytes))
    return F.emitError("an argument is no number of type ") << T;
  Column Number(T, 1);
  if (Bytes.size() != Number.Bytes.size())
    return F.emitError("an argument has ") << Bytes.size() << " bytes";
  llvm::copy(Bytes, Number.Bytes.begin());
  Memory.push_back({});
  Inputs.push_back(Number.element(0));
  return success();
}

LogicalResult GivenArguments::mapFile(func::FuncOp F,
                                      const llvm::json::Value &Given) {
  const llvm::json::Object *Object = Given.getAsObject();
  auto At = Object ? Object->getInteger("at") : std::nullopt;
  auto File = Object ? Object->getString("file") : std::nullopt;
  if (!At || !File)
    return F.emitError("memory must have an address and a file");
  auto Bytes = llvm::MemoryBuffer::getFile(*File, /*IsText=*/false,
                                           /*RequiresNullTerminator=*/false);
  if (!Bytes)
    return F.emitError("cannot read ") << *File;
  if (llvm::Error E = Placed.put((*Bytes)->getBuffer(), *At))
    return F.emitError() << toString(std::move(E));
  On.know(*At, (*Bytes)->getBufferSize(),
          "memory " + std::to_string(Memory.size() + 1));
  Memory.push_back({uint64_t(*At), (*Bytes)->getBufferSize(), File->str()});
  return success();
}

LogicalResult GivenArguments::read(func::FuncOp F, StringRef File) {
  auto Text = llvm::MemoryBuffer::getFile(File);
  if (!Text)
    return F.emitError("cannot read ") << File;
  auto Data = llvm::json::parse((*Text)->getBuffer());
  if (!Data)
    return F.emitError() << File << ": " << toString(Data.takeError());
  const llvm::json::Object *Placed = Data->getAsObject();
  if (!Placed)
    return addArguments(F, Data->getAsArray());
  if (failed(addArguments(F, Placed->getArray("arguments"))))
    return failure();
  Memory.clear();
  if (const llvm::json::Array *All = Placed->getArray("memory"))
    for (const llvm::json::Value &Given : *All)
      if (failed(mapFile(F, Given)))
        return failure();
  return success();
}

LogicalResult GivenArguments::addArguments(func::FuncOp F,
                                           const llvm::json::Array *All) {
  if (!All || All->size() != F.getNumArguments())
    return F.emitError("there must be an argument for each parameter");
  for (auto [Given, T] : llvm::zip_equal(*All, F.getArgumentTypes())) {
    const llvm::json::Object *Object = Given.getAsObject();
    std::optional<StringRef> Digits =
        Object ? Object->getString("memory") : Given.getAsString();
    if (!Digits)
      return F.emitError("an argument is neither a number nor memory");
    if (failed(Object ? addMemory(F, *Digits) : addNumber(F, T, *Digits)))
      return failure();
  }
  return success();
}

static LogicalResult writeFile(func::FuncOp F, StringRef File,
                               StringRef Bytes) {
  std::error_code Failed;
  llvm::raw_fd_ostream OS(File, Failed);
  if (Failed)
    return F.emitError("cannot write ") << File;
  OS << Bytes;
  return success();
}

LogicalResult GivenArguments::write(func::FuncOp F, StringRef File) {
  llvm::json::Array All;
  for (const Span &M : Memory) {
    StringRef Bytes(opennvvm::tile::pointerTo<char>(M.At), M.Size);
    if (M.File.empty())
      All.push_back(llvm::toHex(Bytes, /*LowerCase=*/true));
    else if (failed(writeFile(F, M.File, Bytes)))
      return failure();
  }
  return writeFile(
      F, File, llvm::formatv("{0}\n", llvm::json::Value(std::move(All))).str());
}

/// Runs a kernel on the arguments of the file, which gets their memory.
static LogicalResult runOnGiven(func::FuncOp F, const Options &O) {
  Device On(llvm::outs());
  GivenArguments Given(On);
  if (failed(Given.read(F, O.Arguments)) ||
      failed(runGrid(F, O.Grid, Given.Inputs, O.Seed, On, O.Clusters)))
    return failure();
  return Given.write(F, O.Arguments);
}

int main(int Argc, char **Argv) {
  Options O;
  if (!parseOptions(ArrayRef(Argv, Argc).drop_front(), O)) {
    llvm::errs() << "usage: nv-tileas-run [--grid=X,Y,Z] [--seed=N] "
                    "[--clusters=N] [--kernel=NAME] [--arguments=FILE] FILE\n";
    return 1;
  }
  DialectRegistry Registry;
  opennvvm::insertProgramDialects(Registry);
  MLIRContext Context(Registry);
  Context.disableMultithreading();
  llvm::SourceMgr Sources;
  SourceMgrDiagnosticHandler Handler(Sources, &Context);
  OwningOpRef<ModuleOp> Module =
      opennvvm::readProgram(O.File, Sources, Context);
  if (!Module)
    return 1;
  bool Failed = false;
  for (auto F : Module->getOps<func::FuncOp>())
    if (F->hasAttr("nv_tileas.kernel") &&
        (O.Kernel.empty() || O.Kernel == F.getName()))
      Failed |=
          failed(O.Arguments.empty() ? runKernel(F, O) : runOnGiven(F, O));
  return Failed;
}
