import { createContext, use, useEffect, useEffectEvent } from "react";

/**
 * Registers an open layer above the page, such as a dialog or a menu. "Back" calls `close`. Returns a function that the layer
 * calls when it is closed.
 */
export type OpenLayer = (close: () => void) => () => void;

/** How layers above the page are opened. Without it, "back" leaves the page. */
export const LayerContext = createContext<OpenLayer | null>(null);

/** While `isOpen`, the browser's "back" and a change to another page call `onClose`, if it is there. */
export function useLayer(isOpen: boolean, onClose: (() => void) | undefined): void {
  const openLayer = use(LayerContext);
  const close = useEffectEvent(() => onClose?.());
  const isLayer = isOpen && onClose !== undefined;
  useEffect(() => (isLayer ? openLayer?.(() => close()) : undefined), [isLayer, openLayer]);
}
