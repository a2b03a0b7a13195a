import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A version of the drawing code and its data. When it changes, every picture gets a new address. */
export const artVersion = versionOfSources(["./art/", "./seed/", "./demo/"]);

/** The versioned address of a picture, for use in answers. Addresses of other sites stay as they are. */
export function artAddress(address: string): string {
  return address.startsWith("/art/") ? `${address}?v=${artVersion}` : address;
}

function versionOfSources(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders.map((name) => new URL(name, import.meta.url))) {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
    for (const name of names.filter((file) => /\.(ts|svg)$|^catalogue\.json$/.test(file)).toSorted()) {
      hash.update(readFileSync(fileURLToPath(new URL(name, folder))));
    }
  }
  return hash.digest("hex").slice(0, 8);
}
