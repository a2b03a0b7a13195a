import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { deviceStorage, visitStorage } from "../../lib/storage.ts";
import { installState, promptInstall, visitsKey, watchInstall, worthInstalling } from "../../pwa/install.ts";
import { showToast } from "../../ui/toast.ts";

/**
 * Offers to install the app, once for good, in a message that stays until the player answers or closes it.
 *
 * @param isQuiet while true, nothing is offered.
 */
export function InstallOffer({ isQuiet }: { isQuiet: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const offer = useEffectEvent(() => {
    // The browser's dialog must follow a tap. Where there is none, a page shows the steps.
    const onSelect = () =>
      installState.get() === "ready" ? void promptInstall() : void navigate({ to: "/profile/preferences" });
    showToast({
      tone: "info",
      text: t`Siteyi uygulama olarak yükleyebilirsiniz. Daha sonra menüdeki Tercihler sayfasından da yapabilirsiniz.`,
      durationMs: null,
      action: { label: t`Uygulamayı yükle`, onSelect },
    });
  });
  useEffect(() => {
    watchInstall();
    if (installState.get() === "ios")
      void import("../../pwa/ios-start-up.ts").then(({ prepareIosStart }) => prepareIosStart()).catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!isQuiet) return offerInstallOnce(countVisit(), () => offer());
    return undefined;
  }, [isQuiet]);
  return null;
}

const keys = { visits: visitsKey, counted: "karo.visit-counted", offered: "karo.install-offered" } as const;

/** From this visit on, installing is offered. */
const firstOffer = 2;

/** Counts this visit, once however often it loads the page. Returns its number, beginning with 1. */
export function countVisit(): number {
  const before = Number(deviceStorage.read(keys.visits)) || 0;
  if (visitStorage.read(keys.counted)) return before;
  visitStorage.write(keys.counted, "1");
  deviceStorage.write(keys.visits, String(before + 1));
  return before + 1;
}

/**
 * Calls `offer` once on this device, for good: from the second visit on or after a deposit, as soon as the app can be
 * installed. Returns a cancel function.
 */
export function offerInstallOnce(visit: number, offer: () => void): () => void {
  const look = () => {
    const isPossible = !["installed", "unavailable"].includes(installState.get());
    const isWorthIt = visit >= firstOffer || worthInstalling.get();
    if (!isPossible || !isWorthIt || deviceStorage.read(keys.offered)) return;
    deviceStorage.write(keys.offered, "1");
    offer();
  };
  look();
  const ends = [installState.subscribe(look), worthInstalling.subscribe(look)];
  return () => ends.forEach((end) => end());
}
