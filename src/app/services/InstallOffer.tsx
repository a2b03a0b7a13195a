import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { installState, promptInstall, watchInstall } from "../../platform/install.ts";
import { showToast } from "../../ui/toast.ts";
import { useGo } from "../../ui/use-go.ts";
import { countVisit, offerInstallOnce } from "./offer-install.ts";

/** Offers to install the app, once for good, in a message that stays until the player answers or closes it. */
export function InstallOffer() {
  const { t } = useLingui();
  const go = useGo();
  const offer = useEffectEvent(() => {
    // The browser's dialog must follow a tap. Where there is none, a page shows the steps.
    const onSelect = () => (installState.get() === "ready" ? void promptInstall() : go("/profile/preferences"));
    showToast({
      tone: "info",
      text: t`Siteyi uygulama olarak yükleyebilirsiniz. Daha sonra menüdeki Tercihler sayfasından da yapabilirsiniz.`,
      duration: null,
      action: { label: t`Uygulamayı yükle`, onSelect },
    });
  });
  useEffect(() => {
    watchInstall();
    return offerInstallOnce(countVisit(), () => offer());
  }, []);
  return null;
}
