import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { classicScripts } from "./scripts/vite/classic-scripts.ts";
import { compressEntry } from "./scripts/vite/compress-entry.ts";
import { failedStylesAgain } from "./scripts/vite/failed-styles-again.ts";
import { folderChunk } from "./scripts/vite/folder-chunks.ts";
import { serviceWorker } from "./scripts/vite/service-worker.ts";
import { shellHtml } from "./scripts/vite/shell-html.ts";
import { shortClassNames } from "./scripts/vite/short-class-names.ts";
import { textsByPart } from "./scripts/vite/texts-by-part.ts";
import { withoutUnusedModules } from "./scripts/vite/without-unused-modules.ts";
import { withoutUnusedReact } from "./scripts/vite/without-unused-react.ts";

/** Where `npm run dev` finds the reference operator; scripts/dev.ts starts it there. */
const operator = process.env.OPERATOR_ORIGIN ?? "http://127.0.0.1:4173";

/** Changes with any schema of the contract: the page is generated from them. */
const contractHash = createHash("sha256").update(readFileSync("docs/contract.md")).digest("base64url").slice(0, 8);

export default defineConfig({
  // The order matters: routes are generated first, macros run before JSX is compiled.
  plugins: [
    tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double", semicolons: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({ failOnCompileError: true }),
    textsByPart("src/main.tsx"),
    failedStylesAgain(),
    withoutUnusedModules(),
    withoutUnusedReact(),
    shortClassNames(),
    compressEntry(),
    classicScripts({ folder: "src/start", modern: ["start.js"], old: ["theme.js"] }),
    shellHtml(),
    serviceWorker({ selfDestroying: process.env.VITE_SELF_DESTROYING === "1" }),
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
        // The first load names every other part. Hashes of seven characters and of small letters save 0.15 kB (gzip)
        // there. Rolldown accepts no fewer than seven.
        hashCharacters: "base36",
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        // Chromium compiles all functions of a file with this comment while it loads it, on another thread. It would
        // otherwise compile each at its first call, on the page's thread.
        postBanner: ({ name, isEntry }) => (isEntry || name === "vendor" ? "//# allFunctionsCalledOnLoad" : ""),
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
            // What a folder imports is in the chunk of its own folder.
            { name: folderChunk, includeDependenciesRecursively: false },
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
