/** On every answer that the worker gives from its store: the ISO moment at which it was stored. */
export const cachedAtHeader = "X-Cached-At";
