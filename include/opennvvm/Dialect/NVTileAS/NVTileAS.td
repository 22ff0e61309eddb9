//===- NVTileAS.td - The whole dialect --------------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_NVTILEAS
#define OPENNVVM_DIALECT_NVTILEAS_NVTILEAS

include "opennvvm/Dialect/NVTileAS/OpsPipeline.td"
include "opennvvm/Dialect/NVTileAS/OpsMemory.td"
include "opennvvm/Dialect/NVTileAS/OpsTma.td"
include "opennvvm/Dialect/NVTileAS/OpsLayout.td"
include "opennvvm/Dialect/NVTileAS/OpsMma.td"
include "opennvvm/Dialect/NVTileAS/OpsTile.td"
include "opennvvm/Dialect/NVTileAS/OpsSync.td"
include "opennvvm/Dialect/NVTileAS/OpsGather.td"
include "opennvvm/Dialect/NVTileAS/OpsScalar.td"
include "opennvvm/Dialect/NVTileAS/OpsShape.td"
include "opennvvm/Dialect/NVTileAS/OpsAddress.td"
include "opennvvm/Dialect/NVTileAS/OpsHost.td"

#endif // OPENNVVM_DIALECT_NVTILEAS_NVTILEAS
