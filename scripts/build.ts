/** `npm run build`: makes dist/, which any static host can serve. See docs/deploying.md. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { robotsText, sitemapText } from "../operator/page-head/site-index.ts";
import { publicPaths } from "../src/contract/public-pages.ts";
import { compressFolder } from "./compress.ts";
import { bin, root, run, say } from "./run.ts";

say("building the app into dist/ …");
const build = await run(bin("vite"), ["build", "--logLevel", "warn"]);
if (build.code !== 0) {
  say("the build failed, see above");
  process.exit(1);
}
// If the site's address is known at build time, static hosts get a sitemap too (docs/deploying.md).
const origin = process.env.SITE_ORIGIN && new URL(process.env.SITE_ORIGIN).origin;
await writeFile(join(root, "dist/robots.txt"), robotsText(origin || undefined));
if (origin) await writeFile(join(root, "dist/sitemap.xml"), sitemapText(origin, publicPaths));
const files = await compressFolder(join(root, "dist"));
say(`built; ${files} files have brotli and gzip copies`);
