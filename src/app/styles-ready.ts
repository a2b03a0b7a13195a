/**
 * Applies the app's stylesheet, which index.html only preloads so that it does not hold back the first
 * paint (scripts/vite/shell-html.ts). Resolves once it is in force, and also when it failed to load: a
 * page without styles is better than none.
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
          // The worker's first screen brings it applied (sw/first-screen.ts).
          if (link.sheet) resolve();
          link.rel = "stylesheet";
        }),
    ),
  );
}
