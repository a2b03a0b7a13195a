import { useEffect } from "react";

/**
 * Scrolls the element with this id into view once it exists. The router looks for it on navigation, before the text has
 * loaded.
 */
export function useScrollTo(id: string, there: boolean): void {
  useEffect(() => {
    if (there && id) document.getElementById(id)?.scrollIntoView();
  }, [id, there]);
}
