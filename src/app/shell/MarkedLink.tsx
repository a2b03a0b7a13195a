import { useLocation } from "@tanstack/react-router";
import { SiteLink, type SiteLinkProps } from "../../ui/SiteLink.tsx";
import { currentMark } from "./current-mark.ts";

/**
 * A link of a menu that knows by itself whether its page is the one on screen: going to another page renders anew the
 * links whose mark changes, and nothing around them.
 */
export function MarkedLink(props: SiteLinkProps & { href: string }) {
  const mark = useLocation({ select: ({ pathname }) => currentMark(props.href, pathname) });
  return <SiteLink {...props} aria-current={mark} />;
}
