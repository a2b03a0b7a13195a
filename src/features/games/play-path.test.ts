import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sitePath } from "../../lib/site-path.ts";
import { addressOf } from "../../testing/test-router.ts";
import { idOfSegment, slotLink, tableLink } from "./play-path.ts";

const segmentIn = (path: string) => decodeURIComponent(path.split("/")[3] ?? "");

describe("the path of a game", () => {
  test.each([
    ["1204", "/play/slot/1204"],
    ["lale-7_b.2", "/play/slot/lale-7_b.2"],
    ["a/b", "/play/slot/a~2Fb"],
    ["..", "/play/slot/~2E~2E"],
    ["50%", "/play/slot/50~25"],
    ["a b", "/play/slot/a~20b"],
    ["~", "/play/slot/~7E"],
  ])("%s is %s", (id, path) => {
    expect(addressOf(slotLink(id))).toBe(path);
  });

  test("works for any id and leads to that id", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "grapheme", minLength: 1 }),
          fc.constantFrom(".", "..", "//", "\\", "%2F", "%252e", "~2F", "\t"),
        ),
        (id) => {
          const path = addressOf(tableLink(id));
          expect(sitePath(path)).toBe(path);
          expect(idOfSegment(segmentIn(path))).toBe(id);
        },
      ),
    );
  });

  test("leads to the demo, if asked", () => {
    expect(addressOf(slotLink("1204", "demo"))).toBe("/play/slot/1204/demo");
  });

  test("an id with an invalid escape is unchanged", () => {
    expect(idOfSegment("~FF")).toBe("~FF");
    expect(idOfSegment("ü %/")).toBe("ü %/");
  });
});
