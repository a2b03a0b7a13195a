/** Describes problems of a config.json. Separate from site-config.ts, because a working site never loads it. */
import * as v from "valibot";
import { type Demand, siteConfig, type SiteConfig } from "./site-config.ts";

/** A problem of config.json. */
export interface ConfigProblem {
  /** The field, such as `brand.name`; empty for the file as a whole. */
  readonly path: string;
  /** A whole sentence for the operator: `config.json: brand.name is missing`. */
  readonly message: string;
}

/** Checks the parsed config.json. Never throws, and reports all problems at once. */
export function readSiteConfig(
  input: unknown,
): { readonly config: SiteConfig } | { readonly problems: readonly ConfigProblem[] } {
  const parsed = v.safeParse(siteConfig, input);
  return parsed.success ? { config: parsed.output } : { problems: parsed.issues.map(problemOf) };
}

/** Returns the problem that one of the schema's issues describes. */
export function problemOf(issue: v.BaseIssue<unknown>): ConfigProblem {
  const path = v.getDotPath(issue) ?? "";
  // An optional field (`maybe`) is a union in the schema. The actual problem is in a nested issue.
  const deeper = issue.issues?.find((one) => one.path);
  if (deeper)
    return problemOf({
      ...deeper,
      path: [...(issue.path ?? []), ...(deeper.path ?? [])] as v.BaseIssue<unknown>["path"],
    });
  return { path, message: `config.json: ${path || "the file"} ${complaintOf(issue)}` };
}

/**
 * Returns a config.json without the optional fields and list items that are invalid; undefined if a required field is
 * invalid.
 */
export function withoutUnfit(input: unknown): SiteConfig | undefined {
  const rest: unknown = structuredClone(input);
  // The deepest problems first. Removing them may make the fields that contain them invalid in turn.
  for (let depth = deepest; depth >= 0; depth -= 1) {
    const parsed = v.safeParse(siteConfig, rest);
    if (parsed.success) return parsed.output;
    const paths = parsed.issues.flatMap(placesOf).map((path) => JSON.stringify(path.slice(0, depth)));
    // The last items of a list first, so that the indices of the others do not change.
    for (const path of [...new Set(paths)].toReversed()) remove(rest, JSON.parse(path) as string[]);
  }
  return undefined;
}

/** How many keys the path of the most deeply nested field has: `brand`, `font`, `files`, 0, `src`. */
const deepest = 5;

/** Returns the paths of the values that an issue is about. The issues of an optional field (`maybe`) are nested. */
function placesOf(issue: v.BaseIssue<unknown>): unknown[][] {
  const here = issue.path?.map(({ key }) => key) ?? [];
  const deeper = issue.issues?.filter(({ path }) => path).flatMap(placesOf) ?? [];
  return deeper.length > 0 ? deeper.map((place) => [...here, ...place]) : [here];
}

function remove(from: unknown, path: readonly string[]): void {
  let owner = from;
  for (const key of path.slice(0, -1)) owner = (owner as Record<string, unknown> | undefined)?.[key];
  const key = path.at(-1);
  if (key === undefined || typeof owner !== "object" || owner === null) return;
  if (Array.isArray(owner)) owner.splice(Number(key), 1);
  else delete (owner as Record<string, unknown>)[key];
}

function complaintOf(issue: v.BaseIssue<unknown>): string {
  if (issue.received === "undefined") return "is missing";
  // A validation names its demand; a schema only the expected type.
  if (issue.kind === "validation") return demands[issue.message as Demand];
  return `must be ${kindOf(issue.expected)}, but is ${kindOf(issue.received)}`;
}

const demands: Readonly<Record<Demand, string>> = {
  filled: "must not be empty",
  origin: "must be an origin such as https://games.example.com",
  address: "must be an absolute or root-relative address",
  base: "must be empty, an absolute or a root-relative address",
  key: "must be a public key in PEM form (-----BEGIN PUBLIC KEY----- …)",
  day: "must be a date such as 2026-12-31",
  colour: "must be a colour such as #1f6feb",
  vapid: "must be a VAPID public key in base64url",
  email: "must be an e-mail address",
  share: "must be a number from 0 to 1",
  ownFile: "must be a file of the site, such as /brand/font.woff2",
  weight: "must be a weight such as 700, or two such as 400 800",
  range: "must be a range of characters such as U+0-FF, U+131",
};

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  Object: "an object",
  Array: "a list",
  "(string | number)": "a text or a number",
  null: "null",
  number: "a number",
  true: "true",
  false: "false",
};

function kindOf(expected: string | null): string {
  if (expected === null) return "something else";
  // An optional field (`maybe`) also accepts an empty text, which the message need not mention.
  const name = expected.replace(/^\((.+) \| ""\)$/, "$1");
  if (name.startsWith('("')) return name.slice(1, -1).replaceAll(" | ", " or ");
  if (/^-?\d/.test(name)) return `the number ${name}`;
  return kinds[name] ?? (name.startsWith('"') ? `the text ${name}` : name);
}
