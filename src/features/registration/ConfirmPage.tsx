import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect } from "react";
import { liftErrorLock } from "../../api/error-lock.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { limitsLink } from "../../api/page-links.ts";
import { Link } from "../../ui/Link.tsx";
import { EntryFrame } from "../../components/EntryFrame.tsx";
import { profileOptions } from "../../api/player-queries.ts";
import { confirmAccount, confirmation, type Confirmation } from "./confirmation.ts";
import { useConfirmWords } from "./use-confirm-words.tsx";
import styles from "./Confirm.module.css";
import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/icon-name.ts";

/** The page that the link in the confirmation mail opens. A newly registered player waits here for that mail. */
export function ConfirmPage() {
  const words = useConfirmWords();
  const state = useStore(confirmation);
  const isSignedIn = useStore(session.state).kind === "signed-in";
  // A layout effect, so that a link that was just opened shows its pending state from the first paint.
  useLayoutEffect(confirmAccount, []);

  // A signed-in player's profile says whether the address is confirmed, so it has to be fetched again.
  const queryClient = useQueryClient();
  const isConfirmed = state.kind === "confirmed" || (state.kind === "refused" && state.afterUnknown);
  useEffect(() => {
    if (isConfirmed) void queryClient.invalidateQueries({ queryKey: profileOptions().queryKey });
  }, [isConfirmed, queryClient]);

  const isOpen = state.kind === "failed";
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener("online", confirmAccount);
    return () => window.removeEventListener("online", confirmAccount);
  }, [isOpen]);

  const { title, text } = words(state);
  return (
    <EntryFrame title={title}>
      <div role="status" className={styles.words}>
        <ConfirmArt kind={state.kind} />
        <p>{text}</p>
      </div>
      {(state.kind === "none" || state.kind === "refused") && <OtherWays awaitsMail={state.kind === "none"} />}
      <div className={styles.actions}>
        {state.kind === "failed" && (
          <Button
            variant="primary"
            onClick={() => {
              liftErrorLock();
              confirmAccount();
            }}
          >
            <Trans>Tekrar dene</Trans>
          </Button>
        )}
        {state.kind !== "failed" && state.kind !== "asking" && (
          <Link
            to={isSignedIn ? "/profile" : "/login"}
            className={buttonClass(state.kind === "confirmed" ? "primary" : "secondary")}
          >
            {isSignedIn ? <Trans>Hesabıma dön</Trans> : <Trans>Giriş yap</Trans>}
          </Link>
        )}
        {isConfirmed && (
          <Link {...limitsLink} className={buttonClass("quiet")}>
            <Trans>Oynamadan önce limit koy</Trans>
          </Link>
        )}
      </div>
    </EntryFrame>
  );
}

/** What the player can do when no mail arrives or the link has expired. */
function OtherWays({ awaitsMail }: { awaitsMail: boolean }) {
  return (
    <ul className={styles.ways}>
      {awaitsMail && (
        <li>
          <Trans>Mesaj birkaç dakikada gelmediyse istenmeyen (spam) klasörüne bakın.</Trans>
        </li>
      )}
      <li>
        <Trans>Hesabınızı daha önce onayladıysanız doğrudan giriş yapabilirsiniz.</Trans>
      </li>
      <li>
        <Trans>Bağlantının süresi dolduysa destek ekibine yazın.</Trans>
      </li>
    </ul>
  );
}

const icons: Readonly<Record<Confirmation["kind"], IconName>> = {
  none: "mail",
  asking: "refresh",
  confirmed: "check",
  refused: "warning",
  failed: "offline",
};

/** The icon that shows the state of the confirmation. */
function ConfirmArt({ kind }: { kind: Confirmation["kind"] }) {
  return (
    <span className={`${styles.art} ${styles[kind]}`}>
      <Icon name={icons[kind]} />
    </span>
  );
}
