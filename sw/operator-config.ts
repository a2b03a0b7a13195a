import * as v from "valibot";
import { maybe } from "../src/contract/values.ts";
import { publicCaches } from "./cache-names.ts";
import { parseJson } from "../src/contract/read-answer.ts";

export const configPath = "/config.json";

/**
 * What makes a config.json: enough to know it from anything else and to work with it. The page checks
 * every field of it and says what is wrong.
 */
export const workerConfig = v.object({
  apiBase: v.string(),
  siteName: v.string(),
  publicKey: v.string(),
  imageOrigins: maybe(v.array(v.string())),
  brand: maybe(v.object({ name: maybe(v.string()) })),
});

/** What the worker needs of config.json. */
export interface OperatorConfig {
  /** The full address of the product calls. */
  readonly endpoint: string;
  readonly imageOrigins: readonly string[];
  /** What the site is called. */
  readonly brandName?: string | undefined;
}

let known: OperatorConfig | undefined;

/**
 * The operator's settings: those last seen, else the stored config.json, else the network's, once per
 * start of the worker. Without any of them this origin is the operator's.
 */
export async function operatorConfig(): Promise<OperatorConfig> {
  if (!known) {
    const stored = await storedConfig();
    // The network's may have arrived meanwhile, and is newer.
    known ??= stored;
  }
  return known ?? { endpoint: endpointOf(""), imageOrigins: [] };
}

/** config.json arrived from the network: from now on it holds. */
export function rememberConfig(text: string): void {
  known = readConfig(text) ?? known;
}

async function storedConfig(): Promise<OperatorConfig | undefined> {
  try {
    const response =
      (await caches.match(configPath, { cacheName: publicCaches.staticData })) ??
      (await fetch(configPath));
    return response.ok ? readConfig(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

function readConfig(text: string): OperatorConfig | undefined {
  const config = v.safeParse(workerConfig, parseJson(text));
  if (!config.success || !URL.canParse(config.output.apiBase, location.origin)) return undefined;
  const { apiBase, imageOrigins = [], brand } = config.output;
  return {
    brandName: brand?.name,
    endpoint: endpointOf(apiBase.replace(/\/+$/, "")),
    // As the browser writes them: lower case, without the default port.
    imageOrigins: imageOrigins.filter(isAddress).map((text) => new URL(text).origin),
  };
}

function isAddress(text: string): boolean {
  return URL.canParse(text);
}

function endpointOf(apiBase: string): string {
  return new URL(`${apiBase}/endpoint/v1`, location.origin).href;
}
