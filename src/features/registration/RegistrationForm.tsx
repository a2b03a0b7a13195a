import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { session } from "../../session/app-session.ts";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { formDraft } from "../../session/form-draft.ts";
import { useFormDraft } from "../../session/use-form-draft.ts";
import { RegistrationProblem } from "./RegistrationProblem.tsx";
import { emptyDraft, emptyRegistration } from "./registration-values.ts";
import { lastStep, type Step } from "./steps.ts";
import { StepFields } from "./StepFields.tsx";
import { StepProgress, useStepTitles } from "./StepProgress.tsx";
import { useRegistrationForm } from "./use-registration-form.ts";
import { useRegistrationWrite } from "./use-registration-write.ts";
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
  const [draft] = useState(() => formDraft("registration", emptyDraft, session.playerId()));
  const [initial] = useState(() => ({ ...emptyRegistration, ...draft.read(), ...(code && { promotionCode: code }) }));
  const registration = useRegistrationForm(initial);
  const { form } = registration;
  const { onePage, shown, title, show, showFirstWrong, goOn } = useSteps({ registration, step, onStep });
  useFormDraft(form, draft);

  const readAddress = useEffectEvent(() => {
    if (code) {
      form.setValue("promotionCode", code);
      draft.write({ ...form.getValues() });
    }
    if (code || shown !== step) onAddress(shown);
  });
  useEffect(() => readAddress(), [code]);

  const { submit, button, problem } = useRegistrationWrite({ form, draft, onInvalid: showFirstWrong, onRefused: show, onDone });
  const isLast = onePage || shown === lastStep;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (button.pending) return;
    if (isLast) submit();
    else void goOn();
  };

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <RegistrationProblem {...problem} />
      {!onePage && <StepProgress step={shown} onBack={() => onBack(shown)} ref={title} />}
      {allSteps
        .filter((each) => onePage || each === shown)
        .map((each) => (
          <section key={each} className={styles.section} aria-label={titles[each]}>
            {onePage && <h2 className={styles.sectionTitle}>{titles[each]}</h2>}
            <StepFields step={each} registration={registration} />
          </section>
        ))}
      <SubmitButton {...button} pendingLabel={t`Kaydınız gönderiliyor…`}>
        {isLast ? <Trans>Kayıt ol</Trans> : <Trans>Devam</Trans>}
      </SubmitButton>
    </form>
  );
}
