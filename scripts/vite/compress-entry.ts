import { minify } from "terser";
import type { Plugin } from "vite";

/**
 * Runs Terser's compressor over the entry's chunk before Oxc minifies it. Terser replaces constants and properties of
 * constant objects by their values, which Oxc does not: 0.6 kB less (gzip) in the first load. It makes the vendor
 * chunk larger, so that one is left to Oxc.
 */
export function compressEntry(): Plugin {
  return {
    name: "karo:compress-entry",
    apply: "build",
    async renderChunk(code, chunk) {
      if (!chunk.isEntry) return null;
      const { code: compressed } = await minify(code, { module: true, mangle: false, compress: { passes: 2 } });
      if (!compressed) this.error(`Terser returned no code for ${chunk.name}`);
      return { code: compressed, map: null };
    },
  };
}
