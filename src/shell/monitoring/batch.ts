import type { Beacon } from "../../contract/monitoring.ts";
import type { Failure } from "../../api/failure.ts";
import type { Sighting } from "../../api/report.ts";

type PageState = Pick<Beacon, "visit" | "worker" | "install">;
type StartProblem = Beacon["starts"][number]["kind"];
type Vital = Beacon["vitals"][number];
type Counted = Omit<Beacon, keyof PageState | "vitals">;

const most = {
  /** A little less than `mostBeaconBytes` of the contract. */
  characters: 4_000,
  /** Different errors, failures and so on in a beacon. */
  different: 50,
  times: 999,
  positions: 6,
} as const;

/** Collects what a page has seen since its last beacon, without anything that says who the player is. */
export interface Batch {
  readonly vital: (vital: Vital) => void;
  readonly start: (problem: StartProblem) => void;
  /** @param page the pattern of the page that was open. */
  readonly note: (sighting: Sighting, page: string) => void;
  /** Returns the beacon as JSON, and begins the next one. Undefined when there is nothing to tell. */
  readonly take: (state: PageState) => string | undefined;
}

export function createBatch(): Batch {
  let vitals: Vital[] = [];
  /** How often each was seen, by its list and itself as JSON. */
  const counts = new Map<string, number>();
  function count<List extends keyof Counted>(list: List, item: Omit<Counted[List][number], "times">, times = 1): void {
    const key = JSON.stringify([list, item]);
    const before = counts.get(key);
    if (before !== undefined || counts.size < most.different)
      counts.set(key, Math.min((before ?? 0) + times, most.times));
  }

  function noteError(error: unknown, page: string): void {
    const isError = error instanceof Error;
    // Its call has been noted.
    if (isError && error.name === "CallFailure") return;
    const stack = positionsIn(isError ? (error.stack ?? "") : "");
    // What browser extensions throw is not the site's.
    if (isError && error.stack && stack.length === 0) return;
    count("errors", { name: nameOf(error), page, stack });
  }

  return {
    vital: (vital) => void vitals.push(vital),
    start: (kind) => count("starts", { kind }),
    note([source, problem, droppedRows], page) {
      const call = withoutOrigin(source);
      if (source === "page") noteError(problem, page);
      else if (droppedRows) count("dropped", { call }, droppedRows);
      else if (source === "/config.json") count("starts", { kind: "config" });
      else count("failures", { call, kind: kindOf(problem) });
    },
    take(state) {
      if (vitals.length + counts.size === 0) return undefined;
      const beacon: Beacon = { ...state, vitals, errors: [], failures: [], dropped: [], starts: [] };
      for (const [key, times] of counts) {
        const [list, item] = JSON.parse(key) as [keyof Counted, object];
        const items = beacon[list] as object[];
        items.push({ ...item, times });
        // Another one may be shorter.
        if (JSON.stringify(beacon).length > most.characters) items.pop();
      }
      vitals = [];
      counts.clear();
      return JSON.stringify(beacon);
    },
  };
}

/** How a call or a file failed. Other problems of a file are sentences, which may quote it. */
function kindOf(problem: unknown): string {
  if (problem === "missing" || problem === "unreachable") return problem;
  return (problem as Partial<Failure> | undefined)?.kind ?? "malformed";
}

/** Errors are named by their class. Anything else in its place might be what somebody typed. */
function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  return /^[A-Z][A-Za-z]{0,30}(?:Error|Exception)$/.test(name) ? name : "Error";
}

/** A line of a stack, as Chromium writes it (`at open (…)`), or Firefox and WebKit (`open@…`). */
const frame =
  /^(?: +at .*|.*@)\(?https?:\/\/[^/\s]+\/(assets\/[\w.-]{1,60}-[\w-]{8}\.js|(?:start-app|start-problem|theme)\.js)(?:\?[^\s:]*)?:(\d{1,7}):(\d{1,7})\)?$/gm;

/**
 * The positions in a stack, the innermost first: in files of this build, without the origin and the query. The error's message is
 * left out, because it may quote what the player typed or what the operator answered. So are the names of functions, which
 * the source maps know.
 */
function positionsIn(stack: string): string[] {
  return Array.from(stack.matchAll(frame), ([, file, line, column]) => `${file}:${line}:${column}`).slice(
    0,
    most.positions,
  );
}

/** The address of a file without its origin, its query, and numbers that might be an id. */
function withoutOrigin(address: string): string {
  return (
    address
      .replace(/^https?:\/\/[^/]*/, "")
      .replace(/[?#].*/s, "")
      .replace(/\d{3,}/g, "0")
      .replace(/[^\w./-]/g, "_")
      .slice(-80) || "/"
  );
}
