import { describe, expect, it } from "vitest";
import { currentMark } from "./MarkedLink.tsx";

describe("currentMark", () => {
  it("marks the page itself", () => {
    expect(currentMark("/", "/")).toBe("page");
    expect(currentMark("/live", "/live")).toBe("page");
  });

  it("marks the parent of a page, by whole segments", () => {
    expect(currentMark("/live", "/live/category/63")).toBe("true");
    expect(currentMark("/live", "/livestream")).toBeUndefined();
  });

  it("does not put every page into the lobby", () => {
    expect(currentMark("/", "/promotions")).toBeUndefined();
  });
});
