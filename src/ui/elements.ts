import type { ReactElement } from "react";

/**
 * React elements that a component renders next to other content. A plain text is not allowed: wrap it in an element, such as
 * `<span>`. Otherwise the page breaks when the browser translates it (docs/decisions/0020).
 */
export type Elements = ReactElement | readonly Elements[] | "" | false | null | undefined;
