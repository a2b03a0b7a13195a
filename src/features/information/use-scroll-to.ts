import { useEffect } from "react";

/**
 * Brings the element with this id into view once it is there: the router has looked for it when the
 * page came, before its text did.
 */
export function useScrollTo(id: string, there: boolean): void {
  useEffect(() => {
    if (there && id) document.getElementById(id)?.scrollIntoView();
  }, [id, there]);
}
