import type { Plugin } from "vite";

/**
 * In a build, class names are only hashes, because they occur in the styles and in the code. In development they are
 * readable.
 */
export function shortClassNames(): Plugin {
  return {
    name: "karo:short-class-names",
    apply: "build",
    config: () => ({ css: { modules: { generateScopedName: "[hash:base64:4]" } } }),
  };
}
