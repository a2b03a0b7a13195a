/**
 * `node scripts/read-stack.ts <file>:<line>:<column> …`: says where in the sources the positions of an error's stack are, which
 * monitoring reports (docs/deploying.md). `--maps <folder>` reads the source maps of another build than the last one.
 */
import { readFile } from "node:fs/promises";
import { SourceMap, type SourceMapPayload } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { placeOf } from "./source-place.ts";
import { root } from "./run.ts";

const { values, positionals } = parseArgs({
  options: { maps: { type: "string", default: join(root, "dist-maps") } },
  allowPositionals: true,
});
for (const position of positionals) {
  const [file = "", line, column] = position.split(":");
  const text = await readFile(join(values.maps, `${file}.map`), "utf8").catch(() => undefined);
  const place = text && placeOf(new SourceMap(JSON.parse(text) as SourceMapPayload), Number(line), Number(column));
  console.log(`${position}  ${place || (text ? "is nowhere in the sources" : `has no source map in ${values.maps}`)}`);
}
if (positionals.length === 0) console.log("Name positions, such as assets/index-DHue0hKk.js:1:2345");
