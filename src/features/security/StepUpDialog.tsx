import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StepUpRequest } from "../../api/step-up.ts";
import { useWrite } from "../../api/use-write.ts";
import type { WriteEnd } from "../../api/write-end.ts";
import type { StepUpMethod } from "../../contract/envelope.ts";
import { userStepUp } from "../../contract/user-step-up.ts";
import { useStore } from "../../hooks/use-store.ts";
import { connectivity } from "../../pwa/connectivity.ts";
import { session } from "../../session/app-session.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import formStyles from "../../ui/form/form.module.css";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./SecurityPage.module.css";
import { CodeProof } from "./CodeProof.tsx";
import { PasskeyProof } from "./PasskeyProof.tsx";
import { PasswordProof } from "./PasswordProof.tsx";

/** After so many wrong proofs the dialog closes, and the write ends as refused. */
const mostTries = 3;

export interface StepUpDialogProps {
  request: StepUpRequest;
  /** Ends the request without a proof. */
  onClose: () => void;
}

/**
 * Asks the player for the password, a code or a passkey, before a change that a stolen session must not make. It covers the
 * form of that change, which keeps what the player typed.
 */
export function StepUpDialog({ request, onClose }: StepUpDialogProps) {
  const { t } = useLingui();
  const { methods, end } = request;
  const [method, setMethod] = useState<StepUpMethod>(methods[0] ?? "password");
  const { online } = useStore(connectivity);
  const reason = useRef<HTMLParagraphElement>(null);
  const wrong = useRef(0);
  const onEnd = ({ kind }: WriteEnd<typeof userStepUp>) => {
    if (kind === "done") end(true);
    else if (kind === "refused" && ++wrong.current >= mostTries) onClose();
  };
  useEndWithSession(onClose);
  function choose(other: StepUpMethod): void {
    setMethod(other);
    // The pressed button goes, and the focus with it.
    reason.current?.focus();
  }
  return (
    <Dialog open title={t`Siz olduğunuzu doğrulayın`} onClose={onClose}>
      <div className={formStyles.form}>
        <p ref={reason} tabIndex={-1} className={styles.text}>
          <Trans>Telefonunuzu eline geçiren biri bu değişikliği yapamasın diye soruyoruz. Yazdıklarınız sizi bekliyor.</Trans>
        </p>
        {!online && (
          <Notice>
            <Trans>Çevrim dışısınız. Yeniden çevrim içi olduğunuzda doğrulayabilirsiniz.</Trans>
          </Notice>
        )}
        <Proof key={method} method={method} onEnd={onEnd} />
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="quiet" onClick={() => choose(other)}>
              <OtherMethod method={other} />
            </Button>
          ))}
      </div>
    </Dialog>
  );
}

const proofs = { password: PasswordProof, code: CodeProof, passkey: PasskeyProof } as const;

interface ProofOfMethodProps {
  method: StepUpMethod;
  onEnd: (end: WriteEnd<typeof userStepUp>) => void;
}

/** Each method has a write of its own, so that what was wrong with one is not said of another. */
function Proof({ method, onEnd }: ProofOfMethodProps) {
  const write = useWrite(userStepUp, { done: null, problems: "screen", onEnd });
  const MethodProof = proofs[method];
  return <MethodProof write={write} />;
}

function OtherMethod({ method }: { method: StepUpMethod }) {
  if (method === "password") return <Trans>Şifremle doğrula</Trans>;
  if (method === "code") return <Trans>Kodla doğrula</Trans>;
  return <Trans>Geçiş anahtarımla doğrula</Trans>;
}

/** The change is the business of the player who began it. */
function useEndWithSession(end: () => void): void {
  const { playerId } = useStore(session.state);
  const [player] = useState(playerId);
  const isGone = player !== playerId;
  const endNow = useEffectEvent(end);
  useEffect(() => {
    if (isGone) endNow();
  }, [isGone]);
}
