import * as v from "valibot";
import { type FirstScreenCopy, firstScreenCopy, firstScreenId, firstScreenKey } from "../src/lib/first-screen-copy.ts";
import { publicCaches } from "./cache-names.ts";
import { parseJson } from "../src/contract/read-answer.ts";

/** Whether a visit to this address begins with the home page's first screen. */
export function isHome({ pathname, search }: URL): boolean {
  // The manifest's start_url; any other search may ask for another language.
  return pathname === "/" && (search === "" || search === "?source=pwa");
}

/** The shell with the first screen as it was last seen, where there is one that still holds. Never rejects. */
export async function withFirstScreen(shell: Response, now = Date.now()): Promise<Response> {
  try {
    const stored = await caches.match(firstScreenKey, { cacheName: publicCaches.firstScreen });
    const copy = stored && v.safeParse(firstScreenCopy, parseJson(await stored.text()));
    if (!copy?.success || now >= copy.output.until) return shell;
    const html = putIn(await shell.clone().text(), copy.output);
    if (html === undefined) return shell;
    const headers = new Headers(shell.headers);
    // They speak of the bytes as they came.
    for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
    return new Response(html, { headers });
  } catch {
    return shell;
  }
}

/** Undefined when the copy is of another build. */
export function putIn(html: string, { html: screen, styles, language }: FirstScreenCopy): string | undefined {
  const [appStyles = "", ...others] = styles;
  const preload = /<link rel="preload" as="style"[^>]*data-app-styles>/.exec(html)?.[0];
  const root = html.slice(html.indexOf('<div id="root">'), html.indexOf("<noscript>"));
  const main = /<div class="sk-main">.*(?=<div class="sk-tabs">)/.exec(root)?.[0];
  if (!preload?.includes(`"${appStyles}"`) || !main) return undefined;
  const link = (path: string) => `<link rel="stylesheet" crossorigin href="${path}"`;
  const links = [`${link(appStyles)} data-app-styles>`, ...others.map((path) => `${link(path)}>`)];
  // Beside the root: it is hidden once the app has taken the skeleton's place (skeleton.css).
  const copy = `<div id="${firstScreenId}" aria-hidden="true" inert>${screen}</div>`;
  return html
    .replace(preload, links.join(""))
    .replace(root, () => root.replace(main, "") + copy)
    .replace(/<html lang="\w+"/, `<html lang="${language}"`);
}
