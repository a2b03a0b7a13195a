/**
 * Paths that index.html must not answer: the operator's, and files. A missing file is a 404 and never a
 * page. Names of providers in /play may hold a dot and are no files.
 */
export const notOurPages: readonly RegExp[] = [
  /^\/(?:endpoint|art|data|operator)(?:\/|$)/,
  /^\/(?!play\/).*\.[^./]+$/,
];
