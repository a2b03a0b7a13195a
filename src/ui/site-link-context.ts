import { createContext } from "react";

/** What links need from the router, which the design system must not import. */
export interface SiteLinkContext {
  /** Whether a path of this origin (with query and hash, if any) is a page of this site. */
  knownPath: (path: string) => boolean;
  /** Navigates without reloading the document. */
  navigate: (path: string) => void;
  /** The player is about to follow the link, so its code and data may be fetched. */
  preload?: (path: string) => void;
}

export const SiteLinkContext = createContext<SiteLinkContext | null>(null);
