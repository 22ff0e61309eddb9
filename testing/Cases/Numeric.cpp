//===- Numeric.cpp - Floats, wide integers, divisions ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Case.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include <cmath>
#include <complex>

using namespace llvm;

namespace cases {

static Case gemm() {
  Random R(8);
  const unsigned N = 19; // Not a multiple of the tile.
  std::vector<float> A(N * N), B(N * N), C(N * N);
  for (unsigned I = 0; I < N * N; ++I) {
    A[I] = float(R.real(-2, 2));
    B[I] = float(R.real(-2, 2));
  }
  for (unsigned Row = 0; Row < N; ++Row)
    for (unsigned Col = 0; Col < N; ++Col) {
      volatile float Sum = 0;
      for (unsigned K = 0; K < N; ++K) {
        volatile float Product = A[Row * N + K] * B[K * N + Col];
        Sum = Sum + Product;
      }
      C[Row * N + Col] = Sum;
    }
  Case Result{"gemm", "gemm"};
  Result.Block[0] = 64;
  Result.Grid[0] = Result.Grid[1] = 3;
  Result.Arguments = {input(A), input(B), output(C), value(uint32_t(N))};
  return Result;
}

/// Compared with the definition of the transform, not with another fast one.
static Case fft() {
  Random R(9);
  const unsigned N = 128;
  std::vector<double> In, Twiddle, Out;
  std::vector<std::complex<double>> Points;
  const double Turn = 6.283185307179586476925;
  for (unsigned I = 0; I < N; ++I) {
    Points.push_back({R.real(-1, 1), R.real(-1, 1)});
    In.push_back(Points.back().real());
    In.push_back(Points.back().imag());
  }
  for (unsigned I = 0; I < N / 2; ++I) {
    Twiddle.push_back(std::cos(Turn * I / N));
    Twiddle.push_back(-std::sin(Turn * I / N));
  }
  for (unsigned K = 0; K < N; ++K) {
    std::complex<long double> Sum = 0;
    for (unsigned I = 0; I < N; ++I) {
      long double Angle = (long double)Turn * (K * I % N) / N;
      Sum += std::complex<long double>(Points[I].real(), Points[I].imag()) *
             std::complex<long double>(std::cos(Angle), -std::sin(Angle));
    }
    Out.push_back(double(Sum.real()));
    Out.push_back(double(Sum.imag()));
  }
  Case C{"fft", "fft"};
  C.Block[0] = 64;
  C.Arguments = {changed(In, Out, "near64 1e-12"), input(Twiddle)};
  return C;
}

static Case nbody() {
  Random R(10);
  const unsigned N = 64;
  std::vector<float> Bodies, Force;
  for (unsigned I = 0; I < N; ++I)
    for (double High : {10., 10., 10., 4.})
      Bodies.push_back(float(R.real(High == 4. ? 1 : -10, High)));
  for (unsigned I = 0; I < N; ++I) {
    double F[3] = {};
    for (unsigned J = 0; J < N; ++J) {
      double D[3], Square = 0.5;
      for (unsigned K = 0; K < 3; ++K) {
        D[K] = double(Bodies[4 * J + K]) - double(Bodies[4 * I + K]);
        Square += D[K] * D[K];
      }
      double S = Bodies[4 * J + 3] / (Square * std::sqrt(Square));
      for (unsigned K = 0; K < 3; ++K)
        F[K] += D[K] * S;
    }
    Force.insert(Force.end(), {float(F[0]), float(F[1]), float(F[2])});
  }
  Case C{"nbody", "nbody"};
  C.Block[0] = 32;
  C.Grid[0] = 2;
  C.Arguments = {input(Bodies), output(Force, "near32 1e-5"),
                 value(uint32_t(N))};
  return C;
}

/// Sums in the type's own precision, rounding each time, with APFloat.
static Case halfDot() {
  Random R(11);
  const unsigned Threads = 8, N = 9;
  std::vector<uint16_t> A, B, C, D, Half, Brain;
  std::vector<float> Wide;
  auto Rounded = [](double V, const fltSemantics &To) {
    bool Loses;
    APFloat F(V);
    F.convert(To, APFloat::rmNearestTiesToEven, &Loses);
    return F;
  };
  auto Bits = [](const APFloat &F) {
    return uint16_t(F.bitcastToAPInt().getZExtValue());
  };
  const fltSemantics &H = APFloat::IEEEhalf(), &BF = APFloat::BFloat();
  auto Nearest = APFloat::rmNearestTiesToEven;
  for (unsigned T = 0; T < Threads; ++T) {
    APFloat Sum = APFloat::getZero(H);
    volatile float F = 0, G = 0;
    for (unsigned I = 0; I < N; ++I) {
      APFloat X = Rounded(R.real(-8, 8), H), Y = Rounded(R.real(-8, 8), H),
              U = Rounded(R.real(-8, 8), BF), V = Rounded(R.real(-8, 8), BF);
      A.push_back(Bits(X));
      B.push_back(Bits(Y));
      C.push_back(Bits(U));
      D.push_back(Bits(V));
      APFloat Product = X;
      Product.multiply(Y, Nearest);
      Sum.add(Product, Nearest);
      F = F + X.convertToFloat() * Y.convertToFloat(); // Products are exact.
      G = G + U.convertToFloat() * V.convertToFloat();
    }
    Half.push_back(Bits(Sum));
    Wide.insert(Wide.end(), {F, G});
    Brain.push_back(Bits(Rounded(double(G), BF)));
  }
  Case Result{"half-dot", "dot"};
  Result.Block[0] = Threads;
  Result.Arguments = {input(A),     input(B),           input(C),
                      input(D),     value(uint32_t(N)), output(Half),
                      output(Wide), output(Brain)};
  return Result;
}

static Case wideMultiply() {
  Random R(12);
  const unsigned N = 32;
  std::vector<uint64_t> A, B, Out;
  auto Push = [](std::vector<uint64_t> &To, const APInt &V) {
    To.push_back(V.extractBitsAsZExtValue(64, 0));
    To.push_back(V.extractBitsAsZExtValue(64, 64));
  };
  for (unsigned I = 0; I < N; ++I) {
    APInt X(128, {R.next(), R.next()}), Y(128, {R.next(), R.next()});
    X.lshrInPlace(R.word() % 128);
    Y.lshrInPlace(R.word() % 128);
    if (I % 4 == 1)
      X.negate();
    if (I % 4 == 2)
      Y.negate();
    if (Y.isZero())
      Y = APInt(128, 3);
    Push(A, X);
    Push(B, Y);
    unsigned Amount = unsigned(Y.extractBitsAsZExtValue(7, 0));
    bool Wraps = (X + Y).ult(X);
    uint64_t Flags = X.ult(Y) | X.slt(Y) << 1 | (X == Y) << 2 | Wraps << 3;
    for (const APInt &V : {X * Y, X.udiv(Y), X.urem(Y), X.sdiv(Y), X.srem(Y),
                           X.shl(Amount), X.ashr(Amount), APInt(128, Flags)})
      Push(Out, V);
  }
  Case C{"wide-multiply", "wide"};
  C.Block[0] = N;
  C.Arguments = {input(A), input(B), output(Out)};
  return C;
}

static Case constantDivision() {
  Random R(13);
  std::vector<int64_t> In = {0,
                             1,
                             -1,
                             7,
                             -8,
                             INT64_MAX,
                             INT64_MIN + 1,
                             INT32_MAX,
                             int64_t(INT32_MIN) + 1,
                             -32768 * 3 + 5,
                             6,
                             13,
                             -14,
                             640,
                             641};
  while (In.size() < 65)
    In.push_back(int64_t(R.next()) >> (R.word() % 60));
  std::vector<int64_t> Out;
  for (unsigned T = 0; T < 64; ++T) {
    int64_t V = In[T];
    auto U = uint64_t(V);
    auto W = int32_t(U);
    auto H = int16_t(U);
    auto Byte = int8_t(U);
    int64_t D = In[T + 1] | 1;
    auto E = int32_t(D);
    auto S = int16_t(int16_t(E) | 1);
    int64_t Row[] = {V / 7,
                     V % 10,
                     int64_t(U / 1000000007u),
                     int64_t(U % 60),
                     V / -8,
                     V % 16,
                     W / 3,
                     W % -5,
                     int64_t(uint32_t(W) / 641u),
                     int64_t(uint32_t(W) % 12u),
                     W / 2,
                     H / 9,
                     uint16_t(H) % 11,
                     Byte / 7,
                     uint8_t(Byte) % 13,
                     D == -1 ? 0 : V / D,
                     int64_t(U % uint64_t(D)),
                     E == -1 ? 0 : W / E,
                     int64_t(uint32_t(W) % uint32_t(E)),
                     H / S};
    Out.insert(Out.end(), std::begin(Row), std::end(Row));
  }
  Case C{"constant-division", "divide"};
  C.Block[0] = 64;
  C.Arguments = {input(In), output(Out)};
  return C;
}

/// Within the errors stated by CUDA's programming guide: 2 ulp for sinf, 2 for
/// expf, 4 for powf; in double 2, 1 and 2.
static Case math() {
  Random R(14);
  std::vector<float> X, Y, F;
  std::vector<double> U, V, D;
  for (unsigned I = 0; I < 32; ++I) {
    X.push_back(float(R.real(-100, 100)));
    Y.push_back(float(R.real(-10, 10)));
    U.push_back(R.real(-100, 100));
    V.push_back(R.real(-10, 10));
    double A = X.back(), B = Y.back();
    F.insert(F.end(), {float(std::sin(A)), float(std::exp(B)),
                       float(std::pow(std::fabs(A), B))});
    long double P = U.back(), Q = V.back();
    D.insert(D.end(), {double(std::sin(P)), double(std::exp(Q)),
                       double(std::pow(std::fabs(P), Q))});
  }
  Case C{"math", "math"};
  C.Block[0] = 32;
  C.Arguments = {input(X), input(Y), output(F, "ulp32 4"),
                 input(U), input(V), output(D, "ulp64 2")};
  return C;
}

std::vector<Case> numericCases() {
  return {gemm(), fft(), nbody(), halfDot(), wideMultiply(), constantDivision(),
          math()};
}

} // namespace cases
