import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation, useRouter } from "@tanstack/react-router";
import { prepareFavourites } from "../../games/favourites/favourite-mutations.ts";
import { useNotifications } from "../../features/notifications/use-notifications.ts";
import { useStore } from "../../lib/use-store.ts";
import { useSecondsLeft } from "../../lib/use-seconds-left.ts";
import { session } from "../../session/app-session.ts";
import { noteActivity } from "../../session/inactivity-watch.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import styles from "./InactivityWarning.module.css";
import { updateHolds } from "../../platform/hold-updates.ts";
import { isOffline } from "../../platform/network.ts";
import { updateState } from "../../platform/update.ts";
import { passkeyOffer } from "../../session/passkey-offer.ts";
import { saveReturnUrl } from "../../session/return-url.ts";
import type { SessionEnd } from "../../session/state.ts";
import { showToast } from "../../ui/toast.ts";
import { useEndWords } from "../../session/use-end-words.ts";
import { useModule } from "../../ui/use-module.ts";

/**
 * What a player needs on every page: the warning before a log-out, the reason for one, the offer of a passkey,
 * favourites that are still to be sent, and the number on the app's icon.
 */
export function PlayerServices() {
  const queryClient = useQueryClient();
  const signedIn = useStore(session.state).playerId !== undefined;
  useEffect(() => prepareFavourites(queryClient), [queryClient]);
  return (
    <>
      <SessionEndNotice />
      <InactivityWarning />
      <PasskeyOfferInTime />
      {signedIn && <AppBadge />}
    </>
  );
}

const loadPasskeyOffer = () => import("../../features/security/passkeys/PasskeyOffer.tsx");

/** Offers a passkey after a log-in with a password, while no game, payment, form, or page of the account is open. */
function PasskeyOfferInTime() {
  const { playerId } = useStore(session.state);
  const isOffered = useStore(passkeyOffer) === playerId && playerId !== undefined;
  const PasskeyOffer = useModule(loadPasskeyOffer, isOffered)?.PasskeyOffer;
  const isHeld = useStore(updateHolds).length > 0;
  const isBusyPage = useLocation({ select: ({ pathname }) => /^\/(?:play|profile)\//.test(pathname) });
  const isUpdating = useStore(updateState) !== "none";
  return isOffered && PasskeyOffer && <PasskeyOffer isQuiet={!isHeld && !isBusyPage && !isUpdating} />;
}

/** Shown two minutes before the log-out after an hour of inactivity. The player can stay or leave now (WCAG 2.2.1). */
function InactivityWarning() {
  const at = useStore(session.inactivityWarning);
  return at === undefined ? null : <Warning at={at} />;
}

function Warning({ at }: { at: number }) {
  const { t, i18n } = useLingui();
  const seconds = useSecondsLeft(at);
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const stay = () => noteActivity(session);
  // Announced when it opens and every half minute, not every second.
  const spoken = Math.ceil(seconds / 30) * 30;
  return (
    <Dialog open onClose={stay} title={t`Hâlâ orada mısınız?`}>
      <p>
        <Trans>
          Bir süredir işlem yapmadınız. Güvenliğiniz için oturumunuz{" "}
          <strong className={styles.left} aria-hidden="true">
            {left}
          </strong>{" "}
          sonra kapanacak.
        </Trans>
      </p>
      <p className="visually-hidden" role="status">
        {t`Kalan süre: ${i18n.number(spoken, { style: "unit", unit: "second", unitDisplay: "long" })}`}
      </p>
      <div className={styles.actions}>
        <Button onClick={stay}>
          <Trans>Oturumda kal</Trans>
        </Button>
        <Button variant="secondary" onClick={() => void session.logOut()}>
          <Trans>Çıkış yap</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

/** After these reasons the operator refuses a log-in, so none is offered. */
const cannotLogIn: ReadonlySet<SessionEnd["reason"]> = new Set(["closed", "time-out", "self-exclusion"]);

/**
 * Tells players why they are signed out. A log-out by the player is confirmed briefly. Any other reason stays until
 * dismissed and offers to log in again. The log-in page shows the reason itself.
 */
function SessionEndNotice() {
  const { t } = useLingui();
  const router = useRouter();
  const words = useEndWords();
  const isLogIn = useLocation({ select: ({ pathname }) => pathname === "/login" });
  const end = useStore(session.end);

  const tell = useEffectEvent((ended: SessionEnd) => {
    if (ended.reason === "logged-out" && ended.here) {
      if (isOffline()) showToast({ tone: "info", text: t`Bu cihazdan çıkış yapıldı. Bağlantınız gelince siteden de çıkış yapılacak; o zamana kadar bu sayfayı açık tutun.`, durationMs: null });
      else showToast({ tone: "positive", text: words["logged-out"] });
    } else if (!isLogIn) {
      const logIn = () => {
        const { pathname, href } = router.state.location;
        // The guard may have led there already, and has stored where the player was.
        if (pathname === "/login") return;
        saveReturnUrl(href);
        void router.navigate({ to: "/login" });
      };
      showToast({
        tone: "info",
        text: words[ended.reason],
        durationMs: null,
        ...(!cannotLogIn.has(ended.reason) && { action: { label: t`Giriş yap`, onSelect: logIn } }),
      });
    }
  });
  useEffect(() => {
    if (end) tell(end);
  }, [end]);
  return null;
}

/** Shows the number of unread notifications on the icon of the installed app. */
function AppBadge() {
  const { unread, messages, deposits } = useNotifications();
  const isKnown = messages.state !== "loading" && deposits.state !== "loading";
  const count = unread.length;
  useEffect(() => {
    // Not every browser has the Badging API, and some refuse it outside an installed app.
    if (isKnown) (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined);
  }, [isKnown, count]);
  return null;
}
