import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { showToast } from "../../ui/toast.ts";
import { useFormDraft } from "../shared/use-form-draft.ts";
import { awaitConfirmLink } from "./confirmation.ts";
import { type KeptRegistration, keptRegistration } from "./kept-values.ts";
import { emptyRegistration, type RegistrationValues } from "./registration-values.ts";
import { SendingProblem } from "./SendingProblem.tsx";
import { lastStep, type Step } from "./steps.ts";
import { StepFields } from "./StepFields.tsx";
import { StepProgress } from "./StepProgress.tsx";
import { type RegistrationForm as RegistrationFormState, useRegistrationForm } from "./use-registration-form.ts";
import { useRegistrationSending } from "./use-registration-sending.ts";
import { useStepTitles } from "./use-step-titles.ts";
import { useSteps } from "./use-steps.ts";
import styles from "./Registration.module.css";

export interface RegistrationFormProps {
  step: Step;
  onStep: (step: Step) => void;
  /** From that step to the one before it. */
  onBack: (from: Step) => void;
  /** A promotion code out of the address. */
  code: string | undefined;
  /** What the address should say in place of what it says: this step, and no code, which the form keeps. */
  onAddress: (step: Step) => void;
  /** There is an account; `toConfirm`: a mail is to be answered before it can be used. */
  onDone: (account: { readonly toConfirm: boolean }) => void;
}

const allSteps: readonly Step[] = [1, 2, 3];

/** The form: step by step where there is little room, on one page where there is more; the same state in both. */
export function RegistrationForm({ step, onStep, onBack, code, onAddress, onDone }: RegistrationFormProps) {
  const { t } = useLingui();
  const titles = useStepTitles();
  const [kept] = useState(keptRegistration);
  const [initial] = useState(() => ({ ...kept.read(), ...(code && { promotionCode: code }) }));
  const registration = useRegistrationForm(initial);
  const { form } = registration;
  const { onePage, shown, title, show, showFirstWrong, goOn } = useSteps({ registration, step, onStep });
  useFormDraft(form, kept.draft);
  useKeptPasswords(kept.keepPasswords, form);

  const readAddress = useEffectEvent(() => {
    if (code) {
      form.setValue("promotionCode", code);
      kept.draft.write({ ...form.getValues() });
    }
    if (code || shown !== step) onAddress(shown);
  });
  useEffect(() => readAddress(), [code]);

  const lastSent = useRef<RegistrationValues>(undefined);
  const sending = useRegistrationSending({
    // Only as it was sent: an edit is for the player to send.
    onRepeatable: () => {
      if (JSON.stringify(lastSent.current) === JSON.stringify(form.getValues())) send();
    },
  });
  const deliver = async (values: RegistrationValues) => {
    lastSent.current = values;
    const outcome = await sending.send(values);
    if (outcome.kind === "done") {
      form.reset(emptyRegistration);
      kept.forget();
      if (outcome.toConfirm) awaitConfirmLink(values.email.trim());
      else showToast({ tone: "positive", text: t`Hesabınız oluşturuldu. Giriş yapabilirsiniz.`, duration: 5000 });
      onDone(outcome);
    } else if (outcome.kind === "refused") {
      const { atFields } = outcome.fields;
      for (const { field, message } of atFields) form.setError(field, { type: "server", message });
      if (atFields[0]) show(atFields[0].field);
    }
  };
  const send = () => void form.handleSubmit(deliver, showFirstWrong)();
  const isLast = onePage || shown === lastStep;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.pending) return;
    if (isLast) send();
    else void goOn();
  };

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <SendingProblem outcome={sending.outcome} attempt={sending.attempts} pending={sending.pending} onRepeat={send} />
      {!onePage && <StepProgress step={shown} onBack={() => onBack(shown)} ref={title} />}
      {allSteps
        .filter((each) => onePage || each === shown)
        .map((each) => (
          <section key={each} className={styles.section} aria-label={titles[each]}>
            {onePage && <h2 className={styles.sectionTitle}>{titles[each]}</h2>}
            <StepFields step={each} registration={registration} />
          </section>
        ))}
      <SubmitButton pending={sending.pending} pendingLabel={t`Kaydınız gönderiliyor…`}>
        {isLast ? <Trans>Hesap açın</Trans> : <Trans>Devam</Trans>}
      </SubmitButton>
    </form>
  );
}

/**
 * Keeps the passwords for the form that takes this one's place. In another language that one begins before this one
 * has gone: so as they are typed, and once more when the form goes away, from when on they wait.
 */
function useKeptPasswords(
  keep: KeptRegistration["keepPasswords"],
  { subscribe, getValues }: RegistrationFormState["form"],
): void {
  const leave = useEffectEvent(() => keep(getValues()));
  useEffect(() => {
    const stop = subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
    return () => {
      stop();
      leave();
    };
  }, [subscribe, keep]);
}
