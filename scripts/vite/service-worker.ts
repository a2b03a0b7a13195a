import { VitePWA } from "vite-plugin-pwa";
import { withIntegrity } from "./integrity.ts";

/** The app's files. What else the build writes, such as contract/openapi.json, is not for players. */
export const precachedFiles = [
  "index.html",
  "{theme,start-problem,start-app}.js",
  "assets/*.{js,css}",
  "fonts/*.woff2",
  "icons/{tiles,favicon}.svg",
  "icons/{pattern,pattern-faint}.png",
];

/**
 * Builds the service worker (`sw/`) with the list of the app's files, all of which it precaches.
 *
 * @param options.selfDestroying builds a worker instead that deletes the site's caches, unregisters and reloads its
 * pages: the way out when a released worker misbehaves (docs/deploying.md).
 */
export function serviceWorker({ selfDestroying }: { readonly selfDestroying: boolean }) {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "sw",
    // The plugin writes a self-destroying worker under exactly this name, so it must be the name of the built file.
    filename: selfDestroying ? "sw.js" : "sw.ts",
    injectRegister: false,
    manifest: false,
    selfDestroying,
    injectManifest: {
      rollupFormat: "iife",
      globPatterns: precachedFiles,
      manifestTransforms: [withIntegrity("dist")],
    },
    devOptions: { enabled: true, type: "module" },
  });
}
