import { createStore, type ReadableStore } from "../lib/store.ts";

/** The storage key for how many visits this device has made. */
export const visitsKey = "karo.visits";

/** Whether something happened on this page after which the player may want the app at hand, such as a deposit. */
export const worthInstalling = createStore(false);

/** Chromium's event. It is not standardised, so TypeScript's DOM library has no type for it. */
interface BeforeInstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPromptEvent;
  }

  interface Window {
    /** Set by public/theme.js if the browser offered installation before the app ran. */
    installOffer?: BeforeInstallPromptEvent;
  }
}

/**
 * - `installed`: this page runs as an installed app, or the app was installed from it.
 * - `ready`: the browser offers installation; `promptInstall` shows its dialog.
 * - `ios`, `firefox`, `mac-safari`: only the player can install, by the steps of that browser.
 * - `unavailable`: not now, or not in this browser.
 */
export type InstallState = "installed" | "ready" | ByHand | "unavailable";
export type ByHand = "ios" | "firefox" | "mac-safari";

const state = createStore<InstallState>("unavailable");
export const installState: ReadableStore<InstallState> = state;

let offer: BeforeInstallPromptEvent | undefined;

/**
 * Finds out how the app can be installed, and follows the browser's events. Once it is installed, asks the browser not
 * to delete what the site stores. Call it once.
 */
export function watchInstall(): void {
  const take = (event: BeforeInstallPromptEvent) => {
    // Without this the browser shows its own banner over the lobby.
    event.preventDefault();
    offer = event;
    state.set("ready");
  };
  if (runsInstalled()) becomeInstalled();
  else if (window.installOffer) take(window.installOffer);
  else state.set(stepsByHand() ?? "unavailable");
  window.addEventListener("beforeinstallprompt", take);
  window.addEventListener("appinstalled", becomeInstalled);
}

function becomeInstalled(): void {
  offer = undefined;
  state.set("installed");
  // Missing in an insecure context. A refusal changes nothing.
  navigator.storage?.persist?.().catch(() => undefined);
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
export function isIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints"> = navigator): boolean {
  // An iPad reports itself as a Mac, but no Mac has a touch screen.
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function stepsByHand(): ByHand | undefined {
  const { userAgent } = navigator;
  if (isIos()) return "ios";
  if (/Android/.test(userAgent) && /Firefox\//.test(userAgent)) return "firefox";
  return /Macintosh.*Version\/.*Safari\//.test(userAgent) ? "mac-safari" : undefined;
}
