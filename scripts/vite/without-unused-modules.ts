import type { Plugin } from "vite";

/** Modules of libraries, or functions of them, that the app does not use or must not use. */
const unused = [
  {
    // Each route object has the router's own link as `Route.Link` (2 kB gzip). Our links use `SiteLink`.
    importer: "/@tanstack/react-router/dist/esm/route.js",
    source: "./link.js",
    inItsPlace: "export const Link = () => null;",
  },
  {
    // The router would reload the page when it renders a component whose code is missing, even offline, during a payment
    // or again and again. Without this check it throws the error, and src/start/preload-error.ts decides.
    importer: "/@tanstack/react-router/dist/esm/lazyRouteComponent.js",
    source: "@tanstack/router-core",
    inItsPlace: "export const isModuleNotFoundError = () => false;",
  },
];

/**
 * Replaces library modules in the build, but only for the one importer that is named. Other importers still get them.
 * The build fails if that importer no longer imports the module, or if it imports something else from it.
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
    buildEnd(error) {
      const missing = unused.find(({ source }) => !found.has(source));
      if (!error && missing) this.error(`${missing.importer} no longer imports ${missing.source}`);
    },
  };
}
