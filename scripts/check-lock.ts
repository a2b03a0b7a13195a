/**
 * package-lock.json must contain all optional dependencies of each package (the binaries for other platforms).
 * Otherwise `npm ci` fails on the platforms whose package is missing. npm itself does not check this.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { root } from "./run.ts";

const lockFile = v.object({
  packages: v.record(v.string(), v.object({ optionalDependencies: v.optional(v.record(v.string(), v.string())) })),
});

const { packages } = v.parse(lockFile, JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")));
const present = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf("node_modules/") + 13)));
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !present.has(name))
    .map((name) => `${path} wants ${name}, which package-lock.json does not hold`),
);
if (missing.length > 0) {
  console.error(missing.join("\n"));
  process.exit(1);
}
