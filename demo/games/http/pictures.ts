import { Hono } from "hono";
import { etag } from "hono/etag";
import { compressed } from "../../../operator/http/compression.ts";
import { drawPicture } from "../art/pictures.ts";

/** A directly opened picture may do nothing. */
const inertDocument = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `GET /pictures/{reference}/{name}.svg`, see `drawPicture`. */
export function pictureRoutes(): Hono {
  const app = new Hono();
  app.use(etag());
  app.get("/:reference{[a-z0-9-]{1,32}}/:file{[A-Za-z]+\\.svg}", async (c) => {
    const svg = drawPicture(c.req.param("reference"), c.req.param("file").replace(".svg", ""));
    if (svg === undefined) return c.notFound();
    return compressed(c, svg, {
      "content-type": "image/svg+xml",
      "content-security-policy": inertDocument,
      "cache-control": "public, max-age=86400",
    });
  });
  return app;
}
