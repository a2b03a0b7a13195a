import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useEffectEvent, useRef } from "react";
import { useLingui } from "@lingui/react/macro";
import { useLocation, useRouter } from "@tanstack/react-router";
import { prepareFavourites } from "../../features/games/favourite-mutations.ts";
import { useNotifications } from "../../features/notifications/notifications-queries.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { updateHolds } from "../../pwa/defer-updates.ts";
import { isOffline } from "../../lib/network.ts";
import { updateState } from "../../pwa/update.ts";
import { passkeyOffer } from "../../features/security/passkeys/passkey-offer.ts";
import { language } from "../../ui/preferences.ts";
import { saveReturnUrl } from "../../lib/return-url.ts";
import type { SessionEnd } from "../../session/core.ts";
import { dismissToast, showToast } from "../../ui/toast.ts";
import { useEndWords } from "../../components/use-end-words.ts";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { InactivityWarning } from "./InactivityWarning.tsx";

/**
 * What a player needs on every page: the warning before a log-out, the reason for one, the offer of a passkey,
 * favourites that are still to be sent, and the number on the app's icon.
 */
export function PlayerServices() {
  const queryClient = useQueryClient();
  const signedIn = useStore(session.state).playerId !== undefined;
  useEffect(() => prepareFavourites(queryClient), [queryClient]);
  useEffect(() => language.subscribe(() => playersReadsAreOld(queryClient)), [queryClient]);
  return (
    <>
      <SessionEndNotice />
      <InactivityWarning />
      <PasskeyOfferInTime />
      {signedIn && <AppBadge />}
    </>
  );
}

/**
 * Lets the player's data be fetched again when they are next shown. After a write, they are refetched in the language of
 * that moment alone, so after a change of language the cached answer may be from before it.
 */
function playersReadsAreOld(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.["isPlayers"] === true, refetchType: "none" });
}

const PasskeyOffer = lazyWithRetry(() => import("../../features/security/passkeys/PasskeyOffer.tsx"), "PasskeyOffer", {
  untilItComes: true,
});

/** Offers a passkey after a log-in with a password, while no game, payment, form, or page of the account is open. */
function PasskeyOfferInTime() {
  const { playerId } = useStore(session.state);
  const isOffered = useStore(passkeyOffer) === playerId && playerId !== undefined;
  const isHeld = useStore(updateHolds) > 0;
  const isBusyPage = useLocation({ select: ({ pathname }) => /^\/(?:play|profile)\//.test(pathname) });
  const isUpdating = useStore(updateState) !== "none";
  return (
    isOffered && (
      <Suspense>
        <PasskeyOffer mayInterrupt={!isHeld && !isBusyPage && !isUpdating} />
      </Suspense>
    )
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

  /** Returns the toast's id. */
  const tell = useEffectEvent((ended: SessionEnd): number | undefined => {
    if (ended.reason === "logged-out" && ended.here) {
      if (isOffline())
        return showToast({
          tone: "info",
          text: t`Bu cihazdan çıkış yapıldı. Yeniden çevrim içi olduğunuzda siteden de çıkış yapılacak; o zamana kadar bu sayfayı açık tutun.`,
          durationMs: null,
        });
      return showToast({ tone: "positive", text: words["logged-out"] });
    }
    if (isLogIn) return undefined;
    const logIn = () => {
      const { pathname, href } = router.state.location;
      // The guard may have led there already, and has stored where the player was.
      if (pathname === "/login") return;
      saveReturnUrl(href);
      void router.navigate({ to: "/login" });
    };
    return showToast({
      tone: "info",
      text: words[ended.reason],
      durationMs: null,
      ...(!cannotLogIn.has(ended.reason) && { action: { label: t`Giriş yap`, onSelect: logIn } }),
    });
  });
  const toast = useRef<number>(undefined);
  const dismiss = () => {
    if (toast.current !== undefined) dismissToast(toast.current);
  };
  useEffect(() => {
    toast.current = end && tell(end);
    // It must not outlast the next log-in, nor stay beside a better reason.
    return dismiss;
  }, [end]);
  useEffect(() => {
    // The guard leads to the log-in page, which says why itself, but not that the player has logged out.
    if (isLogIn && end?.reason !== "logged-out") dismiss();
  }, [isLogIn, end]);
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
