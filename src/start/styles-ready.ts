/**
 * Applies the app's stylesheet, which index.html only preloads so that it does not block the first paint
 * (scripts/vite/shell-html.ts). Resolves when it is applied, and also when it fails to load: a page without styles is
 * better than none.
 */
export async function stylesReady(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[data-app-styles]");
  await Promise.all(
    Array.from(
      links,
      (link) =>
        new Promise<void>((resolve) => {
          link.addEventListener("load", () => resolve(), { once: true });
          link.addEventListener("error", () => resolve(), { once: true });
          // The worker's first screen includes it as a stylesheet (sw/first-screen.ts).
          if (link.sheet) resolve();
          link.rel = "stylesheet";
        }),
    ),
  );
}
