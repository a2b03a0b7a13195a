import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const startFolder = "src/start";

/**
 * Lets index.html paint without other files:
 *
 * - inserts the shell's skeleton, the message for an app that does not start, and the critical styles;
 * - turns the app's stylesheet into a preload that src/start/boot.tsx applies, so that no request blocks the
 *   first paint;
 * - passes the app's scripts to src/start/start.js, which fetches them after the first paint;
 * - writes the content security policy: the part that is the same for every operator into the page, and the whole
 *   policy to `csp.txt`, which the server sends as a header (see docs/deploying.md).
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
        const read = (name: string) => readFile(`${startFolder}/${name}`, "utf8");
        const [skeleton, problem, ...styles] = await Promise.all(
          ["skeleton.html", "start-problem.html", "skeleton.css", "start-problem.css"].map(read),
        );
        const critical = minifyCss(styles.join(""));
        const page = html
          .replace("<!-- skeleton-styles -->", () => `<style>${critical}</style>`)
          .replace("<!-- skeleton -->", () => minifyHtml(skeleton ?? ""))
          .replace("<!-- start problem -->", () => minifyHtml(problem ?? ""));
        if (!context.bundle) {
          return page.replace("<!-- content-security-policy -->", "");
        }

        const directives = policy(sha256(critical));
        const inPage = directives.filter(([name]) => operatorIndependent.has(name));
        headerPolicy = serialise(directives);
        return startedByScript(page, filesOfChunk("start-restored", context.bundle))
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

/** The paths of a chunk's file and of all files that it imports. */
function filesOfChunk(name: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const chunk = chunks.find((one) => one.name === name);
  if (!chunk) throw new Error(`There is no chunk ${name} for src/start/start.js`);
  const found = new Set([chunk.fileName]);
  for (const file of found) {
    for (const needed of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) found.add(needed);
  }
  return Array.from(found, (file) => `/${file}`);
}

/**
 * Removes the entry and its preloads, as written by Vite, from the page and passes them to src/start/start.js.
 *
 * @param restoring the files that a later visit needs as well, to restore its stored answers.
 */
function startedByScript(html: string, restoring: readonly string[]): string {
  const entry = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
  const preload = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;
  const app = entry.exec(html)?.[1];
  if (!app) throw new Error("index.html has no entry for src/start/start.js");
  const parts = Array.from(html.matchAll(preload), ([, href]) => href);
  const files = [...parts, app];
  const onlyLater = restoring.filter((file) => !files.includes(file));
  const data = `data-app="${files.join(" ")}" data-restoring="${onlyLater.join(" ")}"`;
  return html
    .replace(entry, "")
    .replaceAll(preload, "")
    .replace('<script src="/start.js"', (tag) => `${tag} ${data}`);
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
