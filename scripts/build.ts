/**
 * `npm run build`: makes dist/, which any static host can serve, and dist-maps/, which nobody should. See docs/deploying.md.
 * `npm run build -- --brand my-brand/config.json`: the same, but a first visit begins in the colours of this brand.
 * `npm run build -- --self-destroying`: the same, but its service worker removes itself from the players' devices.
 */
import { glob, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { robotsText, sitemapText } from "../operator/site/site-index.ts";
import { publicPaths } from "../src/contract/public-pages.ts";
import { hashOfSources, markBuild } from "./build-stamp.ts";
import { compressFolder } from "./compress.ts";
import { openapiDocument } from "./openapi/document.ts";
import { root, run, say, tool } from "./run.ts";
import { readBrandLook } from "./vite/brand-look.ts";

const { values } = parseArgs({ options: { "self-destroying": { type: "boolean" }, brand: { type: "string" } } });
const selfDestroying = values["self-destroying"] === true;
const brand = values.brand === undefined ? "" : resolve(values.brand);
try {
  if (brand) readBrandLook(brand);
} catch (error) {
  say(`${brand} cannot be used:\n${(error as Error).message}`);
  process.exit(1);
}
say("building the app into dist/ …");
// Taken first, so that a change during the build makes the next one.
const sources = await hashOfSources();
const build = await run(process.execPath, [tool("vite"), "build", "--logLevel", "warn"], {
  env: {
    ...process.env,
    VITE_SELF_DESTROYING: selfDestroying ? "1" : "",
    VITE_BRAND: brand,
  },
});
if (build.code !== 0) {
  say("the build failed, see above");
  process.exit(1);
}
// If the site's address is known at build time, static hosts get a sitemap too (docs/deploying.md).
const origin = process.env.SITE_ORIGIN && new URL(process.env.SITE_ORIGIN).origin;
await writeFile(join(root, "dist/robots.txt"), robotsText(origin || undefined));
if (origin) await writeFile(join(root, "dist/sitemap.xml"), sitemapText(origin, publicPaths));
// For operators' engineers. It is a file of the site, but no file of the app: neither pages nor the worker load it.
await mkdir(join(root, "dist/contract"), { recursive: true });
await writeFile(join(root, "dist/contract/openapi.json"), JSON.stringify(await openapiDocument()));
await moveSourceMaps(join(root, "dist"), join(root, "dist-maps"));
const files = await compressFolder(join(root, "dist"));
// The tests run on the build that is marked as current. A self-destroying worker or a build for one brand is not the product.
if (!selfDestroying && !brand) await markBuild(sources);
say(`built; ${files} files have brotli and gzip copies`);

/** Moves the source maps of a folder to a folder that is not served, under the same names. */
async function moveSourceMaps(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  for await (const file of glob("**/*.map", { cwd: from })) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await rename(join(from, file), join(to, file));
  }
}
