import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { minify } from "rolldown/utils";
import type { Plugin } from "vite";

interface Scripts {
  /** The folder that holds the scripts, from the root of the project. */
  folder: string;
  /** Names of scripts that run only in browsers that support the app. */
  modern: readonly string[];
  /** Names of scripts that must run in every browser. A minifier would emit newer syntax. */
  old: readonly string[];
}

/**
 * Serves classic scripts of `folder` at the root of the site. They are no modules, so they are not bundled. The build
 * shrinks them: `modern` scripts are minified, `old` ones lose only their comments and indentation.
 */
export function classicScripts({ folder, modern, old }: Scripts): Plugin {
  let root = "";
  const read = (name: string) => readFile(join(root, folder, name), "utf8");
  return {
    name: "karo:classic-scripts",
    configResolved: (config) => {
      root = config.root;
    },
    configureServer(server) {
      for (const name of [...modern, ...old]) {
        server.middlewares.use(`/${name}`, (_request, response, next) => {
          response.setHeader("Content-Type", "text/javascript");
          read(name).then((code) => response.end(code), next);
        });
      }
    },
    async generateBundle() {
      const emit = (fileName: string, source: string) => this.emitFile({ type: "asset", fileName, source });
      for (const name of modern) emit(name, await minified(name, await read(name)));
      for (const name of old) emit(name, withoutComments(await read(name)));
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
