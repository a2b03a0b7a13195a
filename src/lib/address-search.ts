import { parseSearchWith, stringifySearchWith } from "@tanstack/react-router";

// Text stays text, and stands in addresses without quotation marks. The router makes a number only of what it would write
// the same way again, and a schema makes it the same text once more (`address-text.ts`).

export const parseSearch = parseSearchWith((text) => text);
export const stringifySearch = stringifySearchWith(JSON.stringify);
