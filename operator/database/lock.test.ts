import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OperatorError } from "../lib/faults.ts";
import { lockFolder } from "./lock.ts";

let folder: string;
const lockFile = () => join(folder, "operator.lock");
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "karo-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another running program whose process id is in the lock. */
async function withNeighbour(test: (pid: number) => void): Promise<void> {
  const child = spawn(process.execPath, ["-e", "process.stdin.resume()"]);
  try {
    await new Promise((resolve) => child.once("spawn", resolve));
    test(child.pid as number);
  } finally {
    child.kill();
  }
}

describe("lockFolder", () => {
  it("creates the folder, locks it, and releases it", () => {
    rmSync(folder, { recursive: true });
    const unlock = lockFolder(folder);
    expect(JSON.parse(readFileSync(lockFile(), "utf8"))).toMatchObject({ pid: process.pid });
    unlock();
    expect(existsSync(lockFile())).toBe(false);
    lockFolder(folder)();
  });

  it("refuses a folder that this process holds", () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(OperatorError);
    unlock();
  });

  it("refuses a folder that another running process holds, with its number and what to do", () =>
    withNeighbour((pid) => {
      writeFileSync(lockFile(), JSON.stringify({ pid, startTicks: null }));
      expect(() => lockFolder(folder)).toThrow(
        expect.objectContaining({
          message: `Another operator (process ${pid}) is using the data folder ${folder}.`,
          advice: expect.stringContaining("--data-dir"),
        }),
      );
      expect(JSON.parse(readFileSync(lockFile(), "utf8"))).toMatchObject({ pid });
    }));

  it("takes over from a process that is gone", () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: 2 ** 22 + 1, startTicks: "1" }));
    const unlock = lockFolder(folder);
    expect(JSON.parse(readFileSync(lockFile(), "utf8"))).toMatchObject({ pid: process.pid });
    unlock();
  });

  it("takes over when the process number now belongs to a later process", () =>
    withNeighbour((pid) => {
      if (!existsSync(`/proc/${pid}/stat`)) return;
      writeFileSync(lockFile(), JSON.stringify({ pid, startTicks: "1" }));
      lockFolder(folder)();
    }));

  it.each(["", "{", "null", '{"pid":"x"}', '{"pid":-1}'])("takes over a lock that reads %j", (text) => {
    writeFileSync(lockFile(), text);
    lockFolder(folder)();
  });

  it("does not remove a lock that another process took meanwhile", () => {
    const unlock = lockFolder(folder);
    writeFileSync(lockFile(), JSON.stringify({ pid: 1, startTicks: null }));
    unlock();
    expect(existsSync(lockFile())).toBe(true);
  });
});
