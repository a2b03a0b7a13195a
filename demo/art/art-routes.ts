import { Hono } from "hono";
import { etag } from "hono/etag";
import { addressInWidth } from "./rasters.ts";
import { artVersion } from "../../operator/lib/art-address.ts";
import { compressed } from "../../operator/http/compression.ts";
import { pictureAt } from "./picture-store.ts";

/** A directly opened SVG is a document: it may use styles and nothing else. */
const inertDocument = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Serves pictures, drawn on request: SVG, or WebP for pictures of grids, in two widths (`?w=`, docs/decisions/0008). A
 * versioned address (see `artAddress`) is cached for ever, others for a day.
 */
export function artRoutes(): Hono {
  const art = new Hono();
  art.use(etag());
  art.get("*", async (c) => {
    const picture = await pictureAt(addressInWidth(c.req.path, c.req.query("w")));
    if (!picture) return c.notFound();
    const { body } = picture;
    const versioned = c.req.query("v") === artVersion;
    const headers = {
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": versioned ? "public, max-age=31536000, immutable" : "public, max-age=86400",
      etag: picture.etag,
    };
    if (typeof body !== "string") return c.body(body, 200, { ...headers, "content-type": "image/webp" });
    return compressed(c, body, {
      ...headers,
      "content-type": "image/svg+xml",
      "content-security-policy": inertDocument,
    });
  });
  return art;
}
