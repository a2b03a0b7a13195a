import { describe, expect, it } from "vitest";
import { readHtml } from "./html.ts";

describe("the reader of the texts' HTML", () => {
  it("reads tags, links and texts", () => {
    const read = readHtml('\n<h2>A &amp; B</h2>\n<ul><li>See <a href="/live">live</a>.</li></ul>');
    expect(read).toEqual({
      tags: ["h2", "ul", "li", "a"],
      links: ["/live"],
      texts: ["A &amp; B", "See", "live", "."],
      faults: [],
    });
  });

  it.each([
    ["a tag that is not allowed", "<div>x</div>"],
    ["a script", "<p><script>x</script></p>"],
    ["an open tag", "<p>x"],
    ["tags that cross", "<p><strong>x</p></strong>"],
    ["a close without an opening", "<p>x</p></p>"],
    ["an attribute", '<p class="x">x</p>'],
    ["a second attribute on a link", '<p><a href="/live" target="_blank">x</a></p>'],
    ["a link without an address", "<p><a>x</a></p>"],
    ["an item outside a list", "<p><li>x</li></p>"],
    ["a row outside a table", "<tr><td>x</td></tr>"],
    ["a cell outside a row", "<table><tbody><td>x</td></tbody></table>"],
    ["a block in a paragraph", "<p><ul><li>x</li></ul></p>"],
    ["text in a list, outside its items", "<ul>x<li>y</li></ul>"],
    ["text outside every element", "x"],
    ["an empty cell", "<table><tbody><tr><td></td></tr></tbody></table>"],
    ["a bare ampersand", "<p>a & b</p>"],
    ["a bare angle", "<p>a < b</p>"],
  ])("finds %s", (_, html) => {
    expect(readHtml(html).faults).not.toEqual([]);
  });
});
