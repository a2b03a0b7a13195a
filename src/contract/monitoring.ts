/** What the app sends to `monitoring.url` of config.json (contract.md, Monitoring). Nothing in it says who sent it. */
import * as v from "valibot";

/** The longest beacon, in bytes. It has only ASCII characters. */
export const mostBeaconBytes = 4_096;

export const vitalNames = ["LCP", "INP", "CLS", "TTFB"] as const;
export const visitKinds = ["first", "later", "installed", "offline"] as const;
export const workerStates = ["active", "waiting", "none", "unsupported"] as const;
export const installStates = ["installed", "ready", "ios", "firefox", "mac-safari", "unavailable"] as const;
/**
 * - `file`: a file of the start did not load, and the page reloaded itself.
 * - `part`: the same happened to a part of the app, later.
 * - `again`: the player reloaded a page that did not start.
 * - `crash`: an error took the whole page away.
 * - `config`: config.json has fields that had to be left out, or could not be read.
 */
export const startProblems = ["file", "part", "again", "crash", "config"] as const;

/** A page pattern such as `/slot/category/$categoryID`, a call such as `casino/games_list`, or a file. Never holds an id. */
const name = v.pipe(v.string(), v.regex(/^(?!.*\d{3})[\w/.${}-]{1,80}$/));
/** `assets/index-DHue0hKk.js:1:2345`: the file as it was published, the line and the column. */
const position = v.pipe(v.string(), v.regex(/^[\w./-]{1,80}:\d{1,7}:\d{1,7}$/));
const times = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));

export const beacon = v.object({
  visit: v.picklist(visitKinds),
  worker: v.picklist(workerStates),
  install: v.picklist(installStates),
  /** Whole milliseconds; CLS in thousandths. */
  vitals: v.pipe(
    v.array(
      v.object({
        name: v.picklist(vitalNames),
        page: name,
        value: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)),
      }),
    ),
    v.maxLength(8),
  ),
  errors: v.pipe(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z]{0,39}$/)),
        page: name,
        /** The innermost position first. */
        stack: v.pipe(v.array(position), v.maxLength(8)),
        times,
      }),
    ),
    v.maxLength(50),
  ),
  /** `kind` says how a call ended, such as `unreachable` or `refused`; or how a file did. */
  failures: v.pipe(
    v.array(v.object({ call: name, kind: v.pipe(v.string(), v.regex(/^[a-z-]{1,30}$/)), times })),
    v.maxLength(50),
  ),
  /** Rows of lists that were left out because they do not fit the contract, by call or file. */
  dropped: v.pipe(v.array(v.object({ call: name, times })), v.maxLength(50)),
  starts: v.pipe(v.array(v.object({ kind: v.picklist(startProblems), times })), v.maxLength(10)),
});
export type Beacon = v.InferOutput<typeof beacon>;
