/** What the SMS and authenticator calls always send (product.md 7). */
export const siteType = { SiteType: "Mobile" } as const;

/** The options of writes that send or check codes: their language, and no toasts, because the form says everything. */
export const codeCall = { language: "tr", done: null, problems: "screen" } as const;
