import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

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
