import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type Failure, failureOf } from "../../../client/failure.ts";
import { type Press, useSubmission } from "../../../client/use-submission.ts";
import type { LoginRequest } from "../../../session/sign-in.ts";
import { Button } from "../../../ui/Button.tsx";
import { loginFlow } from "../app-login-flow.ts";
import styles from "../AuthForm.module.css";
import { LoginRefusal } from "../LoginRefusal.tsx";
import { loadAsk, useAutofill } from "./use-autofill.ts";

/** Log-in without a password: a button, and the suggestions of the username field. */
export function PasskeyLogin() {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<Failure | "cancelled">();
  const login = useSubmission(({ data }: Press<LoginRequest>) => loginFlow.start(data), {
    done: { text: t`Başarıyla giriş yapıldı` },
    problems: "screen",
  });
  // The browser asks one thing at a time. A refused passkey is not offered again.
  useAutofill(login.send, isAsking || login.isPending || login.end !== undefined);

  async function press(): Promise<void> {
    setAsking(true);
    setTrouble(undefined);
    try {
      const request = await (await loadAsk()).askPasskey(false);
      if (request) await login.send(request);
      else setTrouble("cancelled");
    } catch (error) {
      setTrouble(failureOf(error) ?? { kind: "unreachable", sent: false });
    }
    setAsking(false);
  }
  const failure = typeof trouble === "object" && trouble;
  return (
    <div className={styles.form}>
      <LoginRefusal
        step={failure ? { kind: "refused", failure } : login.end}
        attempt={login.attempt}
        onRetry={() => void press()}
      />
      <Button busy={isAsking || login.isPending} onClick={() => void press()}>
        <Trans>Geçiş anahtarıyla giriş yap</Trans>
      </Button>
      <p role="status" className={styles.note}>
        {trouble === "cancelled" && (
          <Trans>Geçiş anahtarıyla giriş tamamlanmadı. Tekrar deneyin veya şifrenizi yazın.</Trans>
        )}
      </p>
    </div>
  );
}
