/**
 * The JSON of a request's body; undefined when it is none, or holds what PostgreSQL cannot store. Half a
 * character (a text that a form cut in the middle of an emoji) is none to it either: it becomes U+FFFD.
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
