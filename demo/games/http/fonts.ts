import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { etag } from "hono/etag";

const folder = new URL("../../../public/fonts/", import.meta.url);
const fonts = new Set(["latin.woff2", "turkish.woff2"]);

/** `GET /fonts/{name}`: the site's fonts, at the address that src/ui/font.css expects. */
export function fontRoutes(): Hono {
  const app = new Hono();
  app.use(etag());
  app.get("/:name", (c) => {
    const name = c.req.param("name");
    if (!fonts.has(name)) return c.notFound();
    const font = new Uint8Array(readFileSync(new URL(name, folder)));
    return c.body(font, 200, { "content-type": "font/woff2", "cache-control": "public, max-age=86400" });
  });
  return app;
}
