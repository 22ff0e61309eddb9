// The gate of an operation of nv_tileas consists of rows: one of it and, if what
// it needs is new, one of catalog/TileLints.td. An operation that does not state
// its machines and its version ends the build.
//
// DEFINE: %{rows} = catalog-tblgen -gen-tile-operation-machines %s -I %{src}/include -I %{llvm-include}
//
// RUN: %{rows} -DGOOD | FileCheck %s --check-prefix=GOOD
// RUN: not %{rows} -DGOOD -DNO_MACHINES 2>&1 | FileCheck %s --check-prefix=MACHINES
// RUN: not %{rows} -DGOOD -DNO_SINCE 2>&1 | FileCheck %s --check-prefix=SINCE
// RUN: not %{rows} -DGOOD -DSINCE_ZERO 2>&1 | FileCheck %s --check-prefix=ZERO
//
// RUN: catalog-tblgen -gen-tile-needs %S/Inputs/tile-needs.td -I %{src}/catalog \
// RUN:   -I %{llvm-include} | FileCheck %s --check-prefix=NEEDS
// NEEDS: OPENNVVM_TILE_NEED(Invented, "an invention", "sm_90 or higher", 90,

include "opennvvm/Dialect/NVTileAS/OpBase.td"

#ifdef GOOD
def NVTileAS_PlainOp : NVTileAS_Op<"plain", "on all machines"> {
  let machines = "All";
  let since = 1;
}
def NVTileAS_InventedOp : NVTileAS_TileOp<"invented", "on some machines"> {
  let machines = "Invented";
  let since = 2;
}
#endif
// GOOD: OPENNVVM_TILE_OPERATION_SINCE(PlainOp, 1)
// GOOD-NEXT: OPENNVVM_TILE_OPERATION_SINCE(InventedOp, 2)
// GOOD-NEXT: OPENNVVM_TILE_OPERATION_NEED(InventedOp, Invented)
// GOOD-NEXT: #undef

#ifdef NO_MACHINES
// MACHINES: error: nv_tileas.forgotten does not state its machines (machines)
def NVTileAS_ForgottenOp : NVTileAS_Op<"forgotten", "without machines"> {
  let since = 1;
}
#endif

#ifdef NO_SINCE
// SINCE: error: nv_tileas.forgotten does not state its version (since)
def NVTileAS_ForgottenOp : NVTileAS_Op<"forgotten", "without a version"> {
  let machines = "All";
}
#endif

#ifdef SINCE_ZERO
// ZERO: error: versions of the dialect begin with 1
def NVTileAS_ForgottenOp : NVTileAS_Op<"forgotten", "in no version"> {
  let machines = "All";
  let since = 0;
}
#endif
