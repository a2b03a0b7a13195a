import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { showToast } from "../../ui/toast.ts";
import { useFormDraft } from "../../session/drafts/use-form-draft.ts";
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
  /** Goes back to the step before `from`. */
  onBack: (from: Step) => void;
  /** The promotion code from the address. */
  code: string | undefined;
  /** Replaces the address with one that names this step and has no code. The form has stored the code by then. */
  onAddress: (step: Step) => void;
  /** The account exists. With `toConfirm`, the player has to follow the link in a mail before it can be used. */
  onDone: (account: { readonly toConfirm: boolean }) => void;
}

const allSteps: readonly Step[] = [1, 2, 3];

/** The registration form. Narrow screens show it step by step, wide screens on one page; both use the same state. */
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
    // Repeat only what was sent. If the player has edited the form, they send it themselves.
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
 * Keeps the passwords for the next mount of the form. After a change of language, the new form mounts before the old
 * one unmounts, so the passwords are kept while they are typed. They are kept once more on unmount, because the time
 * limit starts there.
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
