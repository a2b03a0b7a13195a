import { Hono } from "hono";
import { etag } from "hono/etag";
import { artVersion } from "../art-address.ts";
import { compressed } from "./compression.ts";
import { pictureAt } from "./picture-store.ts";

/** An SVG opened by itself is a document: it may style itself and do nothing else. */
const inertDocument = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * The pictures, drawn when asked for. An address that carries the version of the drawing code
 * (see `artAddress`) never changes its picture; without it, it is good for a day.
 */
export function artRoutes(): Hono {
  const art = new Hono();
  art.use(etag());
  art.get("*", async (c) => {
    const picture = pictureAt(c.req.path);
    if (!picture) return c.notFound();
    const versioned = c.req.query("v") === artVersion;
    return compressed(c, picture.svg, {
      "content-type": "image/svg+xml",
      "content-security-policy": inertDocument,
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": versioned ? "public, max-age=31536000, immutable" : "public, max-age=86400",
      etag: picture.etag,
    });
  });
  return art;
}
