// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels that use what core has: slices with checks of bounds, iterators, options,
// enums with data, closures, traits, formatting, sorting, hashing, integers of 128 bits.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]

use core::arch::nvptx::*;
use core::fmt::Write;
use core::hash::{Hash, Hasher};

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { trap() }
}

fn index() -> usize {
    unsafe { (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize }
}

unsafe fn slice<'a, T>(data: *const T, n: usize) -> &'a [T] {
    unsafe { core::slice::from_raw_parts(data, n) }
}
unsafe fn slice_mut<'a, T>(data: *mut T, n: usize) -> &'a mut [T] {
    unsafe { core::slice::from_raw_parts_mut(data, n) }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn saxpy(a: f32, x: *const f32, y: *mut f32, n: usize) {
    let (x, y) = unsafe { (slice(x, n), slice_mut(y, n)) };
    let i = index();
    if i < n {
        y[i] = a * x[i] + y[i];
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn dot(x: *const f64, y: *const f64, out: *mut f64, n: usize) {
    let (x, y) = unsafe { (slice(x, n), slice(y, n)) };
    let sum: f64 = x.chunks(64).zip(y.chunks(64)).nth(index())
        .map_or(0.0, |(a, b)| a.iter().zip(b).map(|(a, b)| a * b).sum());
    unsafe { *out.add(index()) = sum };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn sort(keys: *mut u32, each: usize) {
    unsafe { slice_mut(keys.add(index() * each), each) }.sort_unstable();
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn search(sorted: *const i32, n: usize, at: *mut i64, key: *const i32) {
    let i = index();
    let found = unsafe { slice(sorted, n).binary_search(&*key.add(i)) };
    unsafe { *at.add(i) = found.map_or_else(|at| -1 - at as i64, |at| at as i64) };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn wide(a: *const u128, b: *const u128, out: *mut u128) {
    let i = index();
    let (a, b) = unsafe { (*a.add(i), *b.add(i)) };
    unsafe { *out.add(i) = a.wrapping_mul(b) ^ a.checked_div(b).unwrap_or(a.rotate_left(3)) };
}

#[derive(Clone, Copy)]
#[repr(C)]
pub enum Shape { Square(f32), Strip { width: f32, length: f32 }, Nothing }

trait Area { fn area(&self) -> f32; }
impl Area for Shape {
    fn area(&self) -> f32 {
        match *self {
            Shape::Square(side) => side * side,
            Shape::Strip { width, length } => width * length,
            Shape::Nothing => 0.0,
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn areas(shapes: *const Shape, out: *mut f32) {
    let shape: &dyn Area = unsafe { &*shapes.add(index()) };
    unsafe { *out.add(index()) = shape.area() };
}

struct Fnv(u64);
impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ byte as u64).wrapping_mul(0x100000001b3);
        }
    }
    fn finish(&self) -> u64 { self.0 }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn hash(data: *const u32, each: usize, out: *mut u64) {
    let mut fnv = Fnv(0xcbf29ce484222325);
    unsafe { slice(data.add(index() * each), each) }.hash(&mut fnv);
    unsafe { *out.add(index()) = fnv.finish() };
}

struct Text<'a>(&'a mut [u8], usize);
impl Write for Text<'_> {
    fn write_str(&mut self, text: &str) -> core::fmt::Result {
        let end = self.1 + text.len();
        self.0.get_mut(self.1..end).ok_or(core::fmt::Error)?.copy_from_slice(text.as_bytes());
        self.1 = end;
        Ok(())
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn format(values: *const f32, text: *mut u8, each: usize) {
    let i = index();
    let mut out = Text(unsafe { slice_mut(text.add(i * each), each) }, 0);
    let _ = write!(out, "{i:04} {:>8.3} {:#x}", unsafe { *values.add(i) }, !i);
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn parse(text: *const u8, each: usize, out: *mut i32) {
    let text = unsafe { slice(text.add(index() * each), each) };
    let number = core::str::from_utf8(text).ok().and_then(|text| text.trim().parse().ok());
    unsafe { *out.add(index()) = number.unwrap_or(i32::MIN) };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn collatz(out: *mut u32) {
    let next = |&n: &u64| (n != 1).then(|| if n % 2 == 0 { n / 2 } else { 3 * n + 1 });
    let steps = core::iter::successors(Some(index() as u64 + 1), next).count();
    unsafe { *out.add(index()) = steps as u32 };
}
