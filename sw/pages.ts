import { appFileAt, fetchAppFile, storeAppFile, storedAppFile } from "./app-files.ts";
import { isHome, withFirstScreen } from "./first-screen.ts";
import { isOwn, type Passing, type Route } from "./routes.ts";

/**
 * Paths that index.html must not answer: the operator's, and files. A missing file must be a 404, not a page. Under
 * /play a provider's name may contain a dot, and /index.html leads home, with or without parameters.
 */
export const notOurPages: readonly RegExp[] = [
  /^\/(?:endpoint|art|data|operator)(?:\/|$)/,
  /^\/(?!play\/|index\.html$).*\.[^./]+$/,
];

/** The document that every page starts from. */
export const shellPath = "/index.html";

/** Answers every page address of the site with index.html. */
export const pages: Route = {
  method: "GET",
  matches: (request, url) =>
    request.mode === "navigate" &&
    appFileAt(shellPath) !== undefined &&
    !notOurPages.some((pattern) => pattern.test(url.pathname)),
  async answer(passing) {
    const page = await answerAppFile(shellPath, passing);
    return isHome(passing.url) ? withFirstScreen(page) : page;
  },
};

/** The app's own files. */
export const appFiles: Route = {
  method: "GET",
  matches: (_request, url) => isOwn(url) && appFileAt(url.href) !== undefined,
  answer: (passing) => answerAppFile(passing.url.href, passing),
};

/**
 * Answers with the stored file, otherwise with this build's file from the server, otherwise with whatever the network
 * returns.
 */
async function answerAppFile(path: string, { request, event }: Passing): Promise<Response> {
  const file = appFileAt(path);
  const stored = file && (await storedAppFile(file));
  if (!file || stored) return stored ?? fetch(request);
  try {
    const response = await fetchAppFile(file);
    event.waitUntil(storeAppFile(file, response.clone()).catch(() => undefined));
    return response;
  } catch {
    return fetch(request);
  }
}
