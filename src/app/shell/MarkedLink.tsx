import { useLocation } from "@tanstack/react-router";
import { SiteLink, type SiteLinkProps } from "../../ui/SiteLink.tsx";

/**
 * A menu link that knows whether its page is the current one. A navigation re-renders only the links whose mark
 * changes.
 */
export function MarkedLink(props: SiteLinkProps & { href: string }) {
  const mark = useLocation({ select: ({ pathname }) => currentMark(props.href, pathname) });
  return <SiteLink {...props} aria-current={mark} />;
}

/**
 * The value of `aria-current` for a link: "page" for the current page, "true" if the current page is below it. No
 * page counts as below `/`.
 */
export function currentMark(href: string, currentPath: string): "page" | "true" | undefined {
  if (href === currentPath) return "page";
  return href !== "/" && currentPath.startsWith(`${href}/`) ? "true" : undefined;
}
