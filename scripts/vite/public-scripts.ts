import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minify } from "rolldown/utils";
import type { Plugin } from "vite";

/**
 * Minifies scripts of public/, which Vite copies as they are, before their hashes are taken. Not for theme.js:
 * the result is for browsers that the app runs in, and theme.js speaks to older ones.
 */
export function publicScripts(names: readonly string[]): Plugin {
  return {
    name: "karo:public-scripts",
    apply: "build",
    async writeBundle({ dir = "dist" }) {
      for (const name of names) {
        const path = join(dir, name);
        const { code, errors } = await minify(name, await readFile(path, "utf8"), { module: false });
        if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message ?? "cannot be minified"}`);
        await writeFile(path, code);
      }
    },
  };
}
