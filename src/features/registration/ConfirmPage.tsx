import { Trans } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { liftErrorLock } from "../../client/error-lock.ts";
import { useStore } from "../../lib/use-store.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { EntryFrame } from "../shared/EntryFrame.tsx";
import { askAgain, confirmation, openConfirmLink } from "./confirmation.ts";
import { ConfirmArt } from "./ConfirmArt.tsx";
import { useConfirmWords } from "./use-confirm-words.tsx";
import styles from "./Confirm.module.css";

export interface ConfirmPageProps {
  /** Of the link in the mail, while it is in the address. */
  token: string | undefined;
  /** The token is kept elsewhere: the address need not show it. */
  onTokenTaken: () => void;
}

/** Where the link in the mail leads, and where who has just registered waits for that mail. */
export function ConfirmPage({ token, onTokenTaken }: ConfirmPageProps) {
  const words = useConfirmWords();
  const known = useStore(confirmation);
  const begin = useEffectEvent(() => {
    if (!token) return askAgain();
    openConfirmLink(token);
    onTokenTaken();
  });
  useEffect(() => begin(), [token]);

  const isOpen = known.kind === "failed";
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener("online", askAgain);
    return () => window.removeEventListener("online", askAgain);
  }, [isOpen]);

  // With a token in the address the first look is at the asking already.
  const state = token ? ({ kind: "asking" } as const) : known;
  const { title, text } = words(state);
  return (
    <EntryFrame title={title}>
      <div role="status" className={styles.words}>
        <ConfirmArt kind={state.kind} />
        <p>{text}</p>
      </div>
      {(state.kind === "none" || state.kind === "refused") && <OtherWays />}
      <div className={styles.actions}>
        {state.kind === "failed" && (
          <Button
            variant="primary"
            onClick={() => {
              liftErrorLock();
              askAgain();
            }}
          >
            <Trans>Tekrar dene</Trans>
          </Button>
        )}
        {state.kind !== "failed" && state.kind !== "asking" && (
          <SiteLink href="/login" className={buttonClass(state.kind === "confirmed" ? "primary" : "secondary")}>
            <Trans>Giriş yap</Trans>
          </SiteLink>
        )}
      </div>
    </EntryFrame>
  );
}

/** What helps when no mail comes, or its link is over. */
function OtherWays() {
  return (
    <ul className={styles.ways}>
      <li>
        <Trans>İleti birkaç dakikada gelmediyse istenmeyen (spam) klasörüne bakın.</Trans>
      </li>
      <li>
        <Trans>Hesabınızı daha önce onayladıysanız doğrudan giriş yapabilirsiniz.</Trans>
      </li>
      <li>
        <Trans>
          Bağlantının süresi dolduysa <SiteLink href="/forgot-password">şifremi unuttum</SiteLink> sayfasında
          e-posta adresinizi yazın: yeni bir bağlantı göndeririz.
        </Trans>
      </li>
    </ul>
  );
}
