/** A field with the same value in every call about SMS codes and the authenticator. */
export const siteType = { SiteType: "Mobile" } as const;

/** The options of writes that send or check codes: their language, and no toasts, because the form says everything. */
export const codeCall = { language: "tr", done: null, problems: "screen" } as const;
