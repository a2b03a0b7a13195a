/** A page that was shown. */
export interface ShownPage {
  readonly address: string;
  readonly language: string;
  /** When it was shown, in milliseconds. */
  readonly at: number;
}

/** How long the page may take to load in the other language, in milliseconds. */
const longestMs = 10_000;

/**
 * Remembers the scroll position of a page that is replaced by its version in another language, so that the reader of
 * a long text does not lose their place. After any other navigation a page begins at its top.
 */
export function createKeptScroll() {
  let left: (ShownPage & { readonly top: number }) | undefined;
  return {
    leave(page: ShownPage & { readonly top: number }): void {
      left = page;
    },
    /** Returns the scroll position to restore in pixels; undefined unless the page has just changed its language. */
    back({ address, language, at }: ShownPage): number | undefined {
      const known = left;
      left = undefined;
      const isBack = known?.address === address && known.language !== language && at - known.at < longestMs;
      return isBack ? known.top : undefined;
    },
  };
}
