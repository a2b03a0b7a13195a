import { createContext } from "react";

/** What a link needs of the router, which lies above the design system. */
export interface SiteLinkContext {
  /** Whether a path of this origin (with query and hash, if any) is a page of this site. */
  knownPath: (path: string) => boolean;
  /** Goes there without loading the document anew. */
  navigate: (path: string) => void;
  /** The player is about to go there: its code and data may be fetched. */
  preload?: (path: string) => void;
}

export const SiteLinkContext = createContext<SiteLinkContext | null>(null);
