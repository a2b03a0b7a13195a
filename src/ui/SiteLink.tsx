import { type ActiveOptions, useRouter } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { linkTarget } from "../lib/site-path.ts";
import { Link } from "./Link.tsx";
import { pageAt } from "./site-page.ts";

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
