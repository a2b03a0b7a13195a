import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pgliteInFolder } from "./pglite.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "karo-pglite-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const version = () => join(folder, "database", "PG_VERSION");
const unfinished = () => join(folder, "database.unfinished");

/** Stands in for PGlite, which takes 10 s to create a database. Returns what was in the folder when it was called. */
function createsAfter(work: () => void) {
  const seen = { isThere: false, isMarked: false };
  vi.spyOn(PGlite, "create").mockImplementation(async () => {
    Object.assign(seen, { isThere: existsSync(version()), isMarked: existsSync(unfinished()) });
    mkdirSync(join(folder, "database"), { recursive: true });
    writeFileSync(version(), "18\n");
    work();
    return {} as PGlite;
  });
  return seen;
}

const ends = () => {};
const isInterrupted = () => {
  throw new Error("interrupted");
};

describe("a database in a folder", () => {
  it("is marked as unfinished until the first start has created it", async () => {
    const seen = createsAfter(ends);
    await pgliteInFolder(folder, false);
    expect(seen).toEqual({ isThere: false, isMarked: true });
    expect(existsSync(unfinished())).toBe(false);
  });

  it("is made again when the first start was interrupted", async () => {
    createsAfter(isInterrupted);
    await expect(pgliteInFolder(folder, false)).rejects.toThrow("interrupted");
    expect(existsSync(version())).toBe(true);

    const seen = createsAfter(ends);
    await pgliteInFolder(folder, false);
    expect(seen).toEqual({ isThere: false, isMarked: true });
    expect(existsSync(unfinished())).toBe(false);
  });

  it("is opened as it is from then on, unless it shall be fresh", async () => {
    createsAfter(ends);
    await pgliteInFolder(folder, false);
    const again = createsAfter(ends);
    await pgliteInFolder(folder, false);
    expect(again).toEqual({ isThere: true, isMarked: false });
    const fresh = createsAfter(ends);
    await pgliteInFolder(folder, true);
    expect(fresh).toEqual({ isThere: false, isMarked: true });
  });
});
