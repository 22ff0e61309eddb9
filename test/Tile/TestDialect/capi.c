//===- capi.c - The dialect from C ----------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Dialect/NVTileAS/CAPI.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Diagnostics.h"
#include "mlir-c/Pass.h"
#include <stdio.h>

static void toStdout(MlirStringRef Text, void *UserData) {
  (void)UserData;
  fwrite(Text.data, 1, Text.length, stdout);
}

static MlirLogicalResult onDiagnostic(MlirDiagnostic Diagnostic,
                                      void *UserData) {
  (void)UserData;
  printf("diagnostic: ");
  mlirDiagnosticPrint(Diagnostic, toStdout, NULL);
  printf("\n");
  return mlirLogicalResultSuccess();
}

static void printType(MlirType Type) {
  if (mlirTypeIsNull(Type))
    printf("null");
  else
    mlirTypePrint(Type, toStdout, NULL);
  printf("\n");
}

static void types(MlirContext Context) {
  const int64_t Shape[] = {128, 64};
  const int64_t Dynamic[] = {-1};
  MlirType F16 = mlirF16TypeGet(Context);
  MlirAttribute Atom = nvTileASAtomAttrGet(
      Context, mlirStringRefCreateFromCString("tma_load"), 2, Shape);
  MlirType Tile = nvTileASTileTypeGet(2, Shape, F16, mlirAttributeGetNull());
  MlirType View = nvTileASTiledViewTypeGet(2, Shape, F16, NVTileASResidencySmem,
                                           mlirAttributeGetNull());
  printType(Tile);
  printf("%d %d, %ld x %ld, %d %d\n", nvTileASTypeIsATile(Tile),
         nvTileASTypeIsATile(View), (long)nvTileASTileTypeGetRank(Tile),
         (long)nvTileASTileTypeGetDimSize(Tile, 0),
         mlirTypeEqual(nvTileASTileTypeGetElementType(Tile), F16),
         mlirAttributeIsNull(nvTileASTileTypeGetLayout(Tile)));
  printType(View);
  printf("%d %d\n", nvTileASTypeIsATiledView(View),
         nvTileASTiledViewTypeGetResidency(View) == NVTileASResidencySmem);
  printType(nvTileASTileTypeGet(2, Shape, nvTileASFloatNV4E0M3FTypeGet(Context),
                                Atom));
  printType(nvTileASTileTypeGet(1, Dynamic, F16, mlirAttributeGetNull()));
  printType(nvTileASProducerTokenTypeGet(Context, 1, &Tile));
  printType(nvTileASConsumerTokenTypeGet(Context, 1, &Tile, 2, 1));
  printType(nvTileASConsumerTokenTypeGet(Context, 1, &Tile, 2, 2));
  printType(nvTileASPipelineIteratorTypeGet(Tile));
  printType(nvTileASAsyncTokenTypeGet(Context));
  printType(nvTileASMemTokenTypeGet(Context));
  mlirAttributePrint(nvTileASTargetAttrGet(Context, 100, 16), toStdout, NULL);
  printf("\n%d\n",
         mlirAttributeIsNull(nvTileASAtomAttrGet(
             Context, mlirStringRefCreateFromCString("mxf5"), 0, NULL)));
}

static void module(MlirContext Context) {
  MlirModule Module = mlirModuleCreateParse(
      Context, mlirStringRefCreateFromCString(
                   "%q = \"nv_tileas.alloc_tensor\"() : () -> "
                   "!nv_tileas.tile<3xf32, #nv_tileas.shared<order = [0]>>"));
  printf("parsed: %d\n", !mlirModuleIsNull(Module));
}

int main(void) {
  MlirContext Context = mlirContextCreate();
  MlirDialectHandle Handle = mlirGetDialectHandle__nv_tileas__();
  mlirDialectHandleRegisterDialect(Handle, Context);
  mlirDialectHandleLoadDialect(Handle, Context);
  mlirContextAttachDiagnosticHandler(Context, onDiagnostic, NULL, NULL);
  nvTileASRegisterPasses();
  types(Context);
  module(Context);

  MlirPassManager Manager = mlirPassManagerCreate(Context);
  MlirLogicalResult Parsed = mlirParsePassPipeline(
      mlirPassManagerGetAsOpPassManager(Manager),
      mlirStringRefCreateFromCString("any(nv-tileas-check-tma-desc-lowered)"),
      toStdout, NULL);
  printf("pass: %d\n", mlirLogicalResultIsSuccess(Parsed));
  mlirPassManagerDestroy(Manager);
  mlirContextDestroy(Context);
  return 0;
}
