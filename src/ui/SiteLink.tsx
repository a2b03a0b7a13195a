import { type ComponentProps, use } from "react";
import { linkTarget } from "../lib/site-path.ts";
import type { SiteHref } from "./site-href.ts";
import { SiteLinkContext } from "./site-link-context.ts";

type AnchorProps = Omit<ComponentProps<"a">, "href" | "target" | "rel">;

export interface SiteLinkProps<Href extends string = string> extends AnchorProps {
  /** A page of this site, or any text from a menu or content. An address in the code is checked against the routes. */
  href: SiteHref<Href> | null | undefined;
  /** Opens a page of this site in a new tab, so that a form on this page keeps what was typed. */
  newTab?: boolean;
}

/**
 * Every link from content to another page uses this. Renders a link if the address is http(s), mailto, tel or a page
 * of this site, and otherwise only the children.
 */
export function SiteLink<const Href extends string = string>({
  href,
  className,
  children,
  onClick,
  newTab,
  ...rest
}: SiteLinkProps<Href>) {
  const site = use(SiteLinkContext);
  const target = href ? linkTarget(href) : undefined;
  if (!target || (target.kind === "internal" && !site?.knownPath(target.path))) {
    return <span className={className}>{children}</span>;
  }
  if (target.kind === "external") {
    const page = /^https?:/i.test(target.href) && { target: "_blank", rel: "noopener noreferrer" };
    return (
      <a {...rest} {...page} className={className} href={target.href} onClick={onClick}>
        {children}
      </a>
    );
  }
  const { path } = target;
  const preload = () => site?.preload?.(path);
  return (
    <a
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      {...rest}
      {...(newTab && { target: "_blank" })}
      className={className}
      href={path}
      onClick={(event) => {
        onClick?.(event);
        const withModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (event.defaultPrevented || event.button !== 0 || withModifier || newTab || "download" in rest) return;
        event.preventDefault();
        site?.navigate(path);
      }}
    >
      {children}
    </a>
  );
}
