# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of two numbers, which Numba compiles for both the CPU and the GPU: WHOLE
has those of integers, REAL those of floating-point numbers."""

import math


def gcd(a, b):
    a, b = abs(a), abs(b)
    while b:
        a, b = b, a % b
    return a


def floor_division(a, b):
    return (a // (b | 1)) * 31 + a % (b | 1)


def collatz(a, b):
    n, steps = abs(a) % 1000 + 1, 0
    while n != 1 and steps < 200:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps + b


def root(a, b):
    n, low, high = abs(a), 0, 3037000499
    while low < high:
        middle = (low + high + 1) // 2
        if middle * middle <= n:
            low = middle
        else:
            high = middle - 1
    return low ^ b


def reverse_bits(a, b):
    result = 0
    for i in range(32):
        result |= ((a >> i) & 1) << (31 - i)
    return result + (b & 255)


def power_modulo(a, b):
    result, base, exponent = 1, abs(a) % 10007, abs(b) % 64
    while exponent:
        if exponent & 1:
            result = result * base % 10007
        base = base * base % 10007
        exponent >>= 1
    return result


def hash_mix(a, b):
    h = a ^ (b << 7)
    for _ in range(4):
        h ^= h >> 13
        h = (h * 0x5BD1E995) & 0xFFFFFFFF
    return h


def clamp(a, b):
    return min(max(a, -abs(b)), abs(b))


def is_prime(a, b):
    n = abs(a) % 5000
    if n < 2:
        return b
    for d in range(2, 71):
        if d * d > n:
            break
        if n % d == 0:
            return -d
    return n


def signs(a, b):
    return (a > b) - (a < b) + 10 * ((a < 0) ^ (b < 0)) + 100 * (not a)


def horner(x, y):
    return ((((0.5 * x - 1.25) * x + y) * x - 3.0) * x + 7.0) * y


def newton(x, y):
    value = abs(x) + 1.0
    guess = value
    for _ in range(12):
        guess = 0.5 * (guess + value / guess)
    return guess * y


def mandelbrot(x, y):
    cx, cy, zx, zy, n = x / 8, y / 8, 0.0, 0.0, 0
    while zx * zx + zy * zy < 4.0 and n < 50:
        zx, zy = zx * zx - zy * zy + cx, 2.0 * zx * zy + cy
        n += 1
    return n


def waves(x, y):
    return math.sin(x) * math.cos(y) + math.tan(x / 16)


def growth(x, y):
    return math.exp(x / 8) + math.log(abs(y) + 1) + math.log1p(abs(x)) + math.expm1(y / 8)


def angles(x, y):
    return math.atan2(x, y) + math.hypot(x, y) + math.asin(x / 32) + math.acosh(abs(y) + 1)


def powers(x, y):
    return math.pow(abs(x) + 0.5, y / 4) + abs(x) ** 0.5


def errors(x, y):
    return math.erf(x / 8) + math.erfc(y / 8) + math.gamma(abs(x) / 8 + 1) + math.lgamma(abs(y) + 1)


def rounding(x, y):
    return math.floor(x) + 3 * math.ceil(y) + 5 * math.trunc(x * y) + x % (abs(y) + 1)


def logistic(x, y):
    r, v = 3.2 + abs(x) / 128, 0.5 + y / 64
    for _ in range(20):
        v = r * v * (1.0 - v)
    return v


def product(x, y):
    z = complex(x, y) * complex(y, -x) + complex(1.0, x)
    return z.real - z.imag + abs(z)


WHOLE = [gcd, floor_division, collatz, root, reverse_bits, power_modulo, hash_mix,
         clamp, is_prime, signs]
REAL = [horner, newton, mandelbrot, waves, growth, angles, powers, errors, rounding,
        logistic, product]
