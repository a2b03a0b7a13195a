/**
 * Parses the JSON of a request's body. Returns undefined for invalid JSON and for text that PostgreSQL cannot store.
 * A lone surrogate, from a text that was cut in the middle of an emoji, becomes U+FFFD.
 */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => {
      if (typeof value !== "string") return value;
      if (value.includes("\0")) throw new SyntaxError("NUL character");
      return value.replaceAll(/\p{Surrogate}/gu, "\ufffd");
    });
  } catch {
    return undefined;
  }
}
