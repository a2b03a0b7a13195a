import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { type Failure, failureOf } from "../../api/failure.ts";
import type { StepUpRequest } from "../../api/step-up.ts";
import { useRead } from "../../api/use-read.ts";
import { useWrite, type Write } from "../../api/use-write.ts";
import type { WriteEnd } from "../../api/write-end.ts";
import { FormFailure, WriteProblem } from "../../components/WriteProblem.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { useFailureWords } from "../../components/failure-words.ts";
import type { StepUpMethod } from "../../contract/envelope.ts";
import { userStepUp } from "../../contract/user-step-up.ts";
import { useStore } from "../../hooks/use-store.ts";
import { connectivity } from "../../pwa/connectivity.ts";
import { session } from "../../session/app-session.ts";
import { choosePasskey } from "./passkeys/choose-passkey.ts";
import { twoFactorOptions } from "../../api/player-queries.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormError } from "../../ui/form/FormError.tsx";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { OfflineReason, SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { CodeStep } from "./second-factor/CodeStep.tsx";
import { SmsProof } from "./second-factor/SmsProof.tsx";
import layout from "../../ui/layout.module.css";
import styles from "./SecurityPage.module.css";

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
      <div className={layout.stack4}>
        <p ref={reason} tabIndex={-1} className={styles.text}>
          <Trans>
            Telefonunuzu eline geçiren biri bu değişikliği yapamasın diye soruyoruz. Yazdıklarınız sizi bekliyor.
          </Trans>
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

/** Proves by a code of the account's second factor: of the authenticator, or one that is sent by SMS first. */
function CodeProof({ write }: ProofProps) {
  const { t } = useLingui();
  const factor = useRead(twoFactorOptions());
  const send = (code: string) => write.send({ code });
  return (
    <SectionState read={factor} title={t`Kod`} loading={<Skeleton height="9rem" radius="var(--radius-m)" />}>
      {({ type }) =>
        type === "sms" ? (
          <SmsProof check={{ ...write, send }} />
        ) : (
          <CodeStep label={t`Uygulamanın gösterdiği kod`} write={write} onCode={send} submit={<Trans>Doğrula</Trans>} />
        )
      }
    </SectionState>
  );
}

/** Proves by a passkey, which the browser asks for. */
function PasskeyProof({ write }: ProofProps) {
  const { t } = useLingui();
  const words = useFailureWords();
  /** Whether the browser's dialog is open. */
  const [isOpen, setOpen] = useState(false);
  const [trouble, setTrouble] = useState<Failure | "cancelled">();
  const [presses, setPresses] = useState(0);

  async function press(): Promise<void> {
    setOpen(true);
    setTrouble(undefined);
    setPresses((before) => before + 1);
    try {
      const passkey = await choosePasskey(false);
      if (passkey) await write.send({ passkey });
      else setTrouble("cancelled");
    } catch (error) {
      setTrouble(failureOf(error) ?? { kind: "unreachable", sent: false });
    }
    setOpen(false);
  }
  const retry = () => void press();
  const { end, attempt } = write;
  return (
    <div className={layout.stack4}>
      <ProofProblem write={write} onRetry={retry} />
      <FormError title={end?.kind === "refused" && !isOpen ? words(end.failure).title : undefined} attempt={attempt} />
      <FormFailure failure={trouble === "cancelled" ? undefined : trouble} attempt={presses} onRetry={retry} />
      <p role="status" className={styles.text}>
        {trouble === "cancelled" &&
          t`Geçiş anahtarıyla doğrulama tamamlanmadı. Tekrar deneyin veya başka bir yol seçin.`}
      </p>
      <Button variant="primary" busy={isOpen || write.isPending} onClick={retry}>
        <Trans>Geçiş anahtarını kullan</Trans>
      </Button>
      <OfflineReason />
    </div>
  );
}

/** Proves by the password. */
function PasswordProof({ write }: ProofProps) {
  const { t } = useLingui();
  const form = useForm({ defaultValues: { password: "" } });
  const words = useFailureWords();
  const { end, attempt } = write;
  const refused = end?.kind === "refused" ? words(end.failure).title : undefined;
  // A refused password has to be typed again. `attempt` makes the second refusal differ from the first.
  useEffect(() => {
    if (refused === undefined) return;
    form.setValue("password", "");
    form.setError("password", { message: refused }, { shouldFocus: true });
  }, [form, refused, attempt]);
  const submit = () => void form.handleSubmit(({ password }) => write.send({ password }))();
  return (
    <Form onSubmit={submit}>
      <ProofProblem write={write} onRetry={submit} />
      <PasswordField
        label={t`Şifre`}
        error={form.formState.errors.password?.message}
        autoComplete="current-password"
        enterKeyHint="done"
        {...form.register("password", { required: t`Şifrenizi girin` })}
      />
      <SubmitButton pending={write.isPending} late={write.isLate} pendingLabel={t`Doğrulanıyor…`}>
        <Trans>Doğrula</Trans>
      </SubmitButton>
    </Form>
  );
}

interface ProofProps {
  /** The call that checks the proof. */
  write: Write<typeof userStepUp>;
}

interface ProofProblemProps extends ProofProps {
  onRetry: () => void;
}

/** Why a proof could not be checked. What the operator says of a wrong one is shown at its field. */
function ProofProblem({ write: { end, attempt }, onRetry }: ProofProblemProps) {
  const { t } = useLingui();
  return (
    <WriteProblem
      end={end?.kind === "refused" ? undefined : end}
      attempt={attempt}
      onRetry={onRetry}
      unknown={{ title: t`Siteye şu anda ulaşılamıyor`, text: <p>{t`Birazdan tekrar deneyin.`}</p> }}
    />
  );
}
