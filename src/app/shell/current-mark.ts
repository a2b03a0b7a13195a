/** For `aria-current`: the page itself, or a page below it. The lobby has nothing below. */
export function currentMark(href: string, currentPath: string): "page" | "true" | undefined {
  if (href === currentPath) return "page";
  return href !== "/" && currentPath.startsWith(`${href}/`) ? "true" : undefined;
}
