import type { ReactElement } from "react";

/**
 * What a component shows beside something else: elements or nothing, but no text of its own. A text gets an element, such as
 * `<span>`, so that a page which the browser has translated goes on working (scripts/bare-texts.ts).
 */
export type Elements = ReactElement | readonly Elements[] | "" | false | null | undefined;
