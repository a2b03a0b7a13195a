/** `npm run build`: makes dist/, which any static host can serve. See docs/deploying.md. */
import { join } from "node:path";
import { compressFolder } from "./compress.ts";
import { bin, root, run, say } from "./run.ts";

say("building the app into dist/ …");
const build = await run(bin("vite"), ["build", "--logLevel", "warn"]);
if (build.code !== 0) {
  say("the build failed, see above");
  process.exit(1);
}
const files = await compressFolder(join(root, "dist"));
say(`built; ${files} files have brotli and gzip copies`);
