import type { Plugin } from "vite";

/** Changes to the helper through which a build imports chunks: what to find, and what to put in its place. */
const changes: readonly (readonly [RegExp, string])[] = [
  // Vite notes a stylesheet that failed as one that was requested, and would not request it again.
  [/seen\[href\] = void 0;(\s*throw err;)/g, "delete seen[href];$1"],
  // Vite would take the link of a failed stylesheet for one that has loaded.
  [/if \(e\.type === "error"\) rej\(/g, 'if (e.type === "error") link.remove(), rej('],
];

/**
 * Makes a chunk request its failed stylesheet again when the chunk is imported again. With Vite's own helper the second
 * import loads the script alone, and the page stays without its styles until it is reloaded. The build fails if Vite's
 * helper has changed.
 */
export function failedStylesAgain(): Plugin {
  let isChanged = false;
  return {
    name: "karo:failed-styles-again",
    apply: "build",
    transform(code, id) {
      if (!id.includes("vite/preload-helper")) return undefined;
      isChanged = true;
      return { code: withFailedStylesAgain(code), map: null };
    },
    buildEnd(error) {
      if (!error && !isChanged) this.error("Vite no longer has the module vite/preload-helper");
    },
  };
}

/** Returns Vite's helper with the changes. Throws if the helper lacks a text that has to be replaced. */
export function withFailedStylesAgain(helper: string): string {
  return changes.reduce((code, [text, inItsPlace]) => {
    const times = Array.from(code.matchAll(text)).length;
    if (times !== 1) throw new Error(`Vite's preload helper has ${text.source} ${times} times`);
    return code.replace(text, inItsPlace);
  }, helper);
}
