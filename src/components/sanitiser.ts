/// <reference types="trusted-types" />
import createDOMPurify from "dompurify";
import { siteConfig } from "../api/config.ts";
import { linkTarget } from "../lib/site-path.ts";

const allowedTags = [
  ..."p br hr h2 h3 h4 h5 h6 div span section article blockquote".split(" "),
  ..."strong b em i u s del ins small sub sup mark abbr time code pre".split(" "),
  ..."ul ol li dl dt dd a img figure figcaption details summary".split(" "),
  ..."table caption colgroup col thead tbody tfoot tr th td".split(" "),
];
const allowedAttributes = [
  ..."href src alt title lang dir width height colspan rowspan scope start reversed".split(" "),
  ..."datetime open".split(" "),
];

/** A separate instance, so that its rules do not affect other users of the library. */
const purifier = createDOMPurify(window);

/**
 * The only Trusted Types policy that turns the operator's text into markup. It is not exported, and its output goes
 * into the purifier's inert document, not into the page.
 */
const policy = window.trustedTypes?.createPolicy("karo-html", {
  createHTML: (text) => text,
  createScript: () => "",
  createScriptURL: () => "",
});

purifier.addHook("afterSanitizeAttributes", (node) => {
  if (node.nodeName === "A" && !linkTarget(node.getAttribute("href") ?? "")) {
    node.removeAttribute("href");
  }
  if (node.nodeName === "IMG" && !isPictureAddress(node.getAttribute("src") ?? "")) node.remove();
});

/**
 * Parses HTML from outside into an inert fragment with text, its structure, safe links (contract.md, Values) and
 * pictures from this site or from the operator's `imageOrigins`. It removes all styles, classes, ids, forms, frames
 * and scripts.
 */
export function sanitise(html: string): DocumentFragment {
  const clean = purifier.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_NAMESPACES: ["http://www.w3.org/1999/xhtml"],
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: policy,
  }) as DocumentFragment | null;
  // A document with a frameset has no body, so there is nothing to show.
  return clean ?? document.createDocumentFragment();
}

/** A picture from another server would reveal the reader to it; the content security policy blocks it too. */
function isPictureAddress(src: string): boolean {
  const target = linkTarget(src);
  if (!target || target.kind === "internal") return target !== undefined;
  const { imageOrigins = [] } = siteConfig();
  return imageOrigins.some((origin) => new URL(origin).origin === new URL(target.href).origin);
}
