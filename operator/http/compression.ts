import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { parseAccept } from "hono/utils/accept";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Smaller answers do not benefit from compression. */
const worthIt = 1_000;

type Encoding = "br" | "gzip";

/** The best supported encoding that an `Accept-Encoding` header allows. Undefined means none. */
export function chooseEncoding(header = ""): Encoding | undefined {
  const accepted = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  return (["br", "gzip"] as const).find((encoding) => (accepted.get(encoding) ?? 0) > 0);
}

/**
 * Answers with generated text, compressed if the browser accepts that. Uses medium levels, because the highest take
 * more time than they save.
 */
export async function compressed(
  c: Context,
  text: string,
  headers: Record<string, string>,
  status: 200 | 500 = 200,
): Promise<Response> {
  const encoding = chooseEncoding(c.req.header("accept-encoding"));
  const common = { ...headers, vary: [headers.vary, "accept-encoding"].filter(Boolean).join(", ") };
  if (!encoding || text.length < worthIt) return c.body(text, status, common);
  const packed =
    encoding === "br" ? await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : await gzipped(text);
  return c.body(new Uint8Array(packed), status, { ...common, "content-encoding": encoding });
}

/** A weak entity tag for a text or picture: it is the same for every content encoding. */
export function entityTag(content: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
}
