/**
 * Messages between the page and the site that frames it (contract.md, Game pages). It sends only to the launch's
 * origin, and accepts only messages from that origin and window.
 */
import { settings } from "./page.ts";

type Said = "ready" | "busy" | "idle" | "balance" | "deposit" | "close";

const parent = window.parent === window ? undefined : window.parent;

/** Whether a site frames the page. Otherwise there is no site to ask for a deposit. */
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
  /** The balance has grown: fetch it. */
  readonly balance: () => void;
}

/** Listens to messages from the site. */
export function listenToSite(listener: SiteListener): void {
  addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
    if (!parent || source !== parent || origin !== settings.origin) return;
    const type = (data as { type?: unknown } | null)?.type;
    if (type === "site:pause") listener.pause();
    else if (type === "site:resume") listener.resume();
    else if (type === "site:balance") listener.balance();
  });
}
