/**
 * Speaks with the site that frames the page (docs/contract.md, "game pages"): to the launch's origin alone,
 * and believing that origin and that window alone.
 */
import { settings } from "./page.ts";

type Said = "ready" | "busy" | "idle" | "balance" | "deposit" | "close";

const parent = window.parent === window ? undefined : window.parent;

/** Whether a site frames the page: without one there is nobody to ask for a deposit. */
export const isFramed = parent !== undefined;

export function tellSite(what: Said): void {
  parent?.postMessage({ type: `game:${what}` }, settings.origin);
}

export function tellSiteError(message: string): void {
  parent?.postMessage({ type: "game:error", message }, settings.origin);
}

export interface SiteListener {
  readonly pause: () => void;
  readonly resume: () => void;
  /** Money came in: fetch the balance. */
  readonly balance: () => void;
}

/** Listens to the site. */
export function listenToSite(listener: SiteListener): void {
  addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
    if (!parent || source !== parent || origin !== settings.origin) return;
    const type = (data as { type?: unknown } | null)?.type;
    if (type === "site:pause") listener.pause();
    else if (type === "site:resume") listener.resume();
    else if (type === "site:balance") listener.balance();
  });
}
