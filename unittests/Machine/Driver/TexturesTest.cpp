//===- TexturesTest.cpp - Texture and surface objects of the driver -------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cuda.h"
#include "Machine/Driver/Abi.h"
#include <bit>
#include <vector>

using namespace cudatest;
using namespace opennvvm::cudadriver;

namespace {

/// Reads one texel at coordinates, of a layer or a level, or writes one.
const char *const ImagePtx = R"(
.version 7.8
.target sm_80
.address_size 64
.visible .entry plane(.param .u64 to, .param .u64 image, .param .f32 x,
                      .param .f32 y) {
  .reg .b64 %to, %image;
  .reg .f32 %x, %y, %r<4>;
  ld.param.u64 %to, [to];
  ld.param.u64 %image, [image];
  ld.param.f32 %x, [x];
  ld.param.f32 %y, [y];
  tex.2d.v4.f32.f32 {%r0, %r1, %r2, %r3}, [%image, {%x, %y}];
  st.global.f32 [%to], %r0;
  ret;
}
.visible .entry line(.param .u64 to, .param .u64 image, .param .f32 x,
                     .param .f32 y) {
  .reg .b64 %to, %image;
  .reg .f32 %x;
  .reg .b32 %i, %r<4>;
  ld.param.u64 %to, [to];
  ld.param.u64 %image, [image];
  ld.param.f32 %x, [x];
  cvt.rzi.s32.f32 %i, %x;
  tex.1d.v4.u32.s32 {%r0, %r1, %r2, %r3}, [%image, {%i}];
  st.global.u32 [%to], %r0;
  ret;
}
.visible .entry layer(.param .u64 to, .param .u64 image, .param .f32 x,
                      .param .f32 y) {
  .reg .b64 %to, %image;
  .reg .f32 %x, %y, %r<4>;
  .reg .b32 %i;
  ld.param.u64 %to, [to];
  ld.param.u64 %image, [image];
  ld.param.f32 %x, [x];
  ld.param.f32 %y, [y];
  cvt.rzi.s32.f32 %i, %y;
  tex.a1d.v4.f32.f32 {%r0, %r1, %r2, %r3}, [%image, {%i, %x}];
  st.global.f32 [%to], %r0;
  ret;
}
.visible .entry level(.param .u64 to, .param .u64 image, .param .f32 x,
                      .param .f32 y) {
  .reg .b64 %to, %image;
  .reg .f32 %x, %y, %r<4>;
  ld.param.u64 %to, [to];
  ld.param.u64 %image, [image];
  ld.param.f32 %x, [x];
  ld.param.f32 %y, [y];
  tex.level.1d.v4.f32.f32 {%r0, %r1, %r2, %r3}, [%image, {%x}], %y;
  st.global.f32 [%to], %r0;
  ret;
}
.visible .entry write(.param .u64 to, .param .u64 image, .param .f32 x,
                      .param .f32 y) {
  .reg .b64 %image;
  .reg .f32 %x, %y;
  .reg .b32 %i, %j, %v;
  ld.param.u64 %image, [image];
  ld.param.f32 %x, [x];
  ld.param.f32 %y, [y];
  cvt.rzi.s32.f32 %i, %x;
  cvt.rzi.s32.f32 %j, %y;
  mov.b32 %v, 0f42280000;
  shl.b32 %i, %i, 2;
  sust.b.2d.b32.trap [%image, {%i, %j}], {%v};
  ret;
}
)";

struct TexturesTest : CudaTest {
  static constexpr unsigned U8 = 0x01, U32 = 0x03, F32 = 0x20, Clamp = 1;
  static constexpr int Invalid = 1, NotThere = 400, Missing = 801;

  void SetUp() override {
    CudaTest::SetUp();
    Module = load(ImagePtx);
    To = allocate(4);
    for (unsigned &Mode : How.Modes)
      Mode = Clamp;
  }
  int make(uint64_t *Handle, const ViewDescription *View = nullptr) {
    return call("cuTexObjectCreate", Handle,
                static_cast<const ResourceDescription *>(&What),
                static_cast<const TextureDescription *>(&How), View);
  }
  uint64_t made() {
    uint64_t Handle = 0;
    EXPECT_EQ(make(&Handle), 0);
    return Handle;
  }
  int launchAt(const char *Name, uint64_t Image, float X, float Y) {
    void *Parameters[] = {&To, &Image, &X, &Y};
    return launch(kernel(Module, Name), static_cast<void **>(Parameters));
  }
  float at(const char *Name, uint64_t Image, float X, float Y = 0) {
    EXPECT_EQ(launchAt(Name, Image, X, Y), 0);
    return std::bit_cast<float>(read(To));
  }
  template <typename T> uint64_t device(const std::vector<T> &Values) {
    uint64_t Address = allocate(Values.size() * sizeof(T));
    EXPECT_EQ(call("cuMemcpyHtoD_v2", Address,
                   static_cast<const void *>(Values.data()),
                   Values.size() * sizeof(T)),
              0);
    return Address;
  }
  void *array(const ArrayDescriptor3D &Shape) {
    void *Array = nullptr;
    EXPECT_EQ(call("cuArray3DCreate_v2", &Array, &Shape), 0);
    return Array;
  }
  /// Copies one row to \p Array.
  void fill(void *Array, std::vector<float> Row, size_t Plane = 0) {
    Copy3D Copy = {};
    Copy.From.Type = OfHost;
    Copy.From.Host = Row.data();
    Copy.To.Type = OfArray;
    Copy.To.Array = static_cast<opennvvm::cudadriver::Array *>(Array);
    Copy.To.Z = Plane;
    Copy.Width = Row.size() * sizeof(float);
    Copy.Height = Copy.Depth = 1;
    EXPECT_EQ(call("cuMemcpy3D_v2", &Copy), 0);
  }

  void *Module = nullptr;
  uint64_t To = 0;
  ResourceDescription What = {};
  TextureDescription How = {};
};

TEST_F(TexturesTest, ReadRows) {
  What.Type = ResourceRows;
  What.Rows = {
      device(std::vector<float>{1, 2, -1, 3, 4, -1}), F32, 1, 2, 2, 12};
  uint64_t Nearest = made();
  EXPECT_EQ(at("plane", Nearest, 1.5F, 1.5F), 4);
  EXPECT_EQ(at("plane", Nearest, 9, 0), 2); // Clamped.
  How.Filter = 1;
  EXPECT_EQ(at("plane", made(), 1, 1), 2.5F);
  How.Flags = NormalizedCoordinates;
  EXPECT_EQ(at("plane", made(), 0.25F, 0.75F), 3);
  How.Modes[0] = How.Modes[1] = 3;
  How.Border[0] = 7;
  EXPECT_EQ(at("plane", made(), -3, 0.25F), 7);
}

TEST_F(TexturesTest, ReadIntegers) {
  What.Type = ResourceLinear;
  What.Linear = {device(std::vector<uint8_t>{3, 255}), U8, 1, 2};
  How.Flags = ReadAsInteger;
  uint64_t Integers = made();
  EXPECT_EQ(launchAt("line", Integers, 1, 0), 0);
  EXPECT_EQ(read(To), 255u);
  EXPECT_EQ(launchAt("line", Integers, 2, 0), 0);
  EXPECT_EQ(read(To), 0u); // Beyond the end.
  What.Type = ResourceRows;
  What.Rows = {What.Linear.Address, U8, 1, 2, 1, 32};
  How.Flags = 0;
  EXPECT_EQ(at("plane", made(), 1.5F), 1);
}

TEST_F(TexturesTest, ReadLayers) {
  What.Type = ResourceArray;
  What.Whole = array({2, 0, 3, F32, 1, Layered});
  for (unsigned Layer = 0; Layer < 3; ++Layer)
    fill(What.Whole, {float(10 * Layer), float(10 * Layer + 1)}, Layer);
  EXPECT_EQ(at("layer", made(), 1.5F, 2), 21);
  uint64_t Part = 0;
  ViewDescription View = {};
  View.Width = 2;
  View.FirstLayer = View.LastLayer = 1;
  EXPECT_EQ(make(&Part, &View), 0);
  EXPECT_EQ(at("layer", Part, 0.5F, 2), 10); // The only layer.
  ViewDescription Told = {};
  EXPECT_EQ(call("cuTexObjectGetResourceViewDesc", &Told, Part), 0);
  EXPECT_EQ(Told.FirstLayer, 1u);
  EXPECT_EQ(call("cuTexObjectGetResourceViewDesc", &Told, made()), Invalid);
  View.LastLayer = 3;
  EXPECT_EQ(make(&Part, &View), Invalid);
  View.LastLayer = 1;
  View.Format = 1; // Bytes.
  EXPECT_EQ(make(&Part, &View), Missing);
}

TEST_F(TexturesTest, ReadLevels) {
  ArrayDescriptor3D Shape = {4, 0, 0, F32, 1, 0};
  void *Mipmap = nullptr, *Level = nullptr;
  EXPECT_EQ(call("cuMipmappedArrayCreate", &Mipmap, &Shape, 9u), 0);
  for (unsigned Number = 0; Number < 3; ++Number) {
    EXPECT_EQ(call("cuMipmappedArrayGetLevel", &Level, Mipmap, Number), 0);
    ArrayDescriptor3D Told = {};
    EXPECT_EQ(call("cuArray3DGetDescriptor_v2", &Told, Level), 0);
    EXPECT_EQ(Told.Width, 4u >> Number);
    fill(Level, std::vector<float>(4u >> Number, float(Number)));
  }
  EXPECT_EQ(call("cuMipmappedArrayGetLevel", &Level, Mipmap, 3u), Invalid);
  What.Type = ResourceMipmap;
  What.Whole = Mipmap;
  How.GreatestLevel = 8;
  uint64_t Handle = 0;
  EXPECT_EQ(make(&Handle), Invalid); // Coordinates in texels.
  How.Flags = NormalizedCoordinates;
  EXPECT_EQ(at("level", made(), 0.5F, 2), 2);
  How.MipmapFilter = 1;
  EXPECT_EQ(at("level", made(), 0.5F, 0.5F), 0.5F);
  EXPECT_EQ(call("cuMipmappedArrayDestroy", Mipmap), 0);
  EXPECT_EQ(make(&Handle), NotThere);
}

TEST_F(TexturesTest, WriteSurfaces) {
  What.Type = ResourceArray;
  What.Whole = array({4, 4, 0, F32, 1, SurfaceLoadStore});
  uint64_t Surface = 0;
  EXPECT_EQ(call("cuSurfObjectCreate", &Surface, &What), 0);
  EXPECT_EQ(launchAt("write", Surface, 2, 3), 0);
  EXPECT_EQ(at("plane", made(), 2.5F, 3.5F), 42);
  EXPECT_NE(launchAt("plane", Surface, 0, 0), 0); // No texture.
}

TEST_F(TexturesTest, AreRefused) {
  uint64_t Handle = 0;
  What.Type = ResourceLinear;
  What.Linear = {device(std::vector<uint32_t>{1, 2}), U32, 1, 8};
  How.Filter = 1;
  EXPECT_EQ(make(&Handle), Invalid); // Integers are not filtered.
  How.Filter = 0;
  How.Flags = StandardRgb;
  EXPECT_EQ(make(&Handle), Missing);
  How.Flags = 0;
  What.Linear.Channels = 3;
  EXPECT_EQ(make(&Handle), Invalid);
  EXPECT_EQ(call("cuSurfObjectCreate", &Handle, &What), Invalid);
  What.Type = ResourceArray;
  What.Whole = array({4, 4, 0, F32, 1, 0});
  EXPECT_EQ(call("cuSurfObjectCreate", &Handle, &What), Invalid);
  How.Modes[2] = 4;
  EXPECT_EQ(make(&Handle), Invalid);
}

TEST_F(TexturesTest, EndAndAreDescribed) {
  What.Type = ResourceLinear;
  What.Linear = {device(std::vector<uint32_t>{5}), U32, 1, 4};
  uint64_t Texture = made();
  ResourceDescription From = {};
  TextureDescription Reading = {};
  EXPECT_EQ(call("cuTexObjectGetResourceDesc", &From, Texture), 0);
  EXPECT_EQ(From.Linear.Address, What.Linear.Address);
  EXPECT_EQ(call("cuTexObjectGetTextureDesc", &Reading, Texture), 0);
  EXPECT_EQ(Reading.Modes[1], Clamp);
  EXPECT_EQ(call("cuSurfObjectDestroy", Texture), Invalid);
  EXPECT_EQ(call("cuTexObjectDestroy", Texture), 0);
  EXPECT_EQ(call("cuTexObjectDestroy", Texture), Invalid);
  EXPECT_NE(launchAt("line", Texture, 0, 0), 0);
}

} // namespace
