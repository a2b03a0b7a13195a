import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ManifestTransform } from "workbox-build";
import { filesOfHome, readBuiltChunks } from "../built-chunks.ts";

/** How much code an archive holds, in characters before compression: about 40 kB on the network. */
const archiveLength = 128 * 1024;

/**
 * Keeps in the precache only those chunks that the app needs to start and to show its home page. The others are packed
 * into archives, which the worker fetches while the page is idle (src/platform/page-files.ts). A few archives take less
 * than half the processor time of a request for each chunk, and a seventh less traffic.
 *
 * An archive is a JSON object from each file's path to its text. page-files.json lists the archives and the files in
 * each: `[{ archive, files }]`.
 */
export function pageFilesApart(distFolder: string): ManifestTransform {
  return async (entries) => {
    const first = filesOfHome(await readBuiltChunks(distFolder));
    const isApart = ({ url }: { url: string }) => url.startsWith("assets/") && !first.has(url);
    const apart = entries.filter(isApart).map(({ url }) => `/${url}`);
    const archives = await writeArchives(distFolder, apart.toSorted());
    await writeFile(join(distFolder, "page-files.json"), JSON.stringify(archives));
    return { manifest: entries.filter((entry) => !isApart(entry)), warnings: [] };
  };
}

async function writeArchives(distFolder: string, paths: readonly string[]) {
  const packed: { archive: string; files: readonly string[] }[] = [];
  let codeOf = new Map<string, string>();
  let length = 0;
  for (const path of paths) {
    const code = await readFile(join(distFolder, path), "utf8");
    codeOf.set(path, code);
    length += code.length;
    if (length < archiveLength && path !== paths.at(-1)) continue;
    const text = JSON.stringify(Object.fromEntries(codeOf));
    const archive = `/assets/page-files-${createHash("sha256").update(text).digest("hex").slice(0, 12)}.json`;
    await writeFile(join(distFolder, archive), text);
    packed.push({ archive, files: [...codeOf.keys()] });
    codeOf = new Map();
    length = 0;
  }
  return packed;
}
