/** A page that is shown, at a moment in milliseconds. */
export interface ShownPage {
  readonly address: string;
  readonly language: string;
  readonly at: number;
}

/** How long a page may take to come back in the other language, in milliseconds. */
const longest = 10_000;

/**
 * Remembers where a page was read when it went away for another language: what is long has to be found again
 * in it. Everything else begins at its top.
 */
export function createKeptPlace() {
  let left: (ShownPage & { readonly top: number }) | undefined;
  return {
    leave(page: ShownPage & { readonly top: number }): void {
      left = page;
    },
    /** How far down to go on, in pixels; undefined for a page that did not just change its language. */
    back({ address, language, at }: ShownPage): number | undefined {
      const known = left;
      left = undefined;
      const isBack = known?.address === address && known.language !== language && at - known.at < longest;
      return isBack ? known.top : undefined;
    },
  };
}
