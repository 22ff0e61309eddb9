//===- LaunchInfo.cpp - How compiled kernels are launched -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileImage/LaunchInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::tile {

/// In the order of LaunchParameter::KindTy.
static constexpr StringLiteral Kinds[] = {"integer", "float", "pointer"};

const LaunchInfo *LaunchTable::find(StringRef Name) const {
  for (const LaunchInfo &K : Kernels)
    if (K.Kernel == Name)
      return &K;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static json::Array dimensions(const unsigned (&Numbers)[3]) {
  json::Array All;
  for (unsigned Number : Numbers)
    All.push_back(int64_t(Number));
  return All;
}

static void write(json::OStream &J, const LaunchParameter &P) {
  J.object([&] {
    J.attribute("kind", Kinds[P.Kind]);
    J.attribute("type", P.Type);
    J.attribute("size", P.Size);
    if (!P.Pointee.empty())
      J.attribute("pointee", P.Pointee);
  });
}

static void write(json::OStream &J, const LaunchInfo &K) {
  J.object([&] {
    J.attribute("kernel", K.Kernel);
    J.attribute("block", dimensions(K.Block));
    J.attribute("cluster", dimensions(K.Cluster));
    J.attribute("dynamic_shared", K.DynamicShared);
    J.attribute("static_shared", K.StaticShared);
    J.attributeArray("parameters", [&] {
      for (const LaunchParameter &P : K.Parameters)
        write(J, P);
    });
  });
}

std::string asJSON(const LaunchTable &Table) {
  std::string Text;
  raw_string_ostream OS(Text);
  json::OStream J(OS, 2);
  J.object([&] {
    J.attribute("arch", Table.Arch);
    if (!Table.Bytecode.empty())
      J.attribute("bytecode", Table.Bytecode);
    J.attributeArray("kernels", [&] {
      for (const LaunchInfo &K : Table.Kernels)
        write(J, K);
    });
  });
  OS << '\n';
  return Text;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// Reads an array of three positive numbers.
static bool readDimensions(const json::Value &V, unsigned (&To)[3],
                           json::Path P) {
  const json::Array *Numbers = V.getAsArray();
  if (!Numbers || Numbers->size() != 3) {
    P.report("expected an array of three numbers");
    return false;
  }
  for (auto [Index, N] : enumerate(*Numbers)) {
    std::optional<uint64_t> Number = N.getAsUINT64();
    if (!Number || !*Number || *Number > UINT32_MAX) {
      P.index(unsigned(Index)).report("expected a number from 1");
      return false;
    }
    To[Index] = unsigned(*Number);
  }
  return true;
}

/// The member \p Name of \p V, null after a report if there is none.
static const json::Value *member(const json::Value &V, StringRef Name,
                                 json::Path P) {
  const json::Object *O = V.getAsObject();
  const json::Value *Found = O ? O->get(Name) : nullptr;
  if (!O)
    P.report("expected an object");
  else if (!Found)
    P.field(Name).report("missing value");
  return Found;
}

static bool fromJSON(const json::Value &V, LaunchParameter &To, json::Path P) {
  json::ObjectMapper Map(V, P);
  std::string Kind;
  if (!Map || !Map.map("kind", Kind) || !Map.map("type", To.Type) ||
      !Map.map("size", To.Size) || !Map.mapOptional("pointee", To.Pointee))
    return false;
  const auto *Known = find(Kinds, Kind);
  if (Known == std::end(Kinds)) {
    P.field("kind").report("unknown kind");
    return false;
  }
  To.Kind = LaunchParameter::KindTy(Known - Kinds);
  return true;
}

static bool fromJSON(const json::Value &V, LaunchInfo &To, json::Path P) {
  json::ObjectMapper Map(V, P);
  if (!Map || !Map.map("kernel", To.Kernel) ||
      !Map.map("dynamic_shared", To.DynamicShared) ||
      !Map.map("static_shared", To.StaticShared) ||
      !Map.map("parameters", To.Parameters))
    return false;
  const json::Value *Block = member(V, "block", P);
  const json::Value *Cluster = Block ? member(V, "cluster", P) : nullptr;
  return Cluster && readDimensions(*Block, To.Block, P.field("block")) &&
         readDimensions(*Cluster, To.Cluster, P.field("cluster"));
}

static bool fromJSON(const json::Value &V, LaunchTable &To, json::Path P) {
  json::ObjectMapper Map(V, P);
  return Map && Map.map("arch", To.Arch) &&
         Map.mapOptional("bytecode", To.Bytecode) &&
         Map.map("kernels", To.Kernels);
}

Expected<LaunchTable> readLaunchTable(StringRef JSON) {
  Expected<json::Value> Read = json::parse(JSON);
  if (!Read)
    return Read.takeError();
  LaunchTable Table;
  json::Path::Root Root("launch information");
  if (!fromJSON(*Read, Table, Root))
    return Root.getError();
  return Table;
}

} // namespace opennvvm::tile
