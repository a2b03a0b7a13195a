import { use } from "react";
import type { SitePath } from "./site-href.ts";
import { SiteLinkContext } from "./site-link-context.ts";

/** Returns a function that navigates within the site, for controls that are not links. */
export function useGo(): (path: SitePath) => void {
  const site = use(SiteLinkContext);
  return (path) => site?.navigate(path);
}
