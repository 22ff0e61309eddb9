# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Uses reports as a reader would: click-through.py FOLDER, with verify.html,
compile.html, several.html and hostile.html in it. Leaves screenshots there."""

import sys

from browser import ENTER, ESCAPE, Browser

folder = sys.argv[1]
RELATIVE_LUMINANCE = """
  const parts = getComputedStyle(document.body)[arguments[0]].match(/[\\d.]+/g);
  return (0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]) / 255;"""


def check(condition, *what):
    if not condition:
        sys.exit(f"click-through: {what}")


def lit(page, pane):
    return page.run("return [...document.querySelectorAll('.pane')[arguments[0]]"
                    ".querySelectorAll('.lit')].map(e => +e.dataset.line)", pane)


def look_at_verify(page):
    page.open(f"{folder}/verify.html")
    sections = page.texts("#contents a")
    check(sections == ["Findings", "Source and IR", "Machines", "Parameters of kernels",
                       "What nvvmc fix would do"], sections)
    cards = page.texts(".finding")
    check(any("function-narrow-param" in card for card in cards), cards)
    check("1 warning" in page.texts("#summary")[0] or "1 error" in page.texts("#summary")[0],
          page.texts("#summary"))

    # A finding leads to its line, and a line of the IR to that of the source and back.
    page.click(".finding[data-rule=function-narrow-param] .place")
    check(lit(page, 1) == [13], lit(page, 1))
    page.run("document.querySelectorAll('.pane')[1].querySelector('[data-line=\"8\"]').click()")
    check(lit(page, 1) == [8] and lit(page, 0) == [4], lit(page, 0), lit(page, 1))
    page.run("document.querySelectorAll('.pane')[0].querySelector('[data-line=\"5\"]').click()")
    check(lit(page, 0) == [5] and lit(page, 1) == [9, 10], lit(page, 1))

    # By function, and filtered.
    page.click("input[value=function]")
    check(any("helper" in name for name in page.texts(".group > summary")))
    page.click("input[value=rule]")
    page.click("#filter")
    page.keys("nothing like it")
    check(page.texts("#finding-list") == ["Nothing matches the filter."])
    page.run("const f = document.getElementById('filter'); f.value = ''; "
             "f.dispatchEvent(new Event('input'))")

    # By keyboard.
    page.keys(ESCAPE + "j")
    active = "document.activeElement"
    check(page.run(f"return {active}.classList.contains('finding')"), "j")
    page.run("document.querySelectorAll('.pane')[1].querySelector('[data-line=\"8\"]').click()")
    while not page.run(f"return {active}.dataset.rule === 'function-narrow-param'"):
        before = page.run(f"return {active}.textContent")
        page.keys("j")
        check(before != page.run(f"return {active}.textContent"), "j does not end")
    page.keys(ENTER)
    check(lit(page, 1) == [13], lit(page, 1))
    page.keys("/")
    check(page.run(f"return {active}.id") == "filter", "/")
    page.keys(ESCAPE)
    # All that can be used can be reached.
    check(page.run("return [...document.querySelectorAll('a, button, input, select, summary')]"
                   ".every(e => e.tabIndex >= 0)"), "tabIndex")

    # The matrix: one kernel needs clusters, the other nothing.
    rows = page.run("return [...document.querySelectorAll('.matrix tbody tr')].map(r => "
                    "[r.children[0].textContent, r.querySelectorAll('.yes').length, "
                    "r.querySelectorAll('.no').length])")
    by_name = {name: (yes, no) for name, yes, no in rows}
    # What is equal is one row or one column.
    check(by_name == {"the module, params": (1, 1), "simple": (2, 0)}, rows)
    check(page.texts(".matrix thead th")[1:] == ["sm_20 to sm_89", "sm_90 to sm_121a"],
          page.texts(".matrix thead th"))
    reasons = page.texts("#reasons li")
    check(len(reasons) == 1 and reasons[0].startswith("sm_20 to sm_89: ") and
          reasons[0].endswith("(params)"), reasons)

    # The drawing: cells that do not overlap and cover what is not padding.
    cells = page.run("""
      return [...document.querySelectorAll('svg.layout')[0].querySelectorAll('rect.cell')]
        .map(r => [r.y, r.x, r.width].map(v => v.baseVal.value))""")
    cells.sort()
    for (y, x, width), (below, right, _) in zip(cells, cells[1:]):
        check(y != below or x + width <= right + 0.01, "cells overlap", y, x, width, right)
    titles = page.texts("svg.layout title")
    check("s.3.1: i8, offset 44, 1 byte" in titles, titles)
    check("padding" in titles, titles)
    page.click("#parameters details summary")
    check(["s", "%S", "16", "32", "8", "7"] in page.run(
        "return [...document.querySelectorAll('#parameters tbody tr')]"
        ".map(r => [...r.children].map(c => c.textContent))"), "the table")

    check(page.texts(".diff .added")[-1].endswith("zeroext %x) convergent {"),
          page.texts(".diff .added"))
    page.screenshot(f"{folder}/verify-light.png")

    light = page.run(RELATIVE_LUMINANCE, "backgroundColor")
    page.command("Emulation.setEmulatedMedia",
                 features=[{"name": "prefers-color-scheme", "value": "dark"}])
    dark = page.run(RELATIVE_LUMINANCE, "backgroundColor")
    check(light > 0.8 and dark < 0.2, light, dark)
    check(page.run(RELATIVE_LUMINANCE, "color") > 0.6, "dark text")
    page.screenshot(f"{folder}/verify-dark.png")
    check(page.pdf().startswith(b"%PDF"), "print")
    page.command("Emulation.setEmulatedMedia", media="print", features=[])
    check(page.run("return getComputedStyle(document.querySelector('nav')).display") == "none",
          "navigation on paper")
    page.command("Emulation.setEmulatedMedia", media="", features=[])


def look_at_compile(page):
    page.open(f"{folder}/compile.html")
    check("PTX" in page.texts("#contents a"), page.texts("#contents a"))
    rows = page.run("return [...document.querySelectorAll('#registers tbody tr')]"
                    ".map(r => [...r.children].map(c => c.textContent))")
    check([row[0] for row in rows].count("params (kernel)") == 1, rows)
    check([row for row in rows if row[0] == "simple (kernel)"][0][-1] != "0", rows)
    page.run("document.querySelectorAll('.pane')[1].querySelector('[data-line=\"7\"]').click()")
    ptx = page.run("return [...document.querySelectorAll('.pane')[2].querySelectorAll('.lit')]"
                   ".map(e => e.textContent)")
    check(any("%tid.x" in line for line in ptx), ptx)
    check(lit(page, 0) == [3], lit(page, 0))
    page.screenshot(f"{folder}/compile.png")


def look_at_templates(page):
    """Each line of the user's source beside its PTX, and headers folded."""
    page.open(f"{folder}/templates.html")
    titles = page.texts(".pane h3")
    check(titles[0] == "templates.cu" and titles[-1] == "./templates.cuh", titles)
    check(page.run("return !document.getElementById('headers').open"), "headers are open")
    check(page.texts("#headers summary") == ["1 header"], page.texts("#headers summary"))

    def beside(pane, line):
        return page.run("return [...document.querySelectorAll('.pane')[arguments[0]]"
                        ".querySelectorAll(`[data-line='${arguments[1]}'] .beside > div > div`)]"
                        ".map(e => e.textContent)", pane, line)

    # Kernels that are the same have the same PTX, which is there once.
    header = beside(0, 3)
    check(header[0].endswith(" and 1 more") and any("ld.param" in text for text in header),
          header)
    of_scale = beside(0, 4)
    check(sum("mul" in text for text in of_scale) == 1 and
          sum("selp" in text for text in of_scale) == 1, of_scale)
    of_other = beside(0, 7)
    check(beside(0, 6)[0] == "other(float*)", beside(0, 6))
    check(any("add" in text for text in of_other) and
          not any("mul" in text for text in of_other), of_other)
    check(not beside(0, 2), beside(0, 2))
    check(any("selp" in text for text in beside(len(titles) - 1, 2)), "the header")
    page.run("document.querySelector('.pane [data-line=\"7\"] .ptx').click()")
    check(lit(page, 0) == [7], lit(page, 0))
    drawings = page.run("return [...document.querySelectorAll('#parameters h3')]"
                        ".map(e => e.textContent)")
    check(len(drawings) == 2 and drawings[0].count("scale<float") == 2, drawings)
    check(len(page.texts(".matrix tbody tr")) == 1, page.texts(".matrix tbody tr"))
    page.screenshot(f"{folder}/templates.png")


def look_at_same(page):
    """Findings that say the same are one, with all their places."""
    page.open(f"{folder}/same.html")
    cards = page.texts(".finding[data-rule=instruction-fence-standard]")
    check(len(cards) == 1 and "at 3 places" in cards[0], cards)
    both = page.texts(".finding[data-rule=intrinsic-needs-arch]")
    check(len(both) == 1 and "in profiles nvvm, nvptx" in both[0], both)
    check("5 errors" in page.texts("#summary")[0], page.texts("#summary"))
    places = page.texts("[data-rule=instruction-fence-standard] .place")
    check([place.rsplit(":", 2)[1] for place in places] == ["5", "6", "11"], places)
    page.run("document.querySelectorAll('.finding .place')[2].click()")
    check(lit(page, 0) == [11], lit(page, 0))
    # A filter leaves the places that it fits.
    page.run("const f = document.getElementById('filter'); f.value = 'acquire'; "
             "f.dispatchEvent(new Event('input'))")
    check(len(page.texts(".finding .place")) == 1, page.texts(".finding .place"))


def look_at_several(page):
    page.open(f"{folder}/several.html")
    check(len(page.all("#file option")) == 2, "files")
    check(page.texts(".finding") == [], page.texts(".finding"))
    page.run("const f = document.getElementById('file'); f.value = '1'; "
             "f.dispatchEvent(new Event('change'))")
    check(any("function-narrow-param" in card for card in page.texts(".finding")), "second")


def look_at_hostile(page):
    page.open(f"{folder}/hostile.html")
    check(page.run("return window.hacked === undefined"), "a script of the input ran")
    check(page.all("img") == [] and page.all("[onload], [onerror]") == [], "markup")
    check(any("<img src=x onerror=" in text for text in page.texts(".finding")),
          page.texts(".finding"))
    check(any("</script><script>" in text for text in page.texts(".listing")), "text")


with Browser(folder) as page:
    page.call("POST", "/url", {"url": "about:blank"})
    page.requests()  # Those of the page that it starts with.
    for look in (look_at_verify, look_at_compile, look_at_templates, look_at_same, look_at_several, look_at_hostile):
        look(page)
        asked = [url for url in page.requests() if not url.startswith(("file:", "data:"))]
        check(not asked, "the page asks for", asked)
        complaints = [entry["message"] for entry in page.logged("browser")
                      if entry["level"] in ("SEVERE", "WARNING")]
        check(not complaints, complaints)
