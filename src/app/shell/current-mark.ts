/**
 * The value of `aria-current` for a link: "page" for the current page, "true" if the current page is below it. No
 * page counts as below `/`.
 */
export function currentMark(href: string, currentPath: string): "page" | "true" | undefined {
  if (href === currentPath) return "page";
  return href !== "/" && currentPath.startsWith(`${href}/`) ? "true" : undefined;
}
