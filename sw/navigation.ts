/**
 * Paths that index.html must not answer: the operator's, and files. A missing file must be a 404, not a page. Under
 * /play a provider's name may contain a dot.
 */
export const notOurPages: readonly RegExp[] = [
  /^\/(?:endpoint|art|data|operator)(?:\/|$)/,
  /^\/(?!play\/).*\.[^./]+$/,
];
