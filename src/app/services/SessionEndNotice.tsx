import { useLingui } from "@lingui/react/macro";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { isOffline } from "../../platform/network.ts";
import { useStore } from "../../lib/use-store.ts";
import { session } from "../../session/app-session.ts";
import { saveReturnUrl } from "../../session/return-url.ts";
import type { SessionEnd } from "../../session/state.ts";
import { showToast } from "../../ui/toast.ts";
import { useEndWords } from "../../session/use-end-words.ts";

/**
 * Tells players why they are signed out. A log-out by the player is confirmed briefly. Any other reason stays until
 * dismissed and offers to log in again. The log-in page shows the reason itself.
 */
export function SessionEndNotice() {
  const { t } = useLingui();
  const router = useRouter();
  const words = useEndWords();
  const isLogIn = useLocation({ select: ({ pathname }) => pathname === "/login" });
  const end = useStore(session.end);

  const tell = useEffectEvent((ended: SessionEnd) => {
    if (ended.reason === "logged-out" && ended.here) {
      if (isOffline()) showToast({ tone: "info", text: t`Bu cihazdan çıkış yapıldı. Bağlantınız gelince siteden de çıkış yapılacak; o zamana kadar bu sayfayı açık tutun.`, duration: null });
      else showToast({ tone: "positive", text: words["logged-out"] });
    } else if (!isLogIn) {
      const logIn = () => {
        saveReturnUrl(router.state.location.href);
        void router.navigate({ to: "/login" });
      };
      showToast({
        tone: "info",
        text: words[ended.reason],
        duration: null,
        // A closed account cannot log in.
        ...(ended.reason !== "closed" && { action: { label: t`Giriş yap`, onSelect: logIn } }),
      });
    }
  });
  useEffect(() => {
    if (end) tell(end);
  }, [end]);
  return null;
}
