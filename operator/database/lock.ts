/**
 * PGlite does not lock its folder, and two processes on one folder lose data. So an operator holds a lock file in its
 * data folder while it runs.
 */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../operator-error.ts";
import { makeFolder } from "./make-folder.ts";

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
