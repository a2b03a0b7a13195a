import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { parseAccept } from "hono/utils/accept";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this, the headers of a compressed answer cost more than it saves. */
const worthIt = 1_000;

type Encoding = "br" | "gzip";

/** The encoding that an `Accept-Encoding` header allows and that packs best; undefined is none. */
export function chooseEncoding(header = ""): Encoding | undefined {
  const accepted = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  return (["br", "gzip"] as const).find((encoding) => (accepted.get(encoding) ?? 0) > 0);
}

/**
 * An answer whose text is made on the spot, compressed where the browser takes it. Middle levels: the
 * highest would take longer than they save on the way.
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
    encoding === "br"
      ? await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await gzipped(text);
  return c.body(new Uint8Array(packed), status, { ...common, "content-encoding": encoding });
}
