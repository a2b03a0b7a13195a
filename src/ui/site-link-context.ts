import { createContext, use, useEffect, useEffectEvent } from "react";
import type { SitePath } from "./site-href.ts";

/** What links need from the router, which the design system must not import. */
export interface SiteLinkContext {
  /** Whether a path of this origin (with query and hash, if any) is a page of this site. */
  knownPath: (path: string) => boolean;
  /** Navigates without reloading the document. */
  navigate: (path: string) => void;
  /** The player is about to follow the link, so its code and data may be fetched. */
  preload?: (path: string) => void;
  /**
   * Registers an open layer above the page, such as a dialog. "Back" calls `close`. Returns a function to call when the layer
   * is closed.
   */
  openLayer?: (close: () => void) => () => void;
}

export const SiteLinkContext = createContext<SiteLinkContext | null>(null);

/** Returns a function that navigates within the site, for controls that are not links. */
export function useGo(): (path: SitePath) => void {
  const site = use(SiteLinkContext);
  return (path) => site?.navigate(path);
}

/** While `isOpen`, the browser's "back" and a change to another page call `onClose`, if it is there. */
export function useLayer(isOpen: boolean, onClose: (() => void) | undefined): void {
  const openLayer = use(SiteLinkContext)?.openLayer;
  const close = useEffectEvent(() => onClose?.());
  const isLayer = isOpen && onClose !== undefined;
  useEffect(() => (isLayer ? openLayer?.(() => close()) : undefined), [isLayer, openLayer]);
}
