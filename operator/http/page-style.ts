import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The style sheet of the back office and the demo bank. Pages contain it inline; the policy allows it by its hash. */
export const style = readFileSync(new URL("page-style.css", import.meta.url), "utf8");

/** The directive of the content security policy that allows it. */
export const stylePolicy = `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`;
