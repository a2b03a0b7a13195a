/**
 * The catalogues must contain exactly the texts of the code, translated into every language. Extracts into the
 * working tree, fails if that changed a catalogue, then compiles in strict mode.
 */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pageLanguages } from "../src/contract/page-languages.ts";
import { root, run, tool } from "./run.ts";

const catalogues = ["src/locales", "src/locales/player"].flatMap((folder) =>
  pageLanguages.map((language) => join(root, folder, `${language}.po`)),
);
/** Ignores the date that the extraction writes into the header. */
const read = async () =>
  (await Promise.all(catalogues.map((path) => readFile(path, "utf8").catch(() => "")))).map((text) =>
    text.replaceAll(/^"POT-Creation-Date:.*$/gm, ""),
  );

const before = await read();
const extracted = await run(process.execPath, [tool("lingui"), "extract", "--clean", "--overwrite"], { quiet: true });
const after = await read();
if (extracted.code !== 0) {
  console.error(extracted.output);
  process.exit(1);
}
if (before.join() !== after.join()) {
  console.error(
    "The catalogues were out of date and have been updated. Translate the new texts and commit the catalogues.",
  );
  process.exit(1);
}
const compiled = await run(process.execPath, [tool("lingui"), "compile", "--strict"], { quiet: true });
// Vite compiles the catalogues itself. These files would count as sources that are newer than the build.
await Promise.all(catalogues.map((path) => rm(path.replace(/\.po$/, ".js"), { force: true })));
if (compiled.code !== 0) {
  console.error(compiled.output);
  process.exit(1);
}
