import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { withIntegrity } from "./scripts/vite/integrity.ts";
import { pageFilesApart } from "./scripts/vite/page-files.ts";
import { publicScripts } from "./scripts/vite/public-scripts.ts";
import { shellHtml } from "./scripts/vite/shell-html.ts";
import { shortClassNames } from "./scripts/vite/short-class-names.ts";
import { textsByPart } from "./scripts/vite/texts-by-part.ts";
import { withoutUnusedModules } from "./scripts/vite/without-unused-modules.ts";
import { withoutUnusedReact } from "./scripts/vite/without-unused-react.ts";

/** Where `npm run dev` finds the reference operator; scripts/dev.ts starts it there. */
const operator = process.env.OPERATOR_ORIGIN ?? "http://127.0.0.1:4173";

/** Changes with any schema of the contract: the page is generated from them. */
const contractHash = createHash("sha256").update(readFileSync("docs/contract.md")).digest("base64url").slice(0, 8);

/** Chunks that every visit needs, and those of the home page: the worker stores them as it installs. */
const firstFiles =
  /^assets\/(index|vendor|shared|below|SideBanners|rolldown-runtime|messages|persister|workbox-window|PageServices|BootProblem|accent)\b/;

export default defineConfig({
  // The order matters: routes are generated first, macros run before JSX is compiled.
  plugins: [
    tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double", semicolons: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({ failOnCompileError: true }),
    textsByPart("src/main.tsx"),
    withoutUnusedModules(),
    withoutUnusedReact(),
    shortClassNames(),
    publicScripts({ modern: ["start.js"], old: ["theme.js"] }),
    shellHtml(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "sw",
      filename: "sw.ts",
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: "iife",
        globPatterns: ["index.html", "{theme,start}.js", "assets/*.{js,css}", "fonts/*.woff2", "icons/{sprite,tiles,favicon}.svg", "icons/{pattern,pattern-faint}.png"],
        // Needed when config.json is broken, and never offline.
        globIgnores: ["**/{json-position,site-config-problems}-*"],
        manifestTransforms: [pageFilesApart("dist", firstFiles), withIntegrity("dist")],
      },
      devOptions: { enabled: true, type: "module" },
    }),
  ],
  define: { contractHash: JSON.stringify(contractHash) },
  resolve: {
    // For React below 18, which had no useSyncExternalStore of its own.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: "react" },
      { find: /^use-sync-external-store\/shim(\/.+)$/, replacement: "use-sync-external-store$1" },
    ],
  },
  build: {
    target: "es2022",
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The list of what each part needs is in the first load and grows with every page: only styles are named,
      // which must be there before a part renders. Scripts name each other, and mostly come from the worker.
      resolveDependencies: (_file, needs, { hostType }) =>
        hostType === "js" ? needs.filter((file) => file.endsWith(".css")) : needs,
    },
    rolldownOptions: {
      output: {
        // The libraries that every page needs, in one file: it compresses better than several, and stays in
        // the players' caches over releases that change only ours.
        codeSplitting: {
          groups: [
            {
              name: "vendor",
              tags: ["$initial"],
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|valibot|@lingui|@tanstack)\//,
            },
            { name: "app", tags: ["$initial"] },
            // What pages share that the first screen does without.
            {
              name: "shared",
              test: /src\/((ui|lib|features\/shared)\/(?!.*(RenderedHtml|sanitiser|html-to-react)|(accent|colour)\.)|contract\/(livecasino|games|canonical)\.)/,
            },
            // What the home page shows below its first screen: many small files would be one request each,
            // and one entry each of the worker's precache. The sanitiser stays by itself.
            {
              name: "below",
              test: /src\/(features\/(lobby\/(?!.*(Lobby|lobby|lobbies|NothingFound|BackToTop))[\w-]+\.|content\/(?!SideBanners\.)|[a-z]+\/(Running|PromotionCard|TournamentCard))|app\/(shell|FooterWithData|PageServices|HomeBelow)|pwa)(?!.*(RenderedHtml|sanitiser|html-to-react))/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ["/endpoint", "/art", "/ip-info", "/config.json"].map((path) => [path, { target: operator }]),
    ),
  },
});
