import { use } from "react";
import { SiteLinkContext } from "../../../ui/site-link-context.ts";

/** Goes to a page of this site, for controls that are no links. */
export function useGo(): (path: string) => void {
  const site = use(SiteLinkContext);
  return (path) => site?.navigate(path);
}
