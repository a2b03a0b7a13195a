import * as v from "valibot";
import { operatorConfig } from "./operator-config.ts";
import { isOwn, type Route } from "./routes.ts";
import { parseJson } from "../src/contract/read-answer.ts";

/** `v.looseObject` would describe a shortcut better, but adds 0.1 kB to the worker. */
const named = v.object({ name: v.string(), short_name: v.string(), shortcuts: v.array(v.unknown()) });

/**
 * Puts the operator's name into the manifests: one build serves every brand, and the installed app has the site's
 * name. If the operator has a logo, it becomes the icon and replaces the build's pictures, which browsers might
 * otherwise choose because of their size. Never stored, because installing needs the network anyway.
 */
export const manifests: Route = {
  method: "GET",
  matches: (_request, url) => isOwn(url) && /^\/manifest\.\w+\.webmanifest$/.test(url.pathname),
  answer: async ({ request }) => {
    const [response, { brandName, brandLogo }] = await Promise.all([fetch(request), operatorConfig()]);
    const content = parseJson(await response.clone().text());
    const manifest = v.safeParse(named, content);
    if (!brandName || !response.ok || !manifest.success) return response;
    const { name, short_name } = manifest.output;
    const own = {
      ...(content as object),
      name: name.replace(short_name, () => brandName),
      short_name: brandName,
      ...(brandLogo && picturesOf(brandLogo, manifest.output)),
    };
    return new Response(JSON.stringify(own), { headers: { "Content-Type": "application/manifest+json" } });
  },
};

/** The manifest fields that show the brand. */
function picturesOf(logo: string, { shortcuts }: v.InferOutput<typeof named>) {
  const icons = [{ src: logo, sizes: "any", purpose: "any" }];
  return { icons, shortcuts: shortcuts.map((shortcut) => ({ ...(shortcut as object), icons })), screenshots: [] };
}
