/** What a line of the log tells besides its message. Nothing in it may come from a player: no text, token or address. */
export interface LogDetails {
  /** `error`: a bug. `warn`, the default: something may need a look. `info`: all is well. */
  readonly level?: "info" | "warn" | "error";
  /** The call, such as `user/login`. */
  readonly call?: string;
  readonly outcome?: string;
  /** The code of a refusal. */
  readonly code?: number;
  /** How long it took, in milliseconds. */
  readonly ms?: number;
  /** The number that the answer to a fault has. */
  readonly incident?: string;
  readonly method?: string;
  readonly path?: string;
  /** What broke and where, see `describeFault`. */
  readonly fault?: string;
}

/** Writes one line for the person who runs the operator. */
export type Log = (message: string, details?: LogDetails) => void;

/** A log of one JSON object a line, as programs that collect logs read them. Nothing in an object can begin another line. */
export function jsonLog(write: (line: string) => void): Log {
  return (message, { level = "warn", ...details } = {}) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, message, ...details }));
}
