import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { readBrandLook } from "./scripts/vite/brand-look.ts";
import { serviceWorker } from "./scripts/vite/service-worker.ts";
import { shellHtml } from "./scripts/vite/shell-html.ts";

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
    shellHtml(process.env.VITE_BRAND ? readBrandLook(process.env.VITE_BRAND) : undefined),
    serviceWorker({ selfDestroying: process.env.VITE_SELF_DESTROYING === "1" }),
  ],
  define: { contractHash: JSON.stringify(contractHash) },
  build: {
    target: "es2022",
    manifest: true,
    // scripts/build.ts moves them to dist-maps/, which is not served.
    sourcemap: "hidden",
    // Every browser that the app supports knows `modulepreload` (public/theme.js).
    modulePreload: { polyfill: false },
    // The content security policy allows no data: in styles.
    assetsInlineLimit: 0,
    // One stylesheet for all pages (docs/decisions/0002).
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // Chromium compiles all functions of a file with this comment while it loads it, on another thread. It would
        // otherwise compile each at its first call, on the page's thread.
        postBanner: ({ name, isEntry }) => (isEntry || name === "vendor" ? "//# allFunctionsCalledOnLoad" : ""),
        codeSplitting: {
          groups: [
            // The libraries that every page needs, in one file: it stays in the players' caches over releases that
            // change only ours.
            { name: "vendor", tags: ["$initial"], test: /node_modules/ },
            // The Turkish texts, beside the entry: a release that changes only code leaves them in the caches, too.
            { name: "texts", tags: ["$initial"], test: /\/locales\// },
            { name: "app", tags: ["$initial"] },
            // What many pages use. Otherwise each small module that two pages share is a file of its own.
            { name: "shared", minShareCount: 5, test: /\/src\// },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ["/endpoint", "/art", "/ip-info", "/config.json", "/monitoring"].map((path) => [path, { target: operator }]),
    ),
  },
});
