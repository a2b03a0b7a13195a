import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makeFolder } from "./make-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "karo-folder-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("makeFolder", () => {
  it("makes a folder with those above it, and is content with one that is there", () => {
    const deep = join(folder, "a", "b", "c");
    makeFolder(deep);
    expect(statSync(deep).isDirectory()).toBe(true);
    makeFolder(deep);
    makeFolder("/");
  });

  it("says why one cannot be made", () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(() => makeFolder(file)).toThrow(expect.objectContaining({ code: "EEXIST" }));
    expect(() => makeFolder(join(file, "x", "y"))).toThrow(expect.objectContaining({ code: "ENOTDIR" }));
  });

  // Linux answers ENOENT here, which sends mkdir's `recursive` into an endless loop.
  it.each(["/proc/karo", "/proc/karo/deeper/still"])("gives up where the system lets nobody make one: %s", (path) => {
    expect(() => makeFolder(path)).toThrow(/mkdir/);
  });
});
