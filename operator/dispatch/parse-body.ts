/** The JSON of a request's body; undefined when it is none, or holds what PostgreSQL cannot store. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => {
      if (typeof value === "string" && value.includes("\0")) throw new SyntaxError("NUL character");
      return value;
    });
  } catch {
    return undefined;
  }
}
