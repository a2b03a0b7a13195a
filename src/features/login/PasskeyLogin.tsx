import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { call } from "../../api/call.ts";
import { type Failure, failureOf } from "../../api/failure.ts";
import { type Press, useSubmission } from "../../api/use-submission.ts";
import { userPasskeyLogin } from "../../contract/user-passkeys.ts";
import { choosePasskey, type UsedPasskey } from "../security/passkeys/choose-passkey.ts";
import type { LoginRequest } from "../../session/sign-in.ts";
import { LoginRefusal } from "./LoginRefusal.tsx";
import { loginFlow } from "./app-login-flow.ts";
import layout from "../../ui/layout.module.css";
import styles from "./AuthForm.module.css";

export interface PasskeyLoginProps {
  /** How often the player has pressed the button. Each press asks the browser. */
  presses: number;
  /** Called with true while a press is being answered. */
  onBusy: (isBusy: boolean) => void;
}

/** Asks the browser for a passkey, by the button or among the suggestions of the username field, and logs in with it. */
export function PasskeyLogin({ presses, onBusy }: PasskeyLoginProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(presses > 0);
  const [trouble, setTrouble] = useState<Failure | "cancelled">();
  const login = useSubmission(({ data }: Press<LoginRequest>) => loginFlow.start(data), {
    done: { text: t`Başarıyla giriş yapıldı` },
    problems: "screen",
  });
  const isBusy = isAsking || login.isPending;
  // The browser asks one thing at a time. A refused passkey is not offered again.
  useAutofill(login.send, isBusy || login.end !== undefined);

  async function press(): Promise<void> {
    setAsking(true);
    setTrouble(undefined);
    try {
      const credential = await choosePasskey(false);
      if (credential) await login.send(loginWith(credential));
      else setTrouble("cancelled");
    } catch (error) {
      setTrouble(failureOf(error) ?? { kind: "unreachable", sent: false });
    }
    setAsking(false);
  }
  const pressed = useEffectEvent(press);
  useEffect(() => {
    if (presses > 0) void pressed();
  }, [presses]);
  const tell = useEffectEvent(onBusy);
  useEffect(() => tell(isBusy), [isBusy]);

  const failure = typeof trouble === "object" && trouble;
  return (
    <div className={layout.stack4}>
      <LoginRefusal
        step={failure ? { kind: "refused", failure } : login.end}
        attempt={login.attempt}
        onRetry={() => void press()}
      />
      <p role="status" className={styles.note}>
        {trouble === "cancelled" && (
          <Trans>Geçiş anahtarıyla giriş tamamlanmadı. Tekrar deneyin veya şifrenizi yazın.</Trans>
        )}
      </p>
    </div>
  );
}

/** Offers passkeys among the suggestions of the username field, unless paused. */
function useAutofill(send: (request: LoginRequest) => Promise<unknown>, isPaused: boolean): void {
  const chosen = useEffectEvent(send);
  useEffect(() => {
    if (isPaused) return;
    const left = new AbortController();
    const { signal } = left;
    const offer = async () => {
      try {
        const credential = await choosePasskey(true, signal);
        if (credential && !signal.aborted) await chosen(loginWith(credential));
      } catch {
        // The player did not start it, so errors are not shown. The button shows them.
      }
    };
    void offer();
    return () => left.abort();
  }, [isPaused]);
}

/** The log-in with a passkey that the player has chosen, to be sent. */
function loginWith(credential: UsedPasskey): LoginRequest {
  return () => call(userPasskeyLogin, { credential });
}
