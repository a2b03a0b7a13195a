import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { liftErrorLock } from "../../api/error-lock.ts";
import { limitsLink } from "../../api/page-links.ts";
import { EntryFrame } from "../../components/EntryFrame.tsx";
import { useFailureWords } from "../../components/failure-words.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { profileOptions } from "../../api/player-queries.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import type { IconName } from "../../ui/icon-name.ts";
import { confirmAccount, confirmation, type Confirmation } from "./confirmation.ts";
import { newAccountEmail } from "./registration-request.ts";
import { AskForMail, ResendMail } from "./ResendMail.tsx";
import type { Whose } from "./whose-address.ts";
import styles from "./Confirm.module.css";

/** The page that the link in the confirmation mail opens. A newly registered player waits here for that mail. */
export function ConfirmPage() {
  const state = useStore(confirmation);
  const [email, setEmail] = useState(newAccountEmail);
  const words = useConfirmWords(email);
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
      {(state.kind === "none" || state.kind === "refused") && (
        <>
          <OtherWays awaitsMail={state.kind === "none"} />
          {!isSignedIn && (email === undefined ? <AskForMail /> : <ResendMail email={email} onCorrected={setEmail} />)}
        </>
      )}
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
      {!awaitsMail && (
        <li>
          <Trans>Bağlantının süresi dolduysa yenisini isteyin.</Trans>
        </li>
      )}
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

interface ConfirmWords {
  readonly title: string;
  readonly text: ReactNode;
}

/** Returns the title and text of the confirmation page for each state. */
function useConfirmWords(email: string | undefined): (state: Confirmation) => ConfirmWords {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const confirmedWords = (whose: Whose): ConfirmWords => {
    switch (whose) {
      case "visitor":
        return { title: t`Hesabınız onaylandı`, text: t`Artık giriş yapabilirsiniz.` };
      case "player":
        // A player who has changed their address is signed in already.
        return { title: t`E-posta adresi onaylandı`, text: t`Adresiniz hesap sayfanızda onaylı görünür.` };
      case "another":
        return {
          title: t`E-posta adresi onaylandı`,
          text: t`Bu bağlantı başka bir hesap içindi. Giriş yaptığınız hesapta bir şey değişmedi.`,
        };
      case "unknown":
        return { title: t`E-posta adresi onaylandı`, text: t`Bağlantının ait olduğu hesabın adresi onaylandı.` };
    }
  };
  return (state) => {
    switch (state.kind) {
      case "asking":
        return { title: t`Hesabınız onaylanıyor`, text: t`Bir saniye sürer.` };
      case "confirmed":
        return confirmedWords(state.whose);
      case "refused":
        if (state.afterUnknown) {
          return {
            title: t`Hesabınız onaylanmış olabilir`,
            text: t`İlk denemenin yanıtı alınamadı ve bağlantı yalnızca bir kez çalışır.`,
          };
        }
        return {
          title: t`Hesap bu bağlantıyla onaylanamadı`,
          text: state.message || t`Bu bağlantı geçersiz veya süresi dolmuş.`,
        };
      case "failed": {
        const { title, text } = failureWords(state.failure);
        const waits = state.failure.kind === "offline";
        return {
          title,
          text: waits ? t`Yeniden çevrim içi olduğunuzda hesabınız otomatik olarak onaylanır.` : (text ?? ""),
        };
      }
      case "none": {
        if (email === undefined) {
          return {
            title: t`E-postanızdaki bağlantıyı açın`,
            text: t`Kayıt olduğunuz adrese gönderdiğimiz mesajdaki bağlantı hesabınızı onaylar.`,
          };
        }
        return {
          title: t`Hesabınız oluşturuldu`,
          text: (
            <Trans>
              Kullanmaya başlamak için <strong>{email}</strong> adresine gönderdiğimiz mesajdaki bağlantıyı açın. Bu
              adresle daha önce hesap açtıysanız mesaj size nasıl giriş yapacağınızı söyler.
            </Trans>
          ),
        };
      }
    }
  };
}
