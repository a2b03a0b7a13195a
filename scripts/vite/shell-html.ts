import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minify } from "rolldown/utils";
import type { Plugin } from "vite";
import type { BrandLook } from "./brand-look.ts";

/** What index.html contains, by the comment that it replaces. */
const parts = {
  skeleton: "src/start/skeleton.html",
  "start problem": "src/start/start-problem.html",
  icons: "src/ui/sprite.svg",
};
/** Scripts of public/ that are minified. theme.js is not: the minifier would write it in newer syntax than ES5. */
const startScripts = ["start-problem.js", "start-app.js"];
const criticalStyles = ["src/start/skeleton.css", "src/start/start-problem.css"];

/**
 * Lets index.html paint without other files:
 *
 * - inserts the shell's skeleton with its styles, the message for an app that does not start, and the icons;
 * - moves the app's files behind the skeleton, because a stylesheet blocks the painting of what follows it;
 * - writes the content security policy: the part that is the same for every operator into the page, and the whole
 *   policy to `csp.txt`, which the server sends as a header (see docs/deploying.md);
 * - minifies the scripts that start the app.
 *
 * @param look of the brand that the build is for, if it is for one
 */
export function shellHtml(look?: BrandLook): Plugin {
  let headerPolicy = "";
  return {
    name: "karo:shell-html",
    async writeBundle({ dir = "dist" }) {
      await writeFile(join(dir, "csp.txt"), `${headerPolicy}\n`);
      for (const script of startScripts) {
        const { code } = await minify(script, await readFile(join("public", script), "utf8"), { module: true });
        await writeFile(join(dir, script), code);
      }
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        let page = html;
        for (const [name, path] of Object.entries(parts)) {
          const part = await readFile(path, "utf8");
          page = page.replace(`<!-- ${name} -->`, () => part);
        }
        const styles = await Promise.all(criticalStyles.map((path) => readFile(path, "utf8")));
        const critical = styles.join("") + (look?.styles ?? "");
        page = page.replace("<!-- skeleton-styles -->", () => `<style>${critical}</style>`);
        if (look?.bars) page = page.replace(/(?<="theme-color" content=")[^"]*/, look.bars);
        // The development server needs inline scripts.
        if (!bundle) return page.replace("<!-- content-security-policy -->", "");

        const directives = policy(sha256(critical));
        const inPage = directives.filter(([name]) => operatorIndependent.has(name));
        headerPolicy = serialise(directives);
        return withAppLast(page).replace(
          "<!-- content-security-policy -->",
          `<meta http-equiv="Content-Security-Policy" content="${serialise(inPage)}">`,
        );
      },
    },
  };
}

/**
 * Moves the app's files to the comment `app`, which is behind the skeleton. `public/start-app.js` runs its scripts. They
 * have a low priority, so that they do not slow the skeleton's picture down, and come last, because HTTP/1.1 fetches six
 * files at once.
 */
function withAppLast(html: string): string {
  const files = /\s*<(?:link rel="(?:stylesheet|modulepreload)"|script type="module").*>/g;
  const tags = html.match(files) ?? [];
  const stylesheet = tags.find((tag) => tag.includes('rel="stylesheet"'));
  const scripts = tags
    .filter((tag) => tag !== stylesheet)
    .map((tag) =>
      tag
        .replace(/<script type="module"(.*) src="(.*)"><\/script>/, '<link rel="modulepreload"$1 href="$2" data-app>')
        .replace("<link", '<link fetchpriority="low"'),
    )
    .join("");
  if (!stylesheet || !scripts.includes("data-app")) throw new Error("index.html has no app");
  const start = '\n    <script type="module" src="/start-app.js"></script>';
  return html.replace(files, "").replace("<!-- app -->", () => `${stylesheet}${start}${scripts}`);
}

type Directive = readonly [name: string, value: string];

/** The strict policy. The server adds the operator's origins (apiBase, images, games). */
function policy(styleHash: string): Directive[] {
  return [
    ["default-src", "'none'"],
    ["script-src", "'self'"],
    ["style-src", `'self' '${styleHash}'`],
    ["img-src", "'self' data:"],
    ["font-src", "'self'"],
    ["connect-src", "'self'"],
    ["manifest-src", "'self'"],
    ["worker-src", "'self'"],
    ["frame-src", "'none'"],
    ["form-action", "'self'"],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ["media-src", "'none'"],
    ["frame-ancestors", "'none'"],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", "karo-html karo-worker karo-catalogue dompurify"],
  ];
}

/**
 * The directives that may be in the page. A header cannot loosen them, so none of them names the operator's origins.
 */
const operatorIndependent = new Set([
  "script-src",
  "style-src",
  "base-uri",
  "object-src",
  "media-src",
  "require-trusted-types-for",
  "trusted-types",
]);

function serialise(directives: readonly Directive[]): string {
  return directives.map(([name, value]) => `${name} ${value}`).join("; ");
}

function sha256(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
