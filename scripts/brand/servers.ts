/** The servers of `npm run brand`: the page of the tool, and the site in each theme with the brand as it is now. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { stripTypeScriptTypes } from "node:module";
import { dirname, extname, join, resolve, sep } from "node:path";
import type { SiteConfig } from "../../src/contract/site-config.ts";
import { reportOn } from "./report.ts";

export interface BrandServersOptions {
  /** The origin of a running operator that serves the built app. */
  readonly site: string;
  /** The config.json to edit. It need not exist. Pictures are in the folder `brand` beside it. */
  readonly file: string;
  /** The port of the page; the site in the two themes takes the next two. 0 takes free ones. */
  readonly port: number;
}

export interface BrandServers {
  readonly page: string;
  readonly dark: string;
  readonly light: string;
  readonly close: () => Promise<void>;
}

const host = "127.0.0.1";
const maxBodyBytes = 100_000;
const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".ts": "text/javascript",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".woff2": "font/woff2",
};

/** Starts the three servers. They answer this machine only. */
export async function startBrandServers({ site, file, port }: BrandServersOptions): Promise<BrandServers> {
  const siteConfig = (await (await fetch(`${site}/config.json`)).json()) as SiteConfig;
  const saved = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>) : {};
  let written: unknown = saved["brand"] ?? { name: siteConfig.brand.name };
  const origins = { page: "", dark: "", light: "" };

  const answerPage = async (asked: IncomingMessage, answer: ServerResponse) => {
    answer.setHeader(
      "Content-Security-Policy",
      `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src ${origins.dark} ${origins.light}; ` +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    // Another site's page could ask by a name that leads here, or without reading the answer.
    const isOwn = asked.headers.origin === undefined || asked.headers.origin === origins.page;
    if (asked.headers.host !== new URL(origins.page).host || !isOwn) return end(answer, 403);
    const path = asked.url ?? "/";
    if (asked.method === "GET") {
      if (path === "/state.json") return json(answer, { brand: written, file, ...origins });
      const name = { "/": "page.html", "/page.css": "page.css", "/page.js": "page.ts" }[path];
      if (name === undefined) return end(answer, 404);
      return sendFile(answer, join(import.meta.dirname, name));
    }
    if (asked.method !== "POST" || !["/preview", "/save"].includes(path)) return end(answer, 405);
    let body: unknown;
    try {
      body = JSON.parse(await textOf(asked));
    } catch {
      return end(answer, 400);
    }
    const { brand, report } = reportOn(siteConfig, body);
    if (brand) written = body;
    if (path === "/save") {
      if (report.problems.length > 0) return end(answer, 422);
      writeFileSync(file, `${JSON.stringify({ ...saved, brand: body }, null, 2)}\n`);
    }
    return json(answer, report);
  };

  const answerSite = (theme: "dark" | "light") => (asked: IncomingMessage, answer: ServerResponse) => {
    const path = new URL(asked.url ?? "/", site).pathname;
    const { brand } = reportOn(siteConfig, written);
    if (path === "/config.json") return json(answer, { ...siteConfig, brand: brand ?? siteConfig.brand });
    // A worker would answer with the brand of an earlier visit.
    if (path === "/sw.js") return end(answer, 404);
    if (path === "/theme.js") return passOn(asked, answer, site, origins.page, themeScript(theme, origins.page));
    const folder = join(dirname(resolve(file)), "brand");
    const picture = resolve(folder, `.${path.replace(/^\/brand/, "")}`);
    const isOwn = path.startsWith("/brand/") && picture.startsWith(folder + sep) && existsSync(picture);
    return isOwn ? sendFile(answer, picture) : passOn(asked, answer, site, origins.page);
  };

  const servers: Server[] = [];
  const start = async (offset: number, handle: (asked: IncomingMessage, answer: ServerResponse) => unknown) => {
    const server = createServer((asked, answer) => {
      // Whatever happens, the page gets an answer.
      void Promise.resolve(handle(asked, answer)).catch(() => end(answer, 500));
    });
    servers.push(server);
    await new Promise<void>((listening, failed) => {
      server.once("error", failed).listen(port === 0 ? 0 : port + offset, host, listening);
    });
    return `http://${host}:${(server.address() as AddressInfo).port}`;
  };
  origins.page = await start(0, answerPage);
  origins.dark = await start(1, answerSite("dark"));
  origins.light = await start(2, answerSite("light"));
  return {
    ...origins,
    async close() {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      }
    },
  };
}

/** The script that is put before the site's theme.js: it sets the theme, and shows the looks that the tool's page sends. */
function themeScript(theme: "dark" | "light", page: string): string {
  return `localStorage.setItem("userMode", "${theme}");
sessionStorage.setItem("modalStatus", "shown");
addEventListener("message", function (event) { if (event.origin === "${page}") showLook(event.data); });
`;
}

/** Passes a request on to the operator, and lets the tool's page frame the answer. `before` is put before a script. */
function passOn(asked: IncomingMessage, answer: ServerResponse, site: string, page: string, before = ""): void {
  const { "accept-encoding": encoding, ...headers } = asked.headers;
  const sent = request(
    new URL(asked.url ?? "/", site),
    {
      method: asked.method,
      headers: {
        ...headers,
        ...(!before && encoding !== undefined && { "accept-encoding": encoding }),
        host: new URL(site).host,
        ...(headers.origin !== undefined && { origin: site }),
      },
    },
    (got) => {
      const { "x-frame-options": _, "content-length": length, ...passed } = got.headers;
      const policy = passed["content-security-policy"];
      if (typeof policy === "string")
        passed["content-security-policy"] = policy.replace("frame-ancestors 'none'", `frame-ancestors ${page}`);
      answer.writeHead(got.statusCode ?? 502, {
        ...passed,
        ...(!before && length !== undefined && { "content-length": length }),
      });
      answer.write(before);
      got.pipe(answer);
    },
  );
  sent.on("error", () => end(answer, 502));
  asked.pipe(sent);
}

function json(answer: ServerResponse, value: unknown): void {
  answer.setHeader("Cache-Control", "no-store");
  answer.setHeader("Content-Type", "application/json");
  answer.end(JSON.stringify(value));
}

/** Sends a file. Browsers get TypeScript without its types. */
function sendFile(answer: ServerResponse, path: string): void {
  answer.setHeader("Cache-Control", "no-store");
  answer.setHeader("Content-Type", types[extname(path)] ?? "application/octet-stream");
  answer.end(path.endsWith(".ts") ? stripTypeScriptTypes(readFileSync(path, "utf8")) : readFileSync(path));
}

function end(answer: ServerResponse, status: number): void {
  if (!answer.headersSent) answer.writeHead(status);
  answer.end();
}

async function textOf(asked: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of asked.setEncoding("utf8")) {
    text += part as string;
    if (text.length > maxBodyBytes) throw new Error("too long");
  }
  return text;
}
