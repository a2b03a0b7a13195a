import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type Ref, useEffect, useEffectEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { fetchCapabilities } from "../../api/capabilities.ts";
import { WriteProblem } from "../../components/WriteProblem.tsx";
import { type FormWrite, useFormWrite } from "../../components/use-form-write.ts";
import { userRegister } from "../../contract/user-account.ts";
import { session } from "../../session/app-session.ts";
import { formDraft, type FormDraft } from "../../lib/form-draft.ts";
import { useFormDraft } from "../../components/form-draft-hooks.ts";
import { IconButton } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { sentenceMs } from "../../ui/toast.ts";
import { StepFields } from "./StepFields.tsx";
import { awaitConfirmLink } from "./confirmation.ts";
import { registrationRequest } from "./registration-request.ts";
import {
  emptyDraft,
  emptyRegistration,
  type RegistrationField,
  type RegistrationValues,
} from "./registration-values.ts";
import { fieldsInOrder, firstStep, lastStep, type Step } from "./steps.ts";
import { useRegistrationForm } from "./use-registration-form.ts";
import { useSteps } from "./use-steps.ts";
import styles from "./Registration.module.css";
import text from "../../ui/text.module.css";
import layout from "../../ui/layout.module.css";

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

  const { submit, button, problem } = useRegistrationWrite({
    form,
    draft,
    onInvalid: showFirstWrong,
    onRefused: show,
    onDone,
  });
  const isLast = onePage || shown === lastStep;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (button.pending) return;
    if (isLast) submit();
    else void goOn();
  };

  return (
    <form className={layout.stack5} noValidate onSubmit={onSubmit}>
      <RegistrationProblem {...problem} />
      {!onePage && <StepProgress step={shown} onBack={() => onBack(shown)} ref={title} />}
      {allSteps
        .filter((each) => onePage || each === shown)
        .map((each) => (
          <section key={each} className={`${layout.stack4} ${styles.section}`} aria-label={titles[each]}>
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

/** Explains why the account was not opened, or that the outcome is unknown, and what the player can do. */
function RegistrationProblem(problem: FormWrite["problem"]) {
  const { t } = useLingui();
  const { end } = problem;
  const repeatable = end?.kind === "unknown" && end.repeatable;
  return (
    <WriteProblem
      {...problem}
      unknown={{
        title: t`Kaydınızın ulaşıp ulaşmadığı belli değil`,
        text: repeatable ? (
          <p>{t`Kesin bir yanıt alamadık. Aynı bilgileri tekrar göndermek ikinci bir hesap açmaz.`}</p>
        ) : (
          <MaybeOpened />
        ),
      }}
      mayRetry={repeatable}
    />
  );
}

function MaybeOpened() {
  return (
    <p>
      <Trans>
        Önceki gönderiminiz hesabınızı açmış olabilir. Önce e-postanıza bakın veya{" "}
        <Link to="/login" className={text.link}>
          giriş yapmayı
        </Link>{" "}
        deneyin.
      </Trans>
    </p>
  );
}

interface StepProgressProps {
  step: Step;
  onBack: () => void;
  /** The ref of the title. */
  ref: Ref<HTMLHeadingElement>;
}

/**
 * Shows which step the player is on. The title takes the focus when the step changes, so screen readers announce it.
 */
function StepProgress({ step, onBack, ref }: StepProgressProps) {
  const { t } = useLingui();
  const titles = useStepTitles();
  return (
    <div className={styles.progress}>
      {/* An installed app may have no back button of its own. */}
      {step !== firstStep && <IconButton icon="chevron-left" label={t`Önceki adım`} onClick={onBack} />}
      <h2 ref={ref} tabIndex={-1} className={styles.title}>
        <span className={styles.count}>
          <Trans>
            Adım {step} / {lastStep}
          </Trans>
        </span>{" "}
        <span>{titles[step]}</span>
      </h2>
      <div
        role="progressbar"
        aria-label={t`Kaydın ilerlemesi`}
        aria-valuemin={0}
        aria-valuemax={lastStep}
        aria-valuenow={step}
        aria-valuetext={t`Adım ${step} / ${lastStep}`}
        className={styles.bar}
      >
        {Array.from({ length: lastStep }, (_, index) => (
          <span key={index} className={index < step ? styles.done : styles.open} />
        ))}
      </div>
    </div>
  );
}

function useStepTitles(): Readonly<Record<Step, string>> {
  const { t } = useLingui();
  return { 1: t`Kişisel bilgileriniz`, 2: t`İletişim`, 3: t`Hesabınız` };
}

interface RegistrationWriteOptions {
  readonly form: UseFormReturn<RegistrationValues>;
  readonly draft: Pick<FormDraft<never>, "forget">;
  /** Called when the player has to correct something before the form can be sent. */
  readonly onInvalid: () => void;
  /** Called with the first field that the operator refused. */
  readonly onRefused: (field: RegistrationField) => void;
  /** Called when the account exists. */
  readonly onDone: (account: { readonly toConfirm: boolean }) => void;
}

/** Opens the account, once however often and in however many tabs the player presses. */
function useRegistrationWrite({ form, draft, onInvalid, onRefused, onDone }: RegistrationWriteOptions) {
  const { t } = useLingui();
  return useFormWrite(userRegister, {
    form,
    fields: fieldsInOrder,
    // The data hold the password.
    policy: "never",
    kind: "registration",
    sameIf: (request) => ({ ...request, password: "", passwordConfirm: "" }),
    // Sending again is safe: if the first request made the account, the operator refuses the second because the username is
    // taken, and the form says that the account may exist.
    mayStartAnew: true,
    request: registrationRequest,
    done: { text: t`Hesabınız oluşturuldu`, durationMs: sentenceMs },
    onInvalid,
    onRefused,
    async onDone() {
      form.reset(emptyRegistration);
      onDone({ toConfirm: await needsConfirmation() });
    },
    async follow({ email, username }, { earlier }) {
      // The account exists, also if an earlier press has opened it.
      draft.forget();
      if (!earlier && (await needsConfirmation())) awaitConfirmLink({ email, username });
    },
  });
}

async function needsConfirmation(): Promise<boolean> {
  return (await fetchCapabilities()).has("register_confirm");
}
