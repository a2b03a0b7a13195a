import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Makes a folder and those that it lies in; one that is there already is fine.
 *
 * Not by mkdir's `recursive`: where a system refuses a folder with ENOENT although what it would lie in is there, as
 * Linux does under /proc, Node asks again without end.
 *
 * @throws the system's error, with its code, when it cannot be made.
 */
export function makeFolder(folder: string): void {
  const path = resolve(folder);
  const parent = dirname(path);
  if (parent !== path && !existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Whatever the code: the root of a disk says EISDIR or EPERM.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
