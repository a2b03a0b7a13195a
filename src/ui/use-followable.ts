import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { linkTarget } from "../lib/site-path.ts";
import { pageAt } from "./site-page.ts";

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
