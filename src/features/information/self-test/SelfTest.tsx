import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { levelOf, type SelfTestLevel } from "./score.ts";
import styles from "./SelfTest.module.css";
import { SelfTestForm } from "./SelfTestForm.tsx";
import { SelfTestResult } from "./SelfTestResult.tsx";

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
          Son on iki ayınızı düşünerek dokuz soruyu yanıtlayın; iki dakika sürer. Bu test tanı koymaz.
          Yanıtlarınız bu sayfadan çıkmaz: kaydedilmez, kimseye gönderilmez.
        </Trans>
      </p>
      {stage.kind === "offered" && (
        <Button variant="primary" className={styles.start} onClick={() => setStage({ kind: "asked" })}>
          <Trans>Teste başla</Trans>
        </Button>
      )}
      {stage.kind === "asked" && (
        <SelfTestForm
          onAnswers={(answers) => setStage({ kind: "answered", level: levelOf(answers) })}
        />
      )}
      {stage.kind === "answered" && (
        <SelfTestResult level={stage.level} onAgain={() => setStage({ kind: "asked" })} />
      )}
    </section>
  );
}
