//===- Launches.cpp - What a launch of a kernel must know -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Compile/Launches.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "opennvvm/Dialect/NVTileAS/ToNVVM.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

static std::string textOf(Type T) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  OS << T;
  return Text;
}

/// Addresses have this size on every machine.
static constexpr unsigned AddressBytes = 8;

static LaunchParameter describe(Type T) {
  LaunchParameter P;
  P.Type = textOf(T);
  if (auto View = dyn_cast<nv_tileas::TiledViewType>(T)) {
    P.Kind = LaunchParameter::Pointer;
    P.Pointee = textOf(View.getElementType());
  } else if (isa<LLVM::LLVMPointerType>(T)) {
    P.Kind = LaunchParameter::Pointer;
  } else if (isa<FloatType>(T)) {
    P.Kind = LaunchParameter::Float;
  }
  if (P.Kind == LaunchParameter::Pointer || isa<IndexType>(T))
    P.Size = AddressBytes;
  else if (isa<FloatTF32Type>(T))
    P.Size = 4; // It is kept in a word, though it has fewer bits.
  else if (T.isIntOrFloat())
    P.Size = unsigned(llvm::divideCeil(T.getIntOrFloatBitWidth(), 8));
  return P;
}

ParameterLists parametersOf(mlir::ModuleOp Module) {
  ParameterLists Lists;
  for (auto F : Module.getOps<func::FuncOp>()) {
    std::vector<LaunchParameter> &List = Lists[F.getName()];
    for (auto [Number, T] : llvm::enumerate(F.getArgumentTypes())) {
      List.push_back(describe(T));
      LaunchParameter &P = List.back();
      // Pointers of Tile IR are numbers, and say what they point to.
      auto Pointee =
          F.getArgAttrOfType<TypeAttr>(unsigned(Number), "nv_tileas.pointee");
      if (!Pointee)
        continue;
      P.Kind = LaunchParameter::Pointer;
      P.Size = AddressBytes;
      P.Pointee = textOf(Pointee.getValue());
      P.Type = "ptr<" + P.Pointee + ">";
    }
  }
  return Lists;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// Sets \p Out to the up to three numbers of attribute \p Name; whether it is
/// there.
static bool readDimensions(LLVM::LLVMFuncOp F, StringRef Name,
                           unsigned (&Out)[3]) {
  auto Numbers = F->getAttrOfType<DenseI32ArrayAttr>(Name);
  if (!Numbers)
    return false;
  for (auto [To, Number] : llvm::zip(Out, Numbers.asArrayRef()))
    To = unsigned(Number);
  return true;
}

static std::vector<LaunchParameter>
loweredParametersOf(LLVM::LLVMFuncOp F, const ParameterLists &Before) {
  auto Known = Before.find(F.getName());
  if (Known != Before.end() && Known->second.size() == F.getNumArguments())
    return Known->second;
  std::vector<LaunchParameter> List;
  List.reserve(F.getNumArguments());
  for (Type T : F.getArgumentTypes())
    List.push_back(describe(T));
  return List;
}

FailureOr<std::vector<LaunchInfo>> launchesOf(mlir::ModuleOp Module,
                                              const ParameterLists &Before) {
  std::vector<LaunchInfo> Kernels;
  for (auto F : Module.getOps<LLVM::LLVMFuncOp>()) {
    if (!F->hasAttr(NVVM::NVVMDialect::getKernelFuncAttrName()))
      continue;
    LaunchInfo K;
    K.Kernel = F.getName().str();
    if (!readDimensions(F, NVVM::NVVMDialect::getReqntidAttrName(), K.Block))
      return F.emitError() << "kernel '" << F.getName()
                           << "' does not say how many threads a block has ("
                           << NVVM::NVVMDialect::getReqntidAttrName() << ")";
    readDimensions(F, NVVM::NVVMDialect::getClusterDimAttrName(), K.Cluster);
    if (auto Bytes =
            F->getAttrOfType<IntegerAttr>(nv_tileas::DynamicSharedAttr))
      K.DynamicShared = Bytes.getValue().getZExtValue();
    K.Parameters = loweredParametersOf(F, Before);
    Kernels.push_back(std::move(K));
  }
  return Kernels;
}

} // namespace opennvvm::tile
