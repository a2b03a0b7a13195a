/**
 * PGlite does not lock its folder, and two processes on one folder lose data. So an operator holds a lock file in its
 * data folder while it runs.
 */
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { OperatorError } from "../lib/faults.ts";

/** The process that holds a folder. `startTicks` distinguishes it from a later process with the same id. */
interface Holder {
  readonly pid: number;
  readonly startTicks: string | null;
}

const heldHere = new Set<string>();

/**
 * Locks a data folder, creating the folder if necessary, and returns a function that releases the lock. Takes over
 * the lock of a process that no longer runs.
 *
 * @throws OperatorError when a running operator holds it. The error names the process and says what to do.
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder);
  const file = join(folder, "operator.lock");
  if (heldHere.has(file)) throw inUse(folder, process.pid);

  const mine = JSON.stringify({ pid: process.pid, startTicks: startTicksOf(process.pid) });
  if (!create(file, mine)) {
    const text = readText(file);
    const holder = parseHolder(text);
    if (holder && isRunning(holder)) throw inUse(folder, holder.pid);
    setAside(file, text, folder);
    if (!create(file, mine)) throw inUse(folder, parseHolder(readText(file))?.pid);
  }
  heldHere.add(file);
  return () => {
    heldHere.delete(file);
    if (readText(file) === mine) rmSync(file, { force: true });
  };
}

/** Removes a stale lock. If another operator has taken the lock meanwhile, puts it back. */
function setAside(file: string, staleText: string | undefined, folder: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readText(aside);
  if (moved !== staleText) linkSync(aside, file);
  rmSync(aside, { force: true });
  if (moved !== staleText) throw inUse(folder, parseHolder(moved)?.pid);
}

/** Creates the file with its content in one step, so that nobody reads half a lock. */
function create(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function isRunning({ pid, startTicks }: Holder): boolean {
  // Our own process id in somebody else's lock belongs to an earlier process, as happens in containers.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  const now = startTicksOf(pid);
  return startTicks === null || now === null || startTicks === now;
}

/** When the process started, in ticks since boot. Null where the system does not say. */
function startTicksOf(pid: number): string | null {
  const stat = readText(`/proc/${pid}/stat`);
  // The second field, the program's name, may contain spaces and brackets, so count from its end.
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
}

function parseHolder(text: string | undefined): Holder | undefined {
  try {
    const { pid, startTicks = null } = JSON.parse(text ?? "") as Partial<Holder>;
    return Number.isInteger(pid) && (pid as number) > 0 ? { pid: pid as number, startTicks } : undefined;
  } catch {
    return undefined;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function inUse(folder: string, pid: number | undefined): OperatorError {
  const who = pid === undefined ? "Another operator" : `Another operator (process ${pid})`;
  return new OperatorError(
    `${who} is using the data folder ${folder}.`,
    "The embedded database allows one process only. Stop the other first, or use another folder: --data-dir <folder>",
  );
}

/**
 * Creates a folder and its parents. Succeeds if it exists.
 *
 * Does not use mkdir's `recursive`: if the system answers ENOENT although the parent exists, as Linux does under
 * /proc, Node retries for ever.
 *
 * @throws the system's error, with its code, when the folder cannot be created.
 */
export function makeFolder(folder: string): void {
  const path = resolve(folder);
  const parent = dirname(path);
  if (parent !== path && !existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Check for any code: the root of a disk gives EISDIR or EPERM.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: "this user may not write to it",
  EPERM: "this user may not write to it",
  EROFS: "its disk is read-only",
  ENOENT: "it cannot be created",
  EEXIST: "it is a file",
  ENOTDIR: "it or a folder above it is a file",
  ENOSPC: "the disk is full",
  EDQUOT: "this user has used up the disk quota",
};

/**
 * Explains why a data folder cannot be used and what to do: known disk errors by their code, everything else as a
 * database that does not open. An OperatorError is returned unchanged.
 */
export function unusableFolder(folder: string, error: unknown): OperatorError {
  if (error instanceof OperatorError) return error;
  const { code = "", message } = error as Partial<NodeJS.ErrnoException>;
  const reason = reasons[code];
  if (reason !== undefined) {
    return new OperatorError(
      `The data folder ${folder} cannot be used: ${reason}.`,
      "Free some space or change its permissions, or use another folder: --data-dir <folder>",
    );
  }
  // The WASM file system throws errors without a message.
  const said = message ? ` (${message})` : "";
  return new OperatorError(
    `The database in ${folder} cannot be opened${said}: its files are damaged, or the disk is full.`,
    "Free some space, restore the folder from a backup, use another one (--data-dir <folder>), or delete its data: --fresh",
  );
}
