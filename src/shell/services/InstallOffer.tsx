import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { installState, promptInstall, watchInstall } from "../../pwa/install.ts";
import { showToast } from "../../ui/toast.ts";
import { countVisit, offerInstallOnce } from "./offer-install.ts";

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
    const onSelect = () => (installState.get() === "ready" ? void promptInstall() : void navigate({ to: "/profile/preferences" }));
    showToast({
      tone: "info",
      text: t`Siteyi uygulama olarak yükleyebilirsiniz. Daha sonra menüdeki Tercihler sayfasından da yapabilirsiniz.`,
      durationMs: null,
      action: { label: t`Uygulamayı yükle`, onSelect },
    });
  });
  useEffect(() => {
    watchInstall();
    if (installState.get() === "ios") void import("../../pwa/ios-start-up.ts").then(({ prepareIosStart }) => prepareIosStart()).catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!isQuiet) return offerInstallOnce(countVisit(), () => offer());
    return undefined;
  }, [isQuiet]);
  return null;
}
