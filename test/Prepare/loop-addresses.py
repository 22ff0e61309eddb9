#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints functions whose loops load from many addresses.

rowsN: N addresses that differ in a row, and all advance by the counter.
pointersN: N pointers, each advanced by itself; half of them by a constant.
ref_NAME: the same without a loop."""


def head(name, count):
    """The numbers of elements that addresses start with."""
    print(f"define i32 @{name}(i32 %a, i32 %b) {{\n"
          "  %first = and i32 %b, 3\n"
          "  %step = zext i32 %first to i64")
    for i in range(count):
        extension, row = ("sext", "n") if i % 3 else ("zext", "r")
        print(f"  %m{i} = mul i32 %a, {i + 3}\n"
              f"  %r{i} = and i32 %m{i}, 63\n"
              f"  %n{i} = sub i32 %r{i}, 9\n"
              f"  %row{i} = {extension} i32 %{row}{i} to i64")


def element(name, base, count):
    return f"  %{name} = getelementptr i32, ptr addrspace(1) {base}, i64 {count}\n"


def loop(name, count, before, pointers, steps):
    """Adds what all addresses hold in three iterations."""
    head(name, count)
    print("".join(before(i) for i in range(count))
          + "  br label %body\nbody:\n"
          "  %k = phi i64 [ 0, %0 ], [ %next, %body ]\n"
          "  %total = phi i32 [ 0, %0 ], [ %sum, %body ]\n"
          + "".join(pointers(i) for i in range(count))
          + "  %sum0 = add i32 %total, 1")
    for i in range(count):
        print(f"{steps(i)}"
              f"  %value{i} = load i32, ptr addrspace(1) %p{i}\n"
              f"  %mixed{i} = mul i32 %sum{i}, 5\n"
              f"  %sum{i + 1} = add i32 %mixed{i}, %value{i}")
    print(f"  %sum = add i32 %sum{count}, 0\n"
          "  %next = add i64 %k, 1\n"
          "  %more = icmp ult i64 %next, 3\n"
          "  br i1 %more, label %body, label %exit\n"
          "exit:\n  ret i32 %sum\n}")


def straight(name, count, number):
    """The same; number(t, i) is a number of elements besides the row: those that do
    not change, and how often the step is added."""
    head("ref_" + name, count)
    last = "0"
    for t in range(3):
        print(f"  %t{t} = add i32 {last}, 1")
        last = f"%t{t}"
        for i in range(count):
            at, (fixed, steps) = f"{t}.{i}", number(t, i)
            print(f"  %f{at} = add i64 %row{i}, {fixed + 16}\n"
                  f"  %s{at} = mul i64 %step, {steps}\n"
                  f"  %x{at} = add i64 %f{at}, %s{at}\n"
                  + element(f"p{at}", "@table", f"%x{at}")
                  + f"  %v{at} = load i32, ptr addrspace(1) %p{at}\n"
                  f"  %m{at} = mul i32 {last}, 5\n"
                  f"  %a{at} = add i32 %m{at}, %v{at}")
            last = f"%a{at}"
    print(f"  ret i32 {last}\n}}")


MIDDLE = "getelementptr (i8, ptr addrspace(1) @table, i64 64)"


def rows(count):
    loop(f"rows{count}", count,
         lambda i: element(f"base{i}", MIDDLE, f"%row{i}")
         + element(f"start{i}", f"%base{i}", "%step"),
         lambda i: "",
         lambda i: element(f"q{i}", f"%start{i}", "%k")
         + element(f"p{i}", f"%q{i}", i % 4))
    straight(f"rows{count}", count, lambda t, i: (t + i % 4, 1))


def pointers(count):
    loop(f"pointers{count}", count,
         lambda i: element(f"start{i}", MIDDLE, f"%row{i}"),
         lambda i: f"  %p{i} = phi ptr addrspace(1) "
         f"[ %start{i}, %0 ], [ %q{i}, %body ]\n",
         lambda i: element(f"q{i}", f"%p{i}", "2" if i % 2 else "%step"))
    straight(f"pointers{count}", count, lambda t, i: (2 * t, 0) if i % 2 else (0, t))


print('target triple = "nvptx64-nvidia-cuda"')
print("@table = internal addrspace(1) constant [128 x i32] ["
      + ", ".join(f"i32 {i * i * 40503 % 65521}" for i in range(128)) + "]")
rows(7)
rows(8)
pointers(94)
pointers(96)
