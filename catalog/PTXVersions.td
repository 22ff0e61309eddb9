//===- PTXVersions.td - Versions of the PTX ISA ------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A new version is a row here. test/Catalog/new-ptx-version.ll shows it.
//
//===----------------------------------------------------------------------===//

def PTX32 : PTX<32>;
def PTX40 : PTX<40>;
def PTX41 : PTX<41>;
def PTX42 : PTX<42>;
def PTX43 : PTX<43>;
def PTX50 : PTX<50>;
def PTX60 : PTX<60>;
def PTX61 : PTX<61>;
def PTX62 : PTX<62>;
def PTX63 : PTX<63>;
def PTX64 : PTX<64>;
def PTX65 : PTX<65>;
def PTX70 : PTX<70>;
def PTX71 : PTX<71>;
def PTX72 : PTX<72>;
def PTX73 : PTX<73>;
def PTX74 : PTX<74>;
def PTX75 : PTX<75>;
def PTX76 : PTX<76>;
def PTX77 : PTX<77>;
def PTX78 : PTX<78>;
def PTX80 : PTX<80>;
def PTX81 : PTX<81>;
def PTX82 : PTX<82>;
def PTX83 : PTX<83>;
def PTX84 : PTX<84>;
def PTX85 : PTX<85>;
def PTX86 : PTX<86>;
def PTX87 : PTX<87>;
def PTX88 : PTX<88>;
def PTX90 : PTX<90>;
def PTX91 : PTX<91>;
def PTX92 : PTX<92>;
def PTX93 : PTX<93>;
def PTX94 : PTX<94>;
def PTX95 : PTX<95>;
