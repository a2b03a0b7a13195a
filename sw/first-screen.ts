import * as v from "valibot";
import { type FirstScreenCopy, firstScreenCopy, firstScreenId, firstScreenKey } from "../src/lib/first-screen-copy.ts";
import { publicCaches } from "./cache-names.ts";
import { parseJson } from "../src/contract/read-answer.ts";

/** Whether a visit to this address starts with the home page's first screen. */
export function isHome({ pathname, search }: URL): boolean {
  // `?source=pwa` is the manifest's start_url. Any other search may ask for another language.
  return pathname === "/" && (search === "" || search === "?source=pwa");
}

/** The shell with the stored first screen, if there is one and it is still valid. Never rejects. */
export async function withFirstScreen(shell: Response, now = Date.now()): Promise<Response> {
  try {
    const stored = await caches.match(firstScreenKey, { cacheName: publicCaches.firstScreen });
    const copy = stored && v.safeParse(firstScreenCopy, parseJson(await stored.text()));
    if (!copy?.success || now >= copy.output.until) return shell;
    const html = putIn(await shell.clone().text(), copy.output);
    if (html === undefined) return shell;
    const headers = new Headers(shell.headers);
    // These headers describe the original bytes.
    for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
    return new Response(html, { headers });
  } catch {
    return shell;
  }
}

/** Returns undefined if the copy is from another build. */
export function putIn(html: string, { html: screen, styles, language }: FirstScreenCopy): string | undefined {
  const [appStyles = "", ...others] = styles;
  const preload = /<link rel="preload" as="style"[^>]*data-app-styles>/.exec(html)?.[0];
  const root = html.slice(html.indexOf('<div id="root">'), html.indexOf("<noscript>"));
  const main = /<div class="sk-main">.*(?=<div class="sk-tabs">)/.exec(root)?.[0];
  if (!preload?.includes(`"${appStyles}"`) || !main) return undefined;
  const link = (path: string) => `<link rel="stylesheet" crossorigin href="${path}"`;
  const links = [`${link(appStyles)} data-app-styles>`, ...others.map((path) => `${link(path)}>`)];
  // A sibling of the root: skeleton.css hides it once the app replaces the skeleton.
  const copy = `<div id="${firstScreenId}" aria-hidden="true" inert>${screen}</div>`;
  return html
    .replace(preload, links.join(""))
    .replace(root, () => root.replace(main, "") + copy)
    .replace(/<html lang="\w+"/, `<html lang="${language}"`);
}
