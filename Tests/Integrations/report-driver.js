// Uses the page as people do, and writes what is wrong into the element `driven`: a line for each fault, and DRIVEN at the end.
"use strict";
addEventListener("load", () => {
  const lines = [];
  const check = (what, holds) => { if (!holds) lines.push(`FAULT ${what}`); };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  const shown = () => all("details.requirement").filter((details) => !details.hidden && !details.closest("[hidden]"));
  const press = (key, options = {}) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options }));
  const type = (text) => {
    one("#query").value = text;
    one("#query").dispatchEvent(new Event("input", { bubbles: true }));
  };
  const focused = (selector) => document.activeElement?.matches(selector) ?? false;
  const total = all("details.requirement").length;

  try {
    // Search.
    press("/");
    check("/ goes to the search", focused("#query"));
    press("/");
    check("/ is typed in the search", focused("#query"));
    type("PRICE");
    check("a word, whatever its case", shown().length === 1 && shown()[0].id.includes("priceOf"));
    check("the count follows", one("#count").textContent === `1 of ${total} shown`);
    check("the address follows", location.hash === "#?q=PRICE");
    type("belldelegate didring");
    check("words of the protocol and of the requirement", shown().length === 1);
    check("protocols without a match go", all("section.protocol").filter((section) => !section.hidden).length === 1);
    type("<script>alert");
    check("markup in documentation is text", shown().length === 1);
    type("zebra");
    check("it says that nothing matches", shown().length === 0 && !one("#nothing").hidden);
    press("Escape");
    check("Escape shows all", shown().length === total && one("#query").value === "" && one("#nothing").hidden);

    // Kinds.
    const kind = one('input[value="decision"]');
    kind.click();
    check("a kind", shown().length === 1 && shown()[0].dataset.kind === "decision");
    check("a kind in the address", location.hash === "#?kind=decision");
    one('input[value="state"]').click();
    check("two kinds", shown().length === 2);
    one("#clear").click();
    one("#faulty").click();
    check("with problems", shown().length > 0 && shown().every((details) => details.querySelector(".badge")));
    location.hash = "";
    one("#clear").click();
    check("all again", shown().length === total);

    // Arrows.
    one("#query").focus();
    press("ArrowDown");
    check("down goes to the first", document.activeElement === shown()[0].querySelector("summary"));
    press("ArrowDown");
    check("down goes on", document.activeElement === shown()[1].querySelector("summary"));
    press("ArrowRight");
    check("right opens", shown()[1].open);
    press("ArrowLeft");
    check("left closes", !shown()[1].open);
    press("End");
    check("End", document.activeElement === shown().at(-1).querySelector("summary"));
    press("ArrowDown");
    check("down stops at the end", document.activeElement === shown().at(-1).querySelector("summary"));
    press("Home");
    check("Home", document.activeElement === shown()[0].querySelector("summary"));
    press("ArrowUp");
    check("up from the first goes to the search", focused("#query"));
    const before = document.activeElement;
    press("ArrowDown", { ctrlKey: true });
    check("the browser's own keys stay", document.activeElement === before);

    // Opening.
    one("#open").click();
    check("all open", shown().every((details) => details.open));
    one("#open").click();
    one("#open").click();
    check("all open or closed", new Set(shown().map((details) => details.open)).size === 1);
    for (const details of shown()) details.open = false;
    dispatchEvent(new Event("beforeprint"));
    check("paper has all", shown().every((details) => details.open));
    dispatchEvent(new Event("afterprint"));
    check("and only paper", shown().every((details) => !details.open));

    // Links.
    const ids = all("[id]").map((element) => element.id);
    check("each id once", new Set(ids).size === ids.length);
    for (const link of all('a[href^="#"]')) {
      const id = decodeURIComponent(link.getAttribute("href").slice(1));
      check(`a target of ${id}`, document.getElementById(id) !== null);
    }
    for (const link of all("a.place")) {
      check(`${link.href} is a file`, link.href.startsWith("file:") && /#L\d+$/.test(link.href));
    }

    // Form.
    check("no markup of the inputs", all("img, main script, [onerror]").length === 0);
    check("one main, nav, header, footer", ["main", "nav", "body > header", "footer"].every((name) => all(name).length === 1));
    check("one search", all("[role=search]").length === 1);
    check("every control has a name", all("input, button").every((control) =>
      control.labels?.[0]?.textContent.trim() || control.textContent.trim()));
    check("the order is the reading order", all("[tabindex]").every((element) => element.tabIndex <= 0));
    const levels = all("h1, h2, h3").map((heading) => Number(heading.tagName[1]));
    check("headings leave no level out", levels.every((level, index) => level - (levels[index - 1] ?? 0) <= 1));
    one("#open").click();
    check("nothing is wider than the window", document.documentElement.scrollWidth <= innerWidth);

    // Colours.
    const isDark = location.href.includes("scheme=0") || matchMedia("(prefers-color-scheme: dark)").matches;
    const ground = channels(getComputedStyle(document.body).backgroundColor);
    check("the scheme that is preferred", (luminance(ground) < 0.2) === isDark);
    for (const element of all("p, code, small, strong, .kind, .badge, a, th, td, dt, summary, button, output, legend, figcaption")) {
      if (element.closest("[hidden]") || element.textContent.trim() === "") continue;
      const ratio = contrast(element);
      check(`contrast ${ratio.toFixed(1)} of ${element.tagName} ${element.className}`, ratio >= 4.5);
    }
  } catch (error) {
    lines.push(`FAULT ${error}`);
  }
  one("#driven").textContent = `\n${[...new Set(lines)].join("\n")}\nDRIVEN\n`;

  // Of a colour in any notation: red, green, blue, alpha.
  function channels(color) {
    const canvas = channels.canvas ??= Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }

  function over(top, below) {
    const alpha = top[3];
    return [0, 1, 2].map((index) => top[index] * alpha + below[index] * (1 - alpha)).concat(1);
  }

  function luminance(color) {
    const [red, green, blue] = color.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function contrast(element) {
    const layers = [];
    for (let ancestor = element; ancestor; ancestor = ancestor.parentElement) {
      layers.push(channels(getComputedStyle(ancestor).backgroundColor));
    }
    const ground = layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255, 1]);
    const text = over(channels(getComputedStyle(element).color), ground);
    const [light, dark] = [luminance(text), luminance(ground)].sort((one, other) => other - one);
    return (light + 0.05) / (dark + 0.05);
  }
});
