import { createStore, type ReadableStore } from "../lib/store.ts";

/** Chromium's event; no standard, so no type of the platform's. */
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
 * - `ready`: the browser offers the installation, `promptInstall` shows it.
 * - `by-hand`: iOS, where only the player can, by Share and then Add to Home Screen.
 * - `unavailable`: not now, or not in this browser.
 */
export type InstallState = "installed" | "ready" | "by-hand" | "unavailable";

const state = createStore<InstallState>("unavailable");
export const installState: ReadableStore<InstallState> = state;

let offer: BeforeInstallPromptEvent | undefined;

/** Listens for the browser's offer, which comes once and early: call before the first render. */
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

/** Shows the browser's installation dialog; must be called within a tap. An offer is good for one time. */
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
  // iOS before 16.4 says it in its own way alone.
  return standalone || ("standalone" in navigator && navigator.standalone === true);
}

function isIos(): boolean {
  // An iPad says that it is a Mac, but no Mac has a touch screen.
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
