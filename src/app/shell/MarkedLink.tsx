import { useLocation } from "@tanstack/react-router";
import { SiteLink, type SiteLinkProps } from "../../ui/SiteLink.tsx";
import { currentMark } from "./current-mark.ts";

/**
 * A menu link that knows whether its page is the current one. A navigation re-renders only the links whose mark
 * changes.
 */
export function MarkedLink(props: SiteLinkProps & { href: string }) {
  const mark = useLocation({ select: ({ pathname }) => currentMark(props.href, pathname) });
  return <SiteLink {...props} aria-current={mark} />;
}
