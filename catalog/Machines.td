//===- Machines.td - Rows of machines ----------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A new machine needs a row here and one of Resources (Targets.td). One that is
// like an older machine only needs the row here. test/Catalog/new-machine.ll shows it.
//
//===----------------------------------------------------------------------===//

def sm_20 : SM<20, PTX32>;
def sm_21 : SM<21, PTX32>;
def sm_30 : SM<30, PTX32>;
def sm_32 : SM<32, PTX40>;
def sm_35 : SM<35, PTX32>;
def sm_37 : SM<37, PTX41>;
def sm_50 : SM<50, PTX40>;
def sm_52 : SM<52, PTX41>;
def sm_53 : SM<53, PTX42>;
def sm_60 : SM<60, PTX50>;
def sm_61 : SM<61, PTX50>;
def sm_62 : SM<62, PTX50>;
def sm_70 : SM<70, PTX60>;
def sm_72 : SM<72, PTX61>;
def sm_75 : SM<75, PTX63>;
def sm_80 : SM<80, PTX70>;
def sm_86 : SM<86, PTX71>;
def sm_87 : SM<87, PTX74>;
def sm_88 : SM<88, PTX90>;
def sm_89 : SM<89, PTX78>;
def sm_90 : SM<90, PTX78>;
def sm_90a : SM<90, PTX80, "a">;
def sm_100 : SM<100, PTX86>;
def sm_100f : SM<100, PTX88, "f">;
def sm_100a : SM<100, PTX86, "a">;
def sm_101 : SM<101, PTX86>;
def sm_101f : SM<101, PTX88, "f">;
def sm_101a : SM<101, PTX86, "a">;
def sm_103 : SM<103, PTX88>;
def sm_103f : SM<103, PTX88, "f">;
def sm_103a : SM<103, PTX88, "a">;
def sm_107 : SM<107, PTX94, "", 103>;
def sm_107f : SM<107, PTX94, "f", 103>;
def sm_107a : SM<107, PTX94, "a", 103>;
def sm_110 : SM<110, PTX90>;
def sm_110f : SM<110, PTX90, "f">;
def sm_110a : SM<110, PTX90, "a">;
def sm_120 : SM<120, PTX87>;
def sm_120f : SM<120, PTX88, "f">;
def sm_120a : SM<120, PTX87, "a">;
def sm_121 : SM<121, PTX88>;
def sm_121f : SM<121, PTX88, "f">;
def sm_121a : SM<121, PTX88, "a">;
