import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { limitsLink } from "../../api/page-links.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { answers, levelOf, localisedText, questions, results, type SelfTestLevel } from "./questionnaire.ts";
import styles from "./SelfTest.module.css";
import layout from "../../ui/layout.module.css";
import printable from "../../ui/printable.module.css";

type Stage = { kind: "offered" | "asked" } | { kind: "answered"; level: SelfTestLevel };

/** The self-test on gambling habits. The answers stay in this component; they are neither stored nor sent. */
export function SelfTest() {
  const { t } = useLingui();
  const [stage, setStage] = useState<Stage>({ kind: "offered" });
  return (
    <section
      className={`${layout.box} ${layout.stack4} ${styles.test} ${printable.screenOnly}`}
      aria-label={t`Kısa öz değerlendirme`}
    >
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
    <div className={`${layout.stack3} ${styles.result}`} data-level={level}>
      <h3 ref={heading} tabIndex={-1} className={styles.resultTitle}>
        {localisedText(title, i18n.locale)}
      </h3>
      <p>{localisedText(text, i18n.locale)}</p>
      <div className={layout.wrap}>
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

/** The questions. `onAnswers` gets one answer (0 to 3) per question, once all are answered. */
function SelfTestForm({ onAnswers }: { onAnswers: (answers: readonly number[]) => void }) {
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const [checked, setChecked] = useState(false);
  const open = questions.length - chosen.size;

  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (open === 0) return onAnswers(Array.from(chosen.values()));
    setChecked(true);
    const first = questions.findIndex((_, index) => !chosen.has(index));
    form.current?.querySelectorAll("fieldset")[first]?.querySelector("input")?.focus();
  };

  return (
    <form ref={form} className={layout.stack5} onSubmit={submit}>
      {questions.map((question, index) => (
        <SelfTestQuestion
          key={question.tr}
          number={index + 1}
          text={localisedText(question, i18n.locale)}
          chosen={chosen.get(index)}
          missing={checked && !chosen.has(index)}
          onChoose={(answer) => setChosen(new Map(chosen).set(index, answer))}
        />
      ))}
      <p role="status" className={styles.open}>
        {checked && open > 0 && <Plural value={open} other="# soru yanıt bekliyor." />}
      </p>
      <Button type="submit" variant="primary" className={styles.start}>
        <Trans>Sonucu gör</Trans>
      </Button>
    </form>
  );
}

interface SelfTestQuestionProps {
  number: number;
  text: string;
  /** The index of the chosen answer, if any. */
  chosen: number | undefined;
  /** Whether the player asked for the result without answering this question. */
  missing: boolean;
  onChoose: (answer: number) => void;
}

function SelfTestQuestion({ number, text, chosen, missing, onChoose }: SelfTestQuestionProps) {
  const { i18n } = useLingui();
  const id = useId();
  const hint = `${id}-hint`;
  return (
    <fieldset className={styles.question} aria-describedby={missing ? hint : undefined}>
      <legend className={styles.legend}>{`${number}. ${text}`}</legend>
      <div className={styles.answers}>
        {answers.map((answer, value) => (
          <label key={answer.tr} className={styles.answer}>
            <input type="radio" name={id} checked={chosen === value} onChange={() => onChoose(value)} />
            <span>{localisedText(answer, i18n.locale)}</span>
          </label>
        ))}
      </div>
      {missing && (
        <p id={hint} className={styles.missing}>
          <Trans>Bu soruyu yanıtlayın.</Trans>
        </p>
      )}
    </fieldset>
  );
}
