import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/** Builds the floor with the same tools, precached by a plain worker, into .cache/floor. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), VitePWA({ strategies: "generateSW", injectRegister: "script", manifest: false })],
  build: { outDir: join(import.meta.dirname, "../../../.cache/floor"), emptyOutDir: true, target: "es2022" },
});
