import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { call } from "../../api/call.ts";
import { hasExtension } from "../../api/capabilities.ts";
import { liftErrorLock } from "../../api/error-lock.ts";
import { type Failure, isTooMany } from "../../api/failure.ts";
import { limitsLink } from "../../api/page-links.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { endOfError } from "../../api/write-end.ts";
import { EntryFrame } from "../../components/EntryFrame.tsx";
import { useFailureWords } from "../../components/failure-words.ts";
import { userRegisterConfirm } from "../../contract/user-account.ts";
import { userGetUserProfile } from "../../contract/user.ts";
import { useStore } from "../../hooks/use-store.ts";
import { draftPrefix } from "../../lib/private-storage.ts";
import { visitStorage } from "../../lib/storage.ts";
import { createStore, type ReadableStore } from "../../lib/store.ts";
import { session } from "../../session/app-session.ts";
import { profileOptions } from "../../session/player-queries.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import type { IconName } from "../../ui/icon-name.ts";
import { forgetNewAccount, newAccountEmail, rememberNewAccount } from "./registration-request.ts";
import { confirmWhose, type OwnAddress, type Whose } from "./whose-address.ts";
import styles from "./Confirm.module.css";

/** The state of an account's confirmation. */
type Confirmation =
  /** There is no token: the player has not opened the link in the mail yet. */
  | { readonly kind: "none" }
  | { readonly kind: "asking" }
  | { readonly kind: "confirmed"; readonly whose: Whose }
  /**
   * The link is not valid. `message` is the operator's, or empty. With `afterUnknown` it was sent before and the answer
   * was lost, so that sending may have confirmed the account.
   */
  | { readonly kind: "refused"; readonly message: string; readonly afterUnknown: boolean }
  /** The outcome is unknown. The token is kept, also after a reload, so that the player can try again. */
  | { readonly kind: "failed"; readonly failure: Failure };

const state = createStore<Confirmation>({ kind: "none" });
/** Kept outside React, because a link works only once, however often its page renders. */
export const confirmation: ReadableStore<Confirmation> = state;

let asking: Promise<void> | undefined;

/** Sends the stored token to the operator: that of a link just opened, or one whose outcome is unknown. */
function confirmAccount(): void {
  const token = confirmToken.read();
  if (token === undefined) return;
  state.set({ kind: "asking" });
  asking ??= confirm(token).finally(() => (asking = undefined));
}

/** Starts waiting for the link that was mailed to `email`, and forgets the outcome of any earlier link. */
export function awaitConfirmLink(email: string): void {
  rememberNewAccount(email);
  confirmToken.forget();
  state.set({ kind: "none" });
}

async function confirm(token: string): Promise<void> {
  // Without the `register_confirm` extension accounts need no confirmation, so the operator is not asked.
  if ((await hasExtension("register_confirm")) === false)
    return settle({ kind: "refused", message: "", afterUnknown: false });
  const afterUnknown = confirmToken.wasSent();
  const send = () =>
    call(userRegisterConfirm, { token }, { beforeLeaving: async () => (confirmToken.markSent(token), true) });
  try {
    const isLoggedIn = session.playerId() !== undefined;
    const whose = await confirmWhose(send, isLoggedIn ? ownAddress : undefined);
    settle({ kind: "confirmed", whose });
    forgetNewAccount();
  } catch (error) {
    const end = endOfError(userRegisterConfirm, error);
    const { failure = { kind: "unreachable", sent: true } } = end;
    // A refusal because of too many requests says nothing about the token, so the player can try again.
    const isJudged = end.kind === "refused" && !isTooMany(failure);
    if (isJudged) return settle({ kind: "refused", message: refusalText(failure), afterUnknown });
    if (end.kind !== "unknown" && !afterUnknown) confirmToken.unmarkSent();
    state.set({ kind: "failed", failure });
  }
}

/** Returns undefined when the profile of the logged-in player cannot be fetched. */
function ownAddress(): Promise<OwnAddress | undefined> {
  return call(userGetUserProfile, {}).then(
    ({ data }) => data,
    () => undefined,
  );
}

function settle(end: Confirmation): void {
  confirmToken.forget();
  state.set(end);
}

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

interface ConfirmWords {
  readonly title: string;
  readonly text: ReactNode;
}

/** Returns the title and text of the confirmation page for each state. */
function useConfirmWords(): (state: Confirmation) => ConfirmWords {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const confirmedWords = (whose: Whose): ConfirmWords => {
    switch (whose) {
      case "visitor":
        return { title: t`Hesabınız onaylandı`, text: t`Artık giriş yapabilirsiniz.` };
      case "player":
        // A player who has changed their address is signed in already.
        return { title: t`E-posta adresiniz onaylandı`, text: t`Adresiniz hesap sayfanızda onaylı görünür.` };
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
        const email = newAccountEmail();
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

const key = `${draftPrefix}confirm-token`;
const sentKey = `${draftPrefix}confirm-token-sent`;

/**
 * The token of a confirmation mail. It is moved out of the address, where others could see it, and kept for this visit
 * of this tab until the operator has answered, so that a reload finds it. A token works once, so sending it again does
 * no harm; but a refusal then may only mean that the first sending, whose answer was lost, was carried out. So it is also
 * stored that it was sent.
 */
export const confirmToken = {
  read: () => visitStorage.read(key),
  keep: (token: string) => void visitStorage.write(key, token),
  wasSent: () => visitStorage.read(sentKey) !== undefined && visitStorage.read(sentKey) === visitStorage.read(key),
  /** Call it before the request leaves. */
  markSent: (token: string) => void visitStorage.write(sentKey, token),
  /** The request did not leave, or the operator did not look at the token. */
  unmarkSent: () => visitStorage.remove(sentKey),
  forget: () => {
    visitStorage.remove(key);
    visitStorage.remove(sentKey);
  },
};
