#!/usr/bin/env python3
"""Opens a page of ReportGen in headless Chromium and fails if it does not do what it promises.

    check_page.py REPORTGEN SCRATCH [RUN]

REPORTGEN is the built program, SCRATCH a directory for pages and screenshots, RUN the directory of
a run (results/latest). Needs Chromium or Chrome with the driver of its version, such as the Debian
packages chromium and chromium-driver, and selenium from PyPI or Debian's python3-selenium.
"""

import base64
import csv
import json
import os
import re
import shutil
import subprocess
import sys
import time

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

WIDTHS = [375, 1440]
HOSTILE = "<script>document.title='owned'</script><img src=x onerror=alert(1)>\u202e|`*[x](y)"

# Every visible text whose contrast with what is painted behind it is below 4.5 to 1 (WCAG 2.1).
CONTRAST = """
const luminance = ([r, g, b]) => [r, g, b].map(v => v / 255)
  .map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
  .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
const parse = text => (text.match(/[\\d.]+/g) || []).map(Number);
const behind = element => {
  for (let e = element; e; e = e.parentElement) {
    const colour = parse(getComputedStyle(e).backgroundColor);
    if (colour.length === 3 || colour[3] > 0) return colour.slice(0, 3);
  }
  return [255, 255, 255];
};
const poor = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || element.closest('script, style, noscript, title, desc')) continue;
  if (element.closest('.skip') || !element.getClientRects().length) continue;
  const isDrawn = element instanceof SVGElement;
  const style = getComputedStyle(element);
  const paper = isDrawn && /on-(light|dark)/.test(element.getAttribute('class'))
    ? parse(getComputedStyle(element.previousElementSibling).fill) : behind(element);
  const ends = [luminance(parse(isDrawn ? style.fill : style.color)), luminance(paper)].sort((a, b) => b - a);
  const ratio = (ends[0] + 0.05) / (ends[1] + 0.05);
  if (ratio < 4.5) poor.push(`${ratio.toFixed(2)}: ${walker.currentNode.data.trim().slice(0, 40)}`);
}
return poor;
"""

failures = []


def expect(condition, words):
    if not condition:
        failures.append(words)
        print(f"FAILED  {words}")


def version(program):
    """The first number of a program's version: a driver drives the browser that has the same."""
    words = subprocess.run([program, "--version"], check=True, capture_output=True, text=True).stdout
    return re.search(r"(\d+)\.\d+", words).group(1)


def pair():
    """A browser and the driver that was made for it; a machine may have several browsers."""
    driver = shutil.which("chromedriver") or sys.exit("no chromedriver in PATH")
    names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    versions = {path: version(path) for path in map(shutil.which, names) if path}
    for path, number in versions.items():
        if number == version(driver):
            return path, driver
    sys.exit(f"{driver} is of version {version(driver)}, the browsers are {versions}")


def browser():
    options = webdriver.ChromeOptions()
    options.binary_location, driver = pair()
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=Service(driver))


def resize(driver, width):
    metrics = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)


def colours(driver, scheme):
    feature = {"name": "prefers-color-scheme", "value": scheme}
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})


def page(reportgen, run, path):
    subprocess.run([reportgen, "html", "--input", run, "--output", path], check=True)
    return path


def answer(driver):
    return driver.find_element(By.ID, "answer").text


def found(driver):
    return int(answer(driver).split()[0])


def quiet(driver, name):
    entries = [e for e in driver.get_log("browser") if e["level"] in ("SEVERE", "WARNING")]
    expect(not entries, f"{name}: the console says {entries[:3]}")
    loaded = driver.execute_script("return performance.getEntriesByType('resource').length")
    expect(loaded == 0, f"{name}: {loaded} resources were loaded")


def check_layout(driver, name, scratch):
    for scheme in ["light", "dark"]:
        colours(driver, scheme)
        for width in WIDTHS:
            resize(driver, width)
            reach = driver.execute_script("return document.documentElement.scrollWidth")
            expect(reach <= width, f"{name}: {reach} pixels wide at {width}")
            shot = driver.execute_cdp_cmd(
                "Page.captureScreenshot", {"format": "png", "captureBeyondViewport": True}
            )
            write_picture(shot["data"], f"{scratch}/{name}-{scheme}-{width}.png")
        poor = driver.execute_script(CONTRAST)
        expect(not poor, f"{name}: poor contrast in {scheme}: {poor[:5]}")
    colours(driver, "light")


def check_print(driver, name, scratch):
    """On paper: everything within the width of the page, and no control."""
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    resize(driver, 718)  # A4 less the margins that browsers print with.
    reach = driver.execute_script("return document.documentElement.scrollWidth")
    expect(reach <= 718, f"{name}: {reach} pixels wide on paper")
    seen = driver.execute_script(
        "return [...document.querySelectorAll('.filters, nav, .more')]"
        ".filter(e => e.getClientRects().length).length"
    )
    expect(seen == 0, f"{name}: {seen} controls are printed")
    paper = driver.execute_cdp_cmd("Page.printToPDF", {"paperWidth": 8.27, "paperHeight": 11.69})
    write_picture(paper["data"], f"{scratch}/{name}.pdf")
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    resize(driver, 1440)


def check_tips(driver, name):
    """Every mark and cell of a chart says its value when it is pointed at."""
    silent = driver.execute_script(
        "return [...document.querySelectorAll('figure .mark, figure .cell')]"
        ".filter(e => !(e.dataset.tip || '').trim()).length"
    )
    expect(silent == 0, f"{name}: {silent} marks without a value")
    marks = driver.find_elements(By.CSS_SELECTOR, "figure .mark, figure .cell")
    tip = driver.find_element(By.ID, "tip")
    for width in WIDTHS:
        resize(driver, width)
        for mark in [marks[0], marks[-1]] if marks else []:
            driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", mark)
            ActionChains(driver).move_to_element(mark).perform()
            expect(tip.is_displayed(), f"{name}: a mark says nothing at {width}")
            expect(tip.text == mark.get_attribute("data-tip"), f"{name}: a mark says '{tip.text}'")
            reach = driver.execute_script("return document.documentElement.scrollWidth")
            expect(reach <= width, f"{name}: {reach} pixels wide at {width} with a value shown")
    resize(driver, 1440)


def write_picture(data, path):
    with open(path, "wb") as file:
        file.write(base64.b64decode(data))


def check_filters(driver, name, benchmarks):
    expect(found(driver) == len(benchmarks), f"{name}: shows {answer(driver)}")
    families = sorted({b.split(".")[0] for b in benchmarks})
    select = Select(driver.find_element(By.ID, "family"))
    expect([o.text for o in select.options[1:]] == families, f"{name}: the families offered")
    for family in families[:3]:
        select.select_by_visible_text(family)
        expected = sum(b.startswith(family + ".") for b in benchmarks)
        expect(found(driver) == expected, f"{name}: {family} gives {found(driver)}, not {expected}")
    select.select_by_value("")
    search = driver.find_element(By.ID, "search")
    search.send_keys(benchmarks[-1].upper())
    expect(1 <= found(driver) < len(benchmarks) or len(benchmarks) == 1, f"{name}: the search")
    search.send_keys(" no such row")
    expect(found(driver) == 0, f"{name}: a search for nothing finds {found(driver)}")
    search.send_keys(Keys.CONTROL, "a")
    search.send_keys(Keys.DELETE)
    for key in ["variant", "verdict"]:
        choice = Select(driver.find_element(By.ID, key))
        counts = []
        for option in [o.get_attribute("value") for o in choice.options[1:]]:
            choice.select_by_value(option)
            counts.append(found(driver))
        choice.select_by_value("")
        expect(sum(counts) == len(benchmarks), f"{name}: {key} parts into {sum(counts)} rows")
        expect(min(counts) > 0, f"{name}: a {key} without rows is offered")


def check_sorting(driver, name):
    head = driver.find_element(By.CSS_SELECTOR, "th[data-key=instructions]")
    button = head.find_element(By.TAG_NAME, "button")
    for direction, is_right in [("ascending", lambda a, b: a <= b), ("descending", lambda a, b: a >= b)]:
        # By keyboard, as somebody without a mouse would.
        driver.execute_script("arguments[0].focus()", button)
        button.send_keys(Keys.ENTER)
        expect(head.get_attribute("aria-sort") == direction, f"{name}: aria-sort is not {direction}")
        cells = driver.execute_script(
            "return [...document.querySelectorAll('#rows-body tr')].map(r => r.children[4].textContent)"
        )
        values = [float(c) for c in cells if c]
        expect(all(map(is_right, values, values[1:])), f"{name}: not {direction}")


def check_explanation(driver, name, explained):
    """Opens a row: the one with a text from `explain`, if there is one."""
    search = driver.find_element(By.ID, "search")
    if explained:
        search.send_keys(explained[0])
    button = driver.find_element(By.CSS_SELECTOR, "#rows-body .row-button")
    button.send_keys(Keys.SPACE)
    expect(button.get_attribute("aria-expanded") == "true", f"{name}: a row does not open")
    details = driver.find_elements(By.CSS_SELECTOR, ".detail li")
    expect(details, f"{name}: an open row explains nothing")
    code = driver.find_elements(By.CSS_SELECTOR, ".detail pre")
    expect(explained is None or code, f"{name}: an explained row shows no code")
    for block in code:
        shown = block.get_attribute("textContent")
        expect(shown == explained[1], f"{name}: the code is not what was written")
        for width in WIDTHS:
            resize(driver, width)
            reach = driver.execute_script("return document.documentElement.scrollWidth")
            expect(reach <= width, f"{name}: {reach} pixels wide at {width} with code open")
    resize(driver, 1440)
    button.send_keys(Keys.SPACE)
    expect(not driver.find_elements(By.CSS_SELECTOR, ".detail"), f"{name}: a row does not close")
    search.send_keys(Keys.CONTROL, "a")
    search.send_keys(Keys.DELETE)


def check_access(driver, name):
    unnamed = driver.execute_script(
        "return [...document.querySelectorAll('input, select')].filter(e => !e.labels.length).length"
        " + [...document.querySelectorAll('button')].filter(e => !e.textContent.trim()).length"
        " + [...document.querySelectorAll('main svg')].filter(e => !e.querySelector('title')).length"
    )
    expect(unnamed == 0, f"{name}: {unnamed} controls or pictures without a name")
    levels = driver.execute_script(
        "return [...document.querySelectorAll('h1, h2, h3, h4')].map(e => +e.tagName[1])"
    )
    expect(levels[0] == 1 and levels.count(1) == 1, f"{name}: one first heading")
    expect(all(b - a <= 1 for a, b in zip(levels, levels[1:])), f"{name}: a heading skips a level")
    broken = driver.execute_script(
        "return [...document.querySelectorAll('nav a')].map(a => a.getAttribute('href').slice(1))"
        ".filter(id => !document.getElementById(id))"
    )
    expect(not broken, f"{name}: the navigation leads nowhere for {broken}")


def check_claim_links(driver, name, benchmarks):
    links = driver.find_elements(By.CSS_SELECTOR, "main li a[href^='#']")
    if not links:
        return
    title = links[0].text
    links[0].click()
    expected = sum(b.startswith(title + ".") for b in benchmarks)
    expect(found(driver) == expected, f"{name}: the link to {title} shows {found(driver)} rows")
    driver.find_element(By.ID, "search").clear()
    driver.find_element(By.ID, "search").send_keys(" ", Keys.BACKSPACE)


def check_hostile(driver, name):
    expect(driver.title == "What type erasure costs", f"{name}: the title became {driver.title}")
    scripts = driver.execute_script("return document.scripts.length")
    expect(scripts == 2, f"{name}: {scripts} scripts")
    expect(not driver.find_elements(By.CSS_SELECTOR, "img"), f"{name}: a note became an element")


def benchmarks_of(run):
    with open(f"{run}/results.csv", newline="", encoding="utf-8") as file:
        return list(dict.fromkeys(row["benchmark"] for row in csv.DictReader(file)))


def explained_run(run, target):
    """A copy of a run with an explanation of one benchmark that is as wide as code can be; and the
    benchmark and its explanation."""
    os.makedirs(f"{target}/explain", exist_ok=True)
    for file in ["results.csv", "run.json"]:
        shutil.copy(f"{run}/{file}", target)
    line = "     1      2004  leaq    0x10(%rip), %rdi        </script><img src=x onerror=alert(1)>"
    text = "\n".join(["Machine code, disassembled", *[line + " wide" * 40] * 60])
    benchmark = benchmarks_of(run)[-1]
    with open(f"{target}/explain/{benchmark}.txt", "w", encoding="utf-8") as file:
        file.write(text)
    return target, (benchmark, text)


def large_run(run, target, count):
    """A run of `count` benchmarks, each with hostile words as its note."""
    os.makedirs(target, exist_ok=True)
    with open(f"{run}/run.json", encoding="utf-8") as file:
        manifest = json.load(file)
    manifest["benchmarks"] = []
    manifest["omissions"] = [{"subject": HOSTILE, "status": "not-measured", "reason": HOSTILE}]
    with open(f"{target}/run.json", "w", encoding="utf-8") as file:
        json.dump(manifest, file)
    header = open(f"{run}/results.csv", encoding="utf-8").readline().strip().split(",")
    with open(f"{target}/results.csv", "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(header)
        for number in range(count):
            parts = [f"Family{number % 7}", f"operation{number % 91}", f"v{number % 5}", str(number)]
            row = [1, ".".join(parts), *parts]
            writer.writerow([*row, "time", "ns/op", number + 1, "", "", 1, "", "ok", HOSTILE])
            writer.writerow([*row, "instructions", "count/op", number, "", "", 2, "", "ok", ""])
    return target


def check(driver, name, path, run, scratch, explained=None):
    resize(driver, 1440)
    started = time.monotonic()
    driver.get("file://" + os.path.abspath(path))
    expect(time.monotonic() - started < 10, f"{name}: opening takes {time.monotonic() - started} s")
    benchmarks = benchmarks_of(run)
    check_filters(driver, name, benchmarks)
    check_sorting(driver, name)
    check_explanation(driver, name, explained)
    check_claim_links(driver, name, benchmarks)
    check_access(driver, name)
    check_hostile(driver, name)
    check_layout(driver, name, scratch)
    check_tips(driver, name)
    check_print(driver, name, scratch)
    quiet(driver, name)


def check_speed(driver, name):
    spent = driver.execute_script(
        "const s = document.getElementById('search'); const t = performance.now();"
        "s.value = 'operation7'; s.dispatchEvent(new Event('input')); document.body.offsetHeight;"
        "return performance.now() - t"
    )
    expect(spent < 1000, f"{name}: a search takes {spent:.0f} ms")
    drawn = driver.execute_script("return document.querySelectorAll('#rows-body tr').length")
    expect(drawn <= 200, f"{name}: {drawn} rows drawn at once")
    driver.find_element(By.ID, "more").click()
    drawn = driver.execute_script("return document.querySelectorAll('#rows-body tr').length")
    expect(drawn > 200, f"{name}: more shows {drawn} rows")


def main():
    if not 3 <= len(sys.argv) <= 4:
        sys.exit(__doc__)
    reportgen, scratch = sys.argv[1:3]
    run = sys.argv[3] if len(sys.argv) == 4 else "results/latest"
    os.makedirs(scratch, exist_ok=True)
    driver = browser()
    try:
        copy, explained = explained_run(run, f"{scratch}/run")
        check(
            driver, "page", page(reportgen, copy, f"{scratch}/page.html"), copy, scratch, explained
        )
        large = large_run(run, f"{scratch}/large", 10_000)
        check(driver, "large", page(reportgen, large, f"{scratch}/large.html"), large, scratch)
        check_speed(driver, "large")
    finally:
        driver.quit()
    print(f"{len(failures)} failures; screenshots in {scratch}")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
