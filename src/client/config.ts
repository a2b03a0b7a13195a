import * as v from "valibot";
import { type SiteConfig, siteConfig as schema } from "../contract/site-config.ts";
import type { ConfigProblem as Complaint } from "../contract/site-config-problems.ts";
import { getText } from "./get-text.ts";

/**
 * Why there is no config: the file is `missing`, could not be fetched (`unreachable`, which
 * passes), is no JSON (`unreadable`), or does not fit the contract (`invalid`).
 */
export type ConfigProblemKind = "missing" | "unreachable" | "unreadable" | "invalid";

/** What `loadSiteConfig` rejects with: everything that is wrong with config.json, and where. */
export class ConfigProblem extends Error {
  override readonly name = "ConfigProblem";
  readonly kind: ConfigProblemKind;
  /** Whole sentences for whoever runs the site, each with its place in the file. */
  readonly problems: readonly Complaint[];

  constructor(kind: ConfigProblemKind, problems: readonly Complaint[]) {
    super(problems.map(({ message }) => message).join("\n"));
    this.kind = kind;
    this.problems = problems;
  }
}

let loaded: SiteConfig | undefined;

/** The operator's settings. Throws before `loadSiteConfig` has resolved: the app starts with it. */
export function siteConfig(): SiteConfig {
  if (!loaded) throw new Error("The site's configuration is not loaded yet");
  return loaded;
}

/** Fetches and checks config.json. Rejects with a `ConfigProblem`. */
export async function loadSiteConfig(address = "/config.json"): Promise<SiteConfig> {
  const got = await getText(address);
  if (got.kind === "missing") throw problem("missing", "there is no such file");
  if (got.kind === "unreachable") {
    throw problem("unreachable", got.status ? `the server answers ${got.status}` : "no answer");
  }
  const parsed = v.safeParse(schema, await parse(got.text));
  if (!parsed.success) {
    // Rarely needed, so not part of what every visitor loads.
    const { problemOf } = await import("../contract/site-config-problems.ts");
    throw new ConfigProblem("invalid", parsed.issues.map(problemOf));
  }
  loaded = parsed.output;
  return loaded;
}

async function parse(text: string): Promise<unknown> {
  try {
    return JSON.parse(text);
  } catch {
    // As rarely needed.
    const { jsonErrorPosition } = await import("./json-position.ts");
    const { line, column } = jsonErrorPosition(text) ?? { line: 1, column: 1 };
    const path = `line ${line}, column ${column}`;
    throw problem("unreadable", `not JSON at ${path}`, path);
  }
}

function problem(kind: ConfigProblemKind, complaint: string, path = ""): ConfigProblem {
  return new ConfigProblem(kind, [{ path, message: `config.json: ${complaint}` }]);
}
