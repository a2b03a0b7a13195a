import { Trans, useLingui } from "@lingui/react/macro";
import type { Ref } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import { firstStep, lastStep, type Step } from "./steps.ts";
import styles from "./StepProgress.module.css";

export interface StepProgressProps {
  step: Step;
  onBack: () => void;
  /** The ref of the title. */
  ref: Ref<HTMLHeadingElement>;
}

/**
 * Shows which step the player is on. The title takes the focus when the step changes, so screen readers announce it.
 */
export function StepProgress({ step, onBack, ref }: StepProgressProps) {
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

export function useStepTitles(): Readonly<Record<Step, string>> {
  const { t } = useLingui();
  return { 1: t`Kişisel bilgileriniz`, 2: t`İletişim`, 3: t`Hesabınız` };
}
