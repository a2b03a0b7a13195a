import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Changes with the drawing code and what it draws from: a picture drawn anew has a new address. */
export const artVersion = versionOfSources(["./art/", "./seed/", "./demo/"]);

/** The address of a picture as answers name it; addresses that are not the operator's stay as they are. */
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
