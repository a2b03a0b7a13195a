/** What is wrong with a config.json, in sentences. Apart from site-config.ts: a site that works never loads it. */
import * as v from "valibot";
import { type Demand, siteConfig, type SiteConfig } from "./site-config.ts";

/** One thing that is wrong with config.json. */
export interface ConfigProblem {
  /** Where, such as `brand.name`; empty when it is the file as a whole. */
  readonly path: string;
  /** A whole sentence for whoever runs the site: `config.json: brand.name is missing`. */
  readonly message: string;
}

/** Checks the parsed config.json. Never throws; all problems are told at once. */
export function readSiteConfig(
  input: unknown,
): { readonly config: SiteConfig } | { readonly problems: readonly ConfigProblem[] } {
  const parsed = v.safeParse(siteConfig, input);
  return parsed.success ? { config: parsed.output } : { problems: parsed.issues.map(problemOf) };
}

/** The problem behind one of the schema's issues. */
export function problemOf(issue: v.BaseIssue<unknown>): ConfigProblem {
  const path = v.getDotPath(issue) ?? "";
  // What may be left out may be something else as well (`maybe`): what is wrong lies deeper in it.
  const deeper = issue.issues?.find((one) => one.path);
  if (deeper) return problemOf({ ...deeper, path: [...(issue.path ?? []), ...(deeper.path ?? [])] as v.BaseIssue<unknown>["path"] });
  return { path, message: `config.json: ${path || "the file"} ${complaintOf(issue)}` };
}

/**
 * What a config.json says without the optional fields and list items that do not fit; undefined when something is wrong
 * with a required field.
 */
export function withoutUnfit(input: unknown): SiteConfig | undefined {
  const rest: unknown = structuredClone(input);
  // First what is wrong itself; then what does not fit without it.
  for (let depth = deepest; depth >= 0; depth -= 1) {
    const parsed = v.safeParse(siteConfig, rest);
    if (parsed.success) return parsed.output;
    const paths = parsed.issues.flatMap(placesOf).map((path) => JSON.stringify(path.slice(0, depth)));
    // The last items of a list first: the places of the others stay.
    for (const path of [...new Set(paths)].toReversed()) remove(rest, JSON.parse(path) as string[]);
  }
  return undefined;
}

/** How many keys lead to a field, at most: `imageWidths`, 0, `widths`, 1. */
const deepest = 4;

/** The keys that lead to what an issue is about. A field that may be left out (`maybe`) has its issues inside one. */
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
  // A validation names what it wants; a schema only the type that it expected.
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
  // What may be left out may be an empty text as well (`maybe`); nobody needs to be told.
  const name = expected.replace(/^\((.+) \| ""\)$/, "$1");
  if (/^-?\d/.test(name)) return `the number ${name}`;
  return kinds[name] ?? (name.startsWith('"') ? `the text ${name}` : name);
}
