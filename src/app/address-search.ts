import { parseSearchWith, stringifySearchWith } from "@tanstack/react-router";

/**
 * What stands in an address is read as JSON, but for numbers that would not be written the same way again: an id
 * `1e5` or a token of thirty digits stays the text that it is. Throws where `text` is to stay a text.
 */
function exactJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === "number" && String(value) !== text) throw new SyntaxError("No exact number");
  return value;
}

export const parseSearch = parseSearchWith(exactJson);
export const stringifySearch = stringifySearchWith(JSON.stringify, exactJson);
