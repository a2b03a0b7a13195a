import * as v from "valibot";
import { parseJson } from "../src/contract/read-answer.ts";
import { ifFits } from "../src/contract/values.ts";
import { publicCaches } from "./caches.ts";

export const configPath = "/config.json";

const origins = ifFits(v.array(v.string()));

/**
 * What the worker requires of a config.json: enough to recognise it and work with it. The page validates every field,
 * reports errors, and keeps the last valid configuration.
 */
export const workerConfig = v.object({
  apiBase: v.string(),
  siteName: v.string(),
  publicKey: v.string(),
  ipInfoUrl: ifFits(v.string()),
  gameOrigins: origins,
  imageOrigins: origins,
  brand: ifFits(
    v.object({
      name: ifFits(v.string()),
      shortName: ifFits(v.string()),
      logo: ifFits(v.string()),
      mark: ifFits(v.string()),
      icons: ifFits(v.array(v.looseObject({ src: v.string() }))),
      colors: ifFits(v.object({ dark: ifFits(v.object({ ground: ifFits(v.string()) })) })),
    }),
  ),
  monitoring: ifFits(v.object({ url: ifFits(v.string()) })),
  support: ifFits(v.object({ chatUrl: ifFits(v.string()), chatEmbedded: ifFits(v.boolean()) })),
});

/** What the worker needs from config.json. */
export interface OperatorConfig {
  /** The full address of the product calls. */
  readonly endpoint: string;
  readonly imageOrigins: readonly string[];
  /** The external origins that the pages' content security policy must allow. */
  readonly policyOrigins: readonly string[];
  readonly brandName?: string | undefined;
  /** The name below the icon of the installed app. */
  readonly shortName?: string | undefined;
  /** The icons of the installed app. The first one is also that of notifications. */
  readonly icons?: readonly { readonly src: string }[] | undefined;
  /** The background of the dark theme. */
  readonly ground?: string | undefined;
}

let known: OperatorConfig | undefined;
let finding: Promise<void> | undefined;

/**
 * The operator's configuration: the last one seen, otherwise the stored one, otherwise from the network. Without any
 * of them, assumes that the operator is this origin. Never rejects.
 */
export async function operatorConfig(): Promise<OperatorConfig> {
  if (!known) await (finding ??= findConfig().finally(() => (finding = undefined)));
  return known ?? { endpoint: endpointOf(""), imageOrigins: [], policyOrigins: [] };
}

/** Replaces the known configuration, unless `text` is not a valid one. */
export function rememberConfig(text: string): void {
  known = readConfig(text) ?? known;
}

async function findConfig(): Promise<void> {
  try {
    const stored = await caches.match(configPath, { cacheName: publicCaches.staticData }).catch(() => undefined);
    const config = stored ?? (await fetch(configPath, { signal: AbortSignal.timeout(3000) }));
    const text = await config.text();
    // A page may have fetched a newer configuration meanwhile.
    if (config.ok) known ??= readConfig(text);
  } catch {
    // No network.
  }
}

function readConfig(text: string): OperatorConfig | undefined {
  const config = v.safeParse(workerConfig, parseJson(text));
  if (!config.success || !URL.canParse(config.output.apiBase, location.origin)) return undefined;
  const { apiBase, ipInfoUrl, brand, support, monitoring, imageOrigins = [], gameOrigins = [] } = config.output;
  const chat = support?.chatEmbedded ? support.chatUrl : undefined;
  const needed = [apiBase, ipInfoUrl, chat, monitoring?.url, ...imageOrigins, ...gameOrigins].map(originOf);
  return {
    brandName: brand?.name,
    shortName: brand?.shortName,
    icons: brand && iconsOf(brand),
    ground: brand?.colors?.dark?.ground,
    endpoint: endpointOf(apiBase.replace(/\/+$/, "")),
    imageOrigins: imageOrigins.map(originOf),
    policyOrigins: [...new Set(needed)].filter((origin) => origin !== location.origin).toSorted(),
  };
}

/** The brand's icons; without any its sign, or its logo. */
function iconsOf({ icons = [], mark, logo }: NonNullable<v.InferOutput<typeof workerConfig>["brand"]>) {
  if (icons.length > 0) return icons;
  const src = mark ?? logo;
  return src ? [{ src, sizes: "any", purpose: "any" }] : undefined;
}

/** Normalised as the browser does it: lower case, no default port. An invalid address counts as this site's origin. */
function originOf(address = ""): string {
  return URL.canParse(address, location.origin) ? new URL(address, location.origin).origin : location.origin;
}

function endpointOf(apiBase: string): string {
  return new URL(`${apiBase}/endpoint/v1`, location.origin).href;
}
