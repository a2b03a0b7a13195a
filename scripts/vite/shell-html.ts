import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { IndexHtmlTransformContext, Plugin } from "vite";

const skeletonFolder = "src/app/shell";

/**
 * Makes index.html paint by itself:
 *
 * - puts the shell's skeleton and its critical styles in the page;
 * - turns the app's stylesheet into a preload that src/app/styles-ready.ts applies, so that no request
 *   stands before the first paint;
 * - writes the content security policy: into the page what holds for every operator, and the whole of it
 *   to `csp.txt`, which the server that delivers the build sends as a header (see docs/deploying.md).
 */
export function shellHtml(): Plugin {
  let headerPolicy = "";
  return {
    name: "karo:shell-html",
    async writeBundle({ dir = "dist" }) {
      await writeFile(join(dir, "csp.txt"), `${headerPolicy}\n`);
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, context) {
        const [skeleton, styles] = await Promise.all([
          readFile(`${skeletonFolder}/skeleton.html`, "utf8"),
          readFile(`${skeletonFolder}/skeleton.css`, "utf8"),
        ]);
        const critical = minifyCss(styles);
        const page = html
          .replace("<!-- skeleton-styles -->", () => `<style>${critical}</style>`)
          .replace("<!-- skeleton -->", () => minifyHtml(skeleton));
        if (!context.bundle) {
          return page.replace("<!-- content-security-policy -->", "").replace("<!-- preloads -->", "");
        }

        const directives = policy(sha256(critical));
        const inPage = directives.filter(([name]) => operatorIndependent.has(name));
        const preloads = filesSoonNeeded(context.bundle);
        headerPolicy = serialise(directives);
        return page
          .replace("<!-- preloads -->", preloads.join("\n    "))
          // Nothing of the app stands before the first paint; the hint says so.
          .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
          .replaceAll(
            /<link rel="stylesheet"( crossorigin)? href="([^"]+)">/g,
            '<link rel="preload" as="style" fetchpriority="low"$1 href="$2" data-app-styles>',
          )
          .replace(
            "<!-- content-security-policy -->",
            `<meta http-equiv="Content-Security-Policy" content="${serialise(inPage)}">`,
          );
      },
    },
  };
}

/**
 * Most visits are in the default language: its texts are fetched with the entry rather than after it,
 * which saves a round trip.
 */
const soonNeeded = [/src\/locales\/tr\/messages\.po$/];

function filesSoonNeeded(bundle: NonNullable<IndexHtmlTransformContext["bundle"]>): string[] {
  return Object.values(bundle).flatMap((file) => {
    if (file.type !== "chunk" || file.isEntry) return [];
    const needed = soonNeeded.some((pattern) => file.facadeModuleId && pattern.test(file.facadeModuleId));
    if (!needed) return [];
    const styles = [...(file.viteMetadata?.importedCss ?? [])];
    return [
      `<link rel="modulepreload" crossorigin href="/${file.fileName}">`,
      ...styles.map((style) => `<link rel="preload" as="style" crossorigin href="/${style}">`),
    ];
  });
}

type Directive = readonly [name: string, value: string];

/** The strict policy; the server adds the operator's own origins (apiBase, images, games). */
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

/** What may stand in the page itself: it cannot be loosened by a header, so nothing of the operator's. */
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

function minifyCss(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\s*([{};,>])\s*/g, "$1")
    .replaceAll(/:\s+/g, ":")
    .trim();
}

function minifyHtml(html: string): string {
  return html
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/\s*\n\s*/g, "")
    .trim();
}
