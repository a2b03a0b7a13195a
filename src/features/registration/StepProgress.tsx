import { Trans, useLingui } from "@lingui/react/macro";
import type { Ref } from "react";
import { lastStep, type Step } from "./steps.ts";
import { useStepTitles } from "./use-step-titles.ts";
import styles from "./StepProgress.module.css";

/** Where the player is in the form. The title takes the focus when the step changes, and so says it. */
export function StepProgress({ step, ref }: { step: Step; ref: Ref<HTMLHeadingElement> }) {
  const { t } = useLingui();
  const titles = useStepTitles();
  return (
    <div className={styles.progress}>
      <h2 ref={ref} tabIndex={-1} className={styles.title}>
        <span className={styles.count}>
          <Trans>
            Adım {step} / {lastStep}
          </Trans>
        </span>{" "}
        {titles[step]}
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
