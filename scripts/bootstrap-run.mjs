// What scripts/bootstrap.mjs does its work with: runs a program, says what happens, ends with a clear message.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

export function say(text) {
  console.log(`karo: ${text}`);
}

export function fail(text) {
  console.error(`\nkaro: ${text}`);
  process.exit(1);
}

// Ctrl-C reaches whatever runs by itself; this waits for it to end, and then ends as a shell expects it.
let running;
let stopped;
process.on("SIGINT", () => (stopped = 130));
process.on("SIGTERM", () => {
  stopped = 143;
  running?.kill("SIGTERM");
});

/** Runs a program in the checkout to its end and resolves with its exit code; 127 when there is no such program. */
export async function run(command, args) {
  const shell = process.platform === "win32" && command !== process.execPath;
  running = spawn(command, args, { cwd: root, stdio: "inherit", shell });
  const code = await new Promise((resolve) => {
    running.on("error", () => resolve(127));
    running.on("close", (status) => resolve(status ?? 1));
  });
  if (stopped) process.exit(stopped);
  if (code === 127 && command === "npm") fail("There is no npm on PATH. It comes with Node: https://nodejs.org");
  return code;
}

/** Writing to the disk, with `advice` for when it is full or not ours. */
export function write(advice, action) {
  try {
    action();
  } catch (error) {
    fail(`${error.message}\n${advice}`);
  }
}

/**
 * Makes a folder and those that it lies in. Not by mkdir's `recursive`, with which Node asks again without end where a
 * system refuses a folder as Linux does under /proc (operator/database/make-folder.ts, which this cannot import).
 */
export function makeFolder(path) {
  const parent = dirname(path);
  if (parent !== path && !existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
