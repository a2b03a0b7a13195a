import * as v from "valibot";
import type { ConfigProblem as Complaint } from "../contract/read-site-config.ts";
import { siteConfig as schema, type SiteConfig } from "../contract/site-config.ts";
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
  const input = await parse(got.text);
  const config = v.safeParse(schema, input);
  if (!config.success) throw new ConfigProblem("invalid", await complaintsOf(input));
  loaded = config.output;
  return loaded;
}

/** The words are rarely needed, so not part of what every visitor loads. */
async function complaintsOf(input: unknown): Promise<readonly Complaint[]> {
  const { readSiteConfig } = await import("../contract/read-site-config.ts");
  const read = readSiteConfig(input);
  return "problems" in read ? read.problems : [];
}

async function parse(text: string): Promise<unknown> {
  try {
    return JSON.parse(text);
  } catch {
    // Rarely needed, so not part of what every visitor loads.
    const { jsonErrorPosition } = await import("./json-position.ts");
    const { line, column } = jsonErrorPosition(text) ?? { line: 1, column: 1 };
    const path = `line ${line}, column ${column}`;
    throw problem("unreadable", `not JSON at ${path}`, path);
  }
}

function problem(kind: ConfigProblemKind, complaint: string, path = ""): ConfigProblem {
  return new ConfigProblem(kind, [{ path, message: `config.json: ${complaint}` }]);
}
