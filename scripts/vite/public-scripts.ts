import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minify } from "rolldown/utils";
import type { Plugin } from "vite";

/**
 * Shrinks scripts of public/, which Vite copies unchanged, before their hashes are taken. `modern` scripts run only
 * in browsers that support the app. `old` scripts must run in every browser, so only their comments and indentation
 * are removed: a minifier would emit newer syntax.
 */
export function publicScripts({ modern, old }: { modern: readonly string[]; old: readonly string[] }): Plugin {
  return {
    name: "karo:public-scripts",
    apply: "build",
    async writeBundle({ dir = "dist" }) {
      const change = async (name: string, make: (code: string) => string | Promise<string>) => {
        const path = join(dir, name);
        await writeFile(path, await make(await readFile(path, "utf8")));
      };
      await Promise.all([
        ...modern.map((name) => change(name, (code) => minified(name, code))),
        ...old.map((name) => change(name, withoutComments)),
      ]);
    },
  };
}

async function minified(name: string, source: string): Promise<string> {
  const { code, errors } = await minify(name, source, { module: false });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message ?? "cannot be minified"}`);
  return code;
}

/**
 * Removes comments that fill a whole line, and indentation. These scripts have no other comments and no multi-line
 * strings.
 */
function withoutComments(source: string): string {
  return source.replaceAll(/^\s*(\/\/.*)?\n|^\s+/gm, "");
}
