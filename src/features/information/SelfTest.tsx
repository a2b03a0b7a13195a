import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { levelOf, localisedText, results, type SelfTestLevel } from "./questionnaire.ts";
import styles from "./SelfTest.module.css";
import { SelfTestForm } from "./SelfTestForm.tsx";
import { limitsLink } from "../../api/page-links.ts";
import { Link } from "../../ui/Link.tsx";

type Stage = { kind: "offered" | "asked" } | { kind: "answered"; level: SelfTestLevel };

/** The self-test on gambling habits. The answers stay in this component; they are neither stored nor sent. */
export function SelfTest() {
  const { t } = useLingui();
  const [stage, setStage] = useState<Stage>({ kind: "offered" });
  return (
    <section className={styles.test} aria-label={t`Kısa öz değerlendirme`}>
      <h2>
        <Trans>Kısa öz değerlendirme</Trans>
      </h2>
      <p>
        <Trans>
          Son on iki ayınızı düşünerek dokuz soruyu yanıtlayın; iki dakika sürer. Bu test tanı koymaz. Yanıtlarınız bu
          sayfadan çıkmaz: kaydedilmez, kimseye gönderilmez.
        </Trans>
      </p>
      {stage.kind === "offered" && (
        <Button variant="primary" className={styles.start} onClick={() => setStage({ kind: "asked" })}>
          <Trans>Teste başla</Trans>
        </Button>
      )}
      {stage.kind === "asked" && (
        <SelfTestForm onAnswers={(answers) => setStage({ kind: "answered", level: levelOf(answers) })} />
      )}
      {stage.kind === "answered" && <SelfTestResult level={stage.level} onAgain={() => setStage({ kind: "asked" })} />}
    </section>
  );
}

/** The part of the limits that a result leads to first. The limits page, with ways to all of these, comes second. */
const firstSteps = {
  none: undefined,
  low: undefined,
  moderate: "time-out",
  high: "self-exclusion",
} as const satisfies Record<SelfTestLevel, string | undefined>;

interface SelfTestResultProps {
  level: SelfTestLevel;
  onAgain: () => void;
}

/** The result of the self-test, with next steps. */
function SelfTestResult({ level, onAgain }: SelfTestResultProps) {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone; move the focus to the result, so that screen readers continue there.
  useEffect(() => heading.current?.focus(), []);
  const { title, text } = results[level];
  const firstStep = firstSteps[level];
  return (
    <div className={styles.result} data-level={level}>
      <h3 ref={heading} tabIndex={-1} className={styles.resultTitle}>
        {localisedText(title, i18n.locale)}
      </h3>
      <p>{localisedText(text, i18n.locale)}</p>
      <div className={styles.actions}>
        {firstStep && (
          <Link to="/profile/limits/{-$part}" params={{ part: firstStep }} className={buttonClass("primary")}>
            {level === "high" ? <Trans>Kendini dışlama</Trans> : <Trans>Mola ver</Trans>}
          </Link>
        )}
        <Link {...limitsLink} className={buttonClass(firstStep ? "secondary" : "primary")}>
          <Trans>Limitleri gör</Trans>
        </Link>
        <Button onClick={onAgain}>
          <Trans>Testi tekrar yap</Trans>
        </Button>
      </div>
    </div>
  );
}
