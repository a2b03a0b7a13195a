import * as v from "valibot";
import { type SiteConfig, siteConfig as schema } from "../contract/site-config.ts";
import type { ConfigProblem as Complaint } from "../contract/site-config-problems.ts";
import { importWithRetry } from "../lib/import-with-retry.ts";
import { withTimeout } from "../lib/with-timeout.ts";
import { deviceStorage, readJson } from "../lib/storage.ts";
import { getText } from "./static-file.ts";
import { report } from "./report.ts";

/**
 * Why there is no config: the file is `missing`, could not be fetched (`unreachable`, which may pass), is not JSON
 * (`unreadable`), or does not fit the contract (`invalid`).
 */
export type ConfigProblemKind = "missing" | "unreachable" | "unreadable" | "invalid";

/** What `loadSiteConfig` rejects with: every problem in config.json and its position. */
export class ConfigProblem extends Error {
  override readonly name = "ConfigProblem";
  readonly kind: ConfigProblemKind;
  /** Full sentences for the operator, each with its place in the file. */
  readonly problems: readonly Complaint[];

  constructor(kind: ConfigProblemKind, problems: readonly Complaint[]) {
    super(problems.map(({ message }) => message).join("\n"));
    this.kind = kind;
    this.problems = problems;
  }
}

const configAddress = "/config.json";

/**
 * The mode of the preload in index.html, which the browser reuses only for the same mode. It is not
 * `cors`, because WebKit sends the preload with an `Origin` then, and asks a second time.
 */
const asPreloaded: RequestInit = { mode: "no-cors", credentials: "include" };

/** The storage key for the text of the last config.json that fitted the contract completely. */
export const storedConfigKey = "karo.config";

/** How long to wait for config.json when a stored one can replace it, and when there is none. */
const timeoutWithStoredMs = 3_000;
const timeoutWithoutStoredMs = 8_000;

let loaded: SiteConfig | undefined;

/** The operator's settings. Throws until `loadSiteConfig` has resolved; the app starts only after that. */
export function siteConfig(): SiteConfig {
  if (!loaded) throw new Error("config.json is not loaded yet");
  return loaded;
}

/**
 * Fetches and checks config.json. Optional fields that do not fit are left out and reported. If the file cannot be
 * used, the last one that fitted completely replaces it. Rejects with a `ConfigProblem` when there is none.
 *
 * @param cache `no-store` asks the server even if the browser or the worker has a copy.
 */
export async function loadSiteConfig(address = configAddress, cache?: RequestCache): Promise<SiteConfig> {
  const stored = readJson(deviceStorage, storedConfigKey, schema);
  try {
    loaded = await fetchConfig(address, cache, stored ? timeoutWithStoredMs : timeoutWithoutStoredMs);
  } catch (error) {
    if (!stored) throw error;
    report(address, (error as Error).message);
    loaded = stored;
  }
  return loaded;
}

/** Loads config.json again in an open page. Never rejects: without an answer, the present one stays. */
export async function reloadSiteConfig(): Promise<void> {
  await loadSiteConfig(configAddress, "no-store").catch(() => undefined);
}

async function fetchConfig(address: string, cache: RequestCache | undefined, within: number): Promise<SiteConfig> {
  const got = await withTimeout(getText(address, undefined, { ...asPreloaded, ...(cache && { cache }) }), within);
  if (got?.kind === "missing") throw problem("missing", "there is no such file");
  if (got?.kind !== "text") {
    throw problem("unreachable", got?.status ? `the server answers ${got.status}` : "no answer");
  }
  const input = parse(got.text);
  const parsed = v.safeParse(schema, input);
  if (parsed.success) {
    deviceStorage.write(storedConfigKey, got.text);
    return parsed.output;
  }
  // Rarely needed, so it is loaded on demand.
  const { problemOf, withoutUnfit } = await importWithRetry(() => import("../contract/site-config-problems.ts"));
  const invalid = new ConfigProblem("invalid", parsed.issues.map(problemOf));
  const rest = withoutUnfit(input);
  if (!rest) throw invalid;
  report(address, invalid.message);
  return rest;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The browser's message says where: with a line, or with the text around the mistake.
    throw problem("unreadable", `not JSON: ${error instanceof Error ? error.message : ""}`);
  }
}

function problem(kind: ConfigProblemKind, complaint: string): ConfigProblem {
  return new ConfigProblem(kind, [{ path: "", message: `config.json: ${complaint}` }]);
}
