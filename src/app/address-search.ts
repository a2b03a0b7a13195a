import { parseSearchWith, stringifySearchWith } from "@tanstack/react-router";

/**
 * Parses a search parameter as JSON, except numbers that would not be written the same way again: an id `1e5` or a
 * token of thirty digits stays text. Throws if `text` must stay text, as the router expects.
 */
function exactJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === "number" && String(value) !== text) throw new SyntaxError("No exact number");
  return value;
}

export const parseSearch = parseSearchWith(exactJson);
export const stringifySearch = stringifySearchWith(JSON.stringify, exactJson);
