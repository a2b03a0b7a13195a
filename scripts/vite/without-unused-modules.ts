import type { Plugin } from "vite";

/** Modules of libraries that every visit would load for something that the app does not use. */
const unused = [
  {
    // Each route object brings the router's own link as `Route.Link` (2 kB gzip); our links go through `SiteLink`.
    importer: "/@tanstack/react-router/dist/esm/route.js",
    source: "./link.js",
    inItsPlace: "export const Link = () => null;",
  },
  {
    // Every query brings what an infinite one does (0.5 kB gzip); our long lists are pages of the catalogue.
    importer: "/@tanstack/query-core/build/modern/query.js",
    source: "./infiniteQueryBehavior.js",
    inItsPlace: "export const infiniteQueryBehavior = () => undefined;",
  },
];

/**
 * Leaves modules of libraries out of the build, for the one importer that makes them part of the first load: what
 * imports them elsewhere gets them. The build fails when a library no longer has one, and when our code begins to
 * use infinite queries.
 */
export function withoutUnusedModules(): Plugin {
  const prefix = "\0unused:";
  const found = new Set<string>();
  return {
    name: "karo:without-unused-modules",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      const module = unused.find((one) => one.source === source && importer?.endsWith(one.importer));
      if (!module) return undefined;
      found.add(source);
      return prefix + source;
    },
    load: (id) => unused.find(({ source }) => id === prefix + source)?.inItsPlace,
    transform(code, id) {
      const isOurs = id.includes("/src/") && !id.includes("/node_modules/");
      if (isOurs && /\w*InfiniteQuer\w*/.test(code)) {
        this.error("Infinite queries are left out of the build, see scripts/vite/without-unused-modules.ts");
      }
    },
    buildEnd(error) {
      const missing = unused.find(({ source }) => !found.has(source));
      if (!error && missing) this.error(`${missing.importer} no longer imports ${missing.source}`);
    },
  };
}
