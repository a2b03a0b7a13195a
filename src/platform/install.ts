import { createStore, type ReadableStore } from "../lib/store.ts";

/** Chromium's event. It is not standardised, so TypeScript's DOM library has no type for it. */
interface BeforeInstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPromptEvent;
  }
}

/**
 * - `installed`: this page runs as an installed app.
 * - `ready`: the browser offers installation; `promptInstall` shows its dialog.
 * - `by-hand`: on iOS only the player can install, with Share and then Add to Home Screen.
 * - `unavailable`: not now, or not in this browser.
 */
export type InstallState = "installed" | "ready" | "by-hand" | "unavailable";

const state = createStore<InstallState>("unavailable");
export const installState: ReadableStore<InstallState> = state;

let offer: BeforeInstallPromptEvent | undefined;

/** Listens for the browser's install event. It fires once and early, so call this before the first render. */
export function watchInstall(): void {
  state.set(runsInstalled() ? "installed" : isIos() ? "by-hand" : "unavailable");
  window.addEventListener("beforeinstallprompt", (event) => {
    // Without this the browser shows its own banner over the lobby.
    event.preventDefault();
    offer = event;
    state.set("ready");
  });
  window.addEventListener("appinstalled", () => {
    offer = undefined;
    state.set("installed");
  });
}

/** Shows the browser's installation dialog. Call it in a tap handler. Each offer can be used only once. */
export async function promptInstall(): Promise<"accepted" | "dismissed" | "unavailable"> {
  const prompt = offer;
  if (!prompt) return "unavailable";
  offer = undefined;
  state.set("unavailable");
  const { outcome } = await prompt.prompt();
  return outcome;
}

function runsInstalled(): boolean {
  const standalone = window.matchMedia("(display-mode: standalone)").matches;
  // iOS before 16.4 supports only its own property.
  return standalone || ("standalone" in navigator && navigator.standalone === true);
}

/** Whether this is an iPhone or iPad. All of their browsers are WebKit. */
export function isIos(): boolean {
  // An iPad reports itself as a Mac, but no Mac has a touch screen.
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
