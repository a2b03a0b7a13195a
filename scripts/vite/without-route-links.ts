import type { Plugin } from "vite";

/**
 * Leaves the router's own link component (2 kB gzip) out of what every visit loads: each route object brings
 * it as `Route.Link`, which nothing uses, as links go through `SiteLink`. What imports `Link` by name gets it.
 */
export function withoutRouteLinks(): Plugin {
  const nothing = "\0no-link";
  return {
    name: "karo:without-route-links",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      const isRoute = importer?.endsWith("/@tanstack/react-router/dist/esm/route.js");
      return isRoute && source === "./link.js" ? nothing : undefined;
    },
    load: (id) => (id === nothing ? "export const Link = () => null;" : undefined),
  };
}
