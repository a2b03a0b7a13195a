import { OperatorError } from "../operator-error.ts";

const reasons: Readonly<Record<string, string>> = {
  EACCES: "this user may not write to it",
  EPERM: "this user may not write to it",
  EROFS: "it is on a disk that cannot be written to",
  ENOENT: "it cannot be made",
  EEXIST: "it is a file",
  ENOTDIR: "it is, or lies in, a file",
  ENOSPC: "the disk is full",
  EDQUOT: "this user's part of the disk is full",
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
      "Make room or give the right to it, or choose another folder: --data-dir <folder>",
    );
  }
  // The WASM file system throws errors without a message.
  const said = message ? ` (${message})` : "";
  return new OperatorError(
    `The database in ${folder} cannot be opened${said}: its files are damaged, or the disk is full.`,
    "Make room, restore the folder from a backup, choose another (--data-dir <folder>), or begin anew and lose its data: --fresh",
  );
}
