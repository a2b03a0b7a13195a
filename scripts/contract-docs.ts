/**
 * Writes docs/contract.md, which an operator's engineers implement against, from the declarations in src/contract.
 * With `--check` it writes nothing and fails if the page is out of date.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contractPage } from "./contract-docs/page.ts";
import { root } from "./run.ts";

const path = join(root, "docs", "contract.md");
const page = await contractPage();

if (process.argv.includes("--check")) {
  const written = await readFile(path, "utf8").catch(() => "");
  if (written !== page) {
    console.error(
      written === ""
        ? "docs/contract.md is missing. Write it: node scripts/contract-docs.ts"
        : "docs/contract.md does not say what src/contract declares. Write it anew: node scripts/contract-docs.ts",
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(path, page);
}
