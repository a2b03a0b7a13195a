/**
 * Shows the page in the theme of the site that frames it, which names the frame `theme-dark` or `theme-light`. Without
 * such a name, the page follows `prefers-color-scheme`. The name is needed because in WebKit `prefers-color-scheme` is
 * the device's, not the site's.
 */
const prefersLight = matchMedia("(prefers-color-scheme: light)");

export function showTheme(): void {
  const [, named] = /^theme-(dark|light)$/.exec(window.name) ?? [];
  document.documentElement.dataset.theme = named ?? (prefersLight.matches ? "light" : "dark");
}

showTheme();
prefersLight.addEventListener("change", showTheme);
