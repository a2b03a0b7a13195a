import createDOMPurify from "dompurify";
import { siteConfig } from "../../client/config.ts";
import { linkTarget } from "../../lib/site-path.ts";

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

/** An own instance: the rules below hold for it, whoever else uses the library. */
const purifier = createDOMPurify(window);

/**
 * Trusted Types: the one policy under which the operator's text becomes markup. It never leaves this
 * module, and what it makes goes to the purifier's own inert document, not to the page.
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
 * Parses HTML that comes from outside into an inert fragment which holds nothing but text, its structure,
 * pictures (of this site or of the operator's `imageOrigins`) and links that contract §0 allows. No style,
 * class, id, form, frame or script gets through.
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
  // A text that is a set of frames has no body, and so nothing to show.
  return clean ?? document.createDocumentFragment();
}

/** A picture from anywhere else would tell a stranger who reads the page; the server's policy refuses it too. */
function isPictureAddress(src: string): boolean {
  const target = linkTarget(src);
  if (!target || target.kind === "internal") return target !== undefined;
  const { imageOrigins = [] } = siteConfig();
  return imageOrigins.some((origin) => new URL(origin).origin === new URL(target.href).origin);
}
