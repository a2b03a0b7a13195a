import type { Plugin } from "vite";

/** Class names of a build are hashes alone: they stand in the styles and in the code. In development they speak. */
export function shortClassNames(): Plugin {
  return {
    name: "karo:short-class-names",
    apply: "build",
    config: () => ({ css: { modules: { generateScopedName: "[hash:base64:4]" } } }),
  };
}
