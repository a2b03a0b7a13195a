import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const drawings = join(import.meta.dirname, "../../demo");

/** A version of the demo's drawing code and its data. When it changes, every picture gets a new address. */
export const artVersion = existsSync(drawings) ? versionOfSources(drawings) : "0";

/** The versioned address of a picture, for use in answers. Addresses of other sites stay as they are. */
export function artAddress(address: string): string {
  return address.startsWith("/art/") ? `${address}?v=${artVersion}` : address;
}

function versionOfSources(folder: string): string {
  const hash = createHash("sha256");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((file) => /\.(ts|svg)$|\bcatalogue\.json$/.test(file)).toSorted()) {
    hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest("hex").slice(0, 8);
}
