import type { Context, MiddlewareHandler } from "hono";

/**
 * Refuses addresses and forms that no handler can use, with HTTP 400 and what is wrong: a form that cannot be parsed, and
 * NUL characters, which PostgreSQL cannot store. Browsers send neither. A limit for the size of the body must come before.
 */
export const refuseUnreadable: MiddlewareHandler = async (c, next) => {
  const problem = /%00/.test(c.req.url) ? "The address contains a NUL character." : await problemOfForm(c);
  return problem === undefined ? next() : c.text(`${problem}\n`, 400);
};

async function problemOfForm(c: Context): Promise<string | undefined> {
  if (c.req.method !== "POST") return undefined;
  // Throws if the body is too large or the connection breaks. Neither is the form's fault.
  await c.req.arrayBuffer();
  const form = await c.req.parseBody().catch(() => undefined);
  if (!form) return "The form cannot be read. Its Content-Type does not fit its body.";
  const field = Object.entries(form).find((texts) =>
    texts.some((text) => typeof text === "string" && text.includes("\0")),
  );
  return field && `The field ${JSON.stringify(field[0])} contains a NUL character.`;
}
