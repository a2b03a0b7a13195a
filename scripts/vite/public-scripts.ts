import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minify } from "rolldown/utils";
import type { Plugin } from "vite";

/**
 * Makes scripts of public/, which Vite copies as they are, smaller before their hashes are taken. `modern` ones are
 * for browsers that the app runs in. Of `old` ones comments and indentation alone are left out: they speak to every
 * browser, and a minifier writes newer syntax.
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

/** Comments that are lines of their own; those scripts have no others, and no texts over several lines. */
function withoutComments(source: string): string {
  return source.replaceAll(/^\s*(\/\/.*)?\n|^\s+/gm, "");
}
