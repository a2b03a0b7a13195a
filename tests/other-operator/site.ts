import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { extname, join, normalize } from "node:path";
import type { Reply } from "./host.ts";
import { mistake } from "./mistakes.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * The built app as any static host serves it: files, and index.html for every other path, even for a missing data
 * file. `own` gives the files with which this operator replaced the build's.
 */
export function staticHost(dist: string, own: (path: string) => unknown) {
  return async ({ url = "/" }: IncomingMessage): Promise<Reply> => {
    const path = normalize(decodeURIComponent(new URL(url, "http://host").pathname));
    const mine = own(path);
    const file = path === "/" ? "/index.html" : path;
    if (mine === null) return page(dist);
    if (mine !== undefined) return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(mine) };
    try {
      const body = await readFile(join(dist, file));
      return { headers: { "Content-Type": types[extname(file)] ?? "application/octet-stream" }, body };
    } catch {
      return page(dist);
    }
  };
}

async function page(dist: string): Promise<Reply> {
  return { headers: { "Content-Type": "text/html" }, body: await readFile(join(dist, "index.html")) };
}

const title = (tr: string) => ({ tr, en: `${tr} (en)` });

/** This operator's files under /data. Null is a file that it forgot. */
export const dataFiles: Readonly<Record<string, unknown>> = {
  "/data/header-menu.json": [
    { id: 1, title: title("Slotlar"), to: "/slot", badge: "neon", icon: "bilinmeyen", auth: "0" },
    { id: "2", title: title("VIP kulübü"), to: "/vip-kulubu" },
    mistake({ id: 3, title: null, to: "/live" }),
    { id: 4, title: { tr: "Blog" }, to: "https://blog.example/" },
    { id: 5, title: title("Kötü"), to: "javascript:alert(1)" },
    { id: 6, title: title("Favorilerim"), to: "/favorites", auth: 1, badge: null },
  ],
  "/data/languages.json": [{ id: 1, title: "TR", lang: "tr" }, mistake({ id: 9, title: "DE", lang: "de" })],
  "/data/footer-menu.json": null,
  "/data/partners.json": [{ id: 1, name: "Ortak", logo: "{images}/ortak.svg", url: null }, mistake(null)],
  "/data/investment-methods.json": mistake({ not: "a list" }),
};
