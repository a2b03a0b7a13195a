// Helpers of scripts/bootstrap.mjs: run a program, print progress, exit with a clear message.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

export function say(text) {
  console.log(`karo: ${text}`);
}

export function fail(text) {
  console.error(`\nkaro: ${text}`);
  process.exit(1);
}

// Ctrl-C also reaches the running program. Wait for it to end, then exit with the code that a shell expects.
let running;
let stopped;
process.on("SIGINT", () => (stopped = 130));
process.on("SIGTERM", terminate);

function terminate() {
  stopped = 143;
  running?.kill("SIGTERM");
}

// npm starts this through a shell, and a SIGTERM to npm ends only that shell. So watch for the shell's end.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    terminate();
  }, 500);
  watch.unref();
}

/** Runs a program in the checkout and resolves with its exit code, or with 127 if the program does not exist. */
export async function run(command, args, shell = false) {
  running = spawn(command, args, { cwd: root, stdio: "inherit", shell });
  const code = await new Promise((resolve) => {
    running.on("error", () => resolve(127));
    running.on("close", (status) => resolve(status ?? 1));
  });
  if (stopped) process.exit(stopped);
  return code;
}

/**
 * Runs npm and resolves with its exit code. `npm start` names npm's own script, which Node can run. For a plain
 * `node scripts/bootstrap.mjs` it is the `npm` on PATH: a batch file on Windows, so a shell starts it there.
 */
export async function runNpm(node, args) {
  const script = process.env.npm_execpath;
  if (script && basename(script) === "npm-cli.js" && existsSync(script)) return run(node, [script, ...args]);
  const isWindows = process.platform === "win32";
  const code = await run("npm", isWindows ? args.map((arg) => `"${arg}"`) : args, isWindows);
  if (code === 127) fail("npm is not on PATH. It is part of Node: https://nodejs.org");
  return code;
}

/** Runs an action that writes to the disk. If it fails, exits with the error and `advice`. */
export function write(advice, action) {
  try {
    action();
  } catch (error) {
    fail(`${error.message}\n${advice}`);
  }
}

/**
 * Creates a folder and its parents. Does not use mkdir's `recursive` option: Node retries forever if the system
 * refuses a folder as Linux does under /proc (see operator/database/make-folder.ts, which this script cannot import).
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
