import type * as v from "valibot";
import type { siteConfig } from "../../contract/site-config.ts";

/** A complete config.json. Nobody has the private half of its key. */
export const siteConfigExample: v.InferInput<typeof siteConfig> = {
  apiBase: "https://api.karo.example",
  ipInfoUrl: "https://api.karo.example/ip-info",
  siteId: 889,
  siteName: "Karo",
  brand: {
    name: "Karo",
    shortName: "Karo",
    logo: "/brand/logo.svg",
    logoDark: "/brand/logo-dark.svg",
    mark: "/brand/mark.svg",
    favicon: "/brand/favicon.svg",
    icons: [
      { src: "/brand/icon-512.png", sizes: "512x512", purpose: "any" },
      { src: "/brand/maskable-512.png", sizes: "512x512", purpose: "maskable" },
    ],
    shareImage: "/brand/share.jpg",
    accent: "#1f6feb",
    colors: {
      dark: { ground: "#0b1020", surface: "#121a30", text: "#f4f6ff", positive: "#5bd08f", negative: "#ff8a7a" },
      light: { accent: "#1a5fd0", ground: "#f3f6fc", surface: "#ffffff", text: "#101828" },
    },
    font: {
      files: [
        { src: "/brand/latin.woff2", weight: "400 800", unicodeRange: "U+20-7E, U+A0-FF, U+131" },
        { src: "/brand/turkish.woff2", weight: "400 800", unicodeRange: "U+11E-11F, U+130, U+15E-15F, U+20BA" },
      ],
      display: "swap",
    },
    radius: "small",
    density: "compact",
    pattern: "/brand/pattern.svg",
    pictures: { logIn: "/brand/log-in.webp", empty: "/brand/empty.svg", hero: "/brand/hero.webp" },
  },
  publicKey:
    "-----BEGIN PUBLIC KEY-----\n" +
    "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEArE9cK7DXXyQGIz/Smh63\n" +
    "NPreUqKn8tnjvXdtlg01Wt0H4dt0Ld49df0cymqSTQpM52M0lPIQkRFbY2ib6r5l\n" +
    "7F5W2WYFpsJCFLB86TUQksibROW5tYR/oyk1h+puh3M/ctZ0EUBHhV3a5YUunekX\n" +
    "VxEBgkDoiKursYCwebxYOConw1BWXPS6ikJstDsdLoj+rk3DaneKZbwFypQI/hCb\n" +
    "IBI+P4rJb/gWpmNSBjInrRbql3SUxpx/BtKrdZQn9MBfAZaQ6qnLGTGPHgE6Ki24\n" +
    "dk+ml+NWq0o/k5Yyyt2tZoAR9xdIbNmLHrFZcRKB1RP/9AZKyIu6qgVHXqE7jI4h\n" +
    "wwIDAQAB\n" +
    "-----END PUBLIC KEY-----\n",
  support: { chatUrl: "https://chat.karo.example", email: "destek@karo.example" },
  lottery: { startDate: "2026-12-01", endDate: "2026-12-31" },
  gameOrigins: ["https://games.example.com"],
  imageOrigins: ["https://images.karo.example"],
  publicGet: true,
  imageWidths: [{ under: "https://images.karo.example/games/", parameter: "w", widths: [216, 264] }],
  monitoring: { url: "https://monitoring.karo.example/", sample: 0.1 },
};
