import { OperatorError } from "../operator-error.ts";

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
