import { type ActiveOptions, type RegisteredRouter, useRouter } from "@tanstack/react-router";
import { type ComponentProps, useCallback } from "react";
import { linkTarget } from "../lib/site-path.ts";
import { Link, type PageLink } from "./Link.tsx";

export interface SiteLinkProps extends Omit<ComponentProps<"a">, "href" | "target" | "rel"> {
  /** An address that the operator sends: in a menu, in content, or in a message. */
  href: string | null | undefined;
  /** When a page of this site is the current one, as for `Link`. */
  activeOptions?: ActiveOptions;
}

/**
 * A link to an address that the operator sends. Renders a link if the address is http(s), mailto, tel or a page of this
 * site, and otherwise only the children. Links to pages that the code names are a `Link`.
 */
export function SiteLink({ href, activeOptions, children, ...rest }: SiteLinkProps) {
  const router = useRouter();
  const target = href ? linkTarget(href) : undefined;
  if (target?.kind === "external") {
    const page = /^https?:/i.test(target.href) && { target: "_blank", rel: "noopener noreferrer" };
    return (
      <a {...rest} {...page} href={target.href}>
        {children}
      </a>
    );
  }
  const page = target && pageAt(router, target.path);
  if (!page) return <span className={rest.className}>{children}</span>;
  return (
    <Link {...rest} {...page} {...(activeOptions && { activeOptions })}>
      {children}
    </Link>
  );
}

/**
 * Returns the page of this build at an address of this site; undefined if it has none. Content, menus and mails can name
 * pages of an older or newer build.
 */
function pageAt({ getMatchedRoutes, options }: RegisteredRouter, address: string): PageLink | undefined {
  const { pathname, search, hash } = new URL(address, "https://site.invalid");
  const [, params, route] = getMatchedRoutes(pathname);
  // A path that only starts like a page's path also matches, with the rest under `**`.
  if (!route || "**" in params) return undefined;
  return { to: route.fullPath, params, search: options.parseSearch(search), hash: hash.slice(1) };
}

/** Returns a function that tells whether SiteLink would render a link for an address. Menus leave out the others. */
export function useFollowable(): (href: string) => boolean {
  const router = useRouter();
  return useCallback(
    (href) => {
      const target = linkTarget(href);
      return target?.kind === "internal" ? pageAt(router, target.path) !== undefined : target !== undefined;
    },
    [router],
  );
}
