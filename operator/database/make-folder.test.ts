import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makeFolder } from "./lock.ts";

const folder = mkdtempSync(join(tmpdir(), "karo-folder-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("makeFolder", () => {
  it("creates a folder with its parents, and accepts an existing one", () => {
    const deep = join(folder, "a", "b", "c");
    makeFolder(deep);
    expect(statSync(deep).isDirectory()).toBe(true);
    makeFolder(deep);
    makeFolder("/");
  });

  it("says why a folder cannot be created", () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(() => makeFolder(file)).toThrow(expect.objectContaining({ code: "EEXIST" }));
    expect(() => makeFolder(join(file, "x", "y"))).toThrow(expect.objectContaining({ code: "ENOTDIR" }));
  });

  // Linux answers ENOENT here, which sends mkdir's `recursive` into an endless loop.
  it.each(["/proc/karo", "/proc/karo/deeper/still"])("gives up if the system does not allow one: %s", (path) => {
    expect(() => makeFolder(path)).toThrow(/mkdir/);
  });
});
