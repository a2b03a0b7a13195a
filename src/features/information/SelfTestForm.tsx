import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { answers, localisedText, questions } from "./questionnaire.ts";
import styles from "./SelfTest.module.css";

/** The questions. `onAnswers` gets one answer (0 to 3) per question, once all are answered. */
export function SelfTestForm({ onAnswers }: { onAnswers: (answers: readonly number[]) => void }) {
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
    <form ref={form} className={styles.form} onSubmit={submit}>
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
        {checked && open > 0 && <Plural value={open} one="# soru yanıt bekliyor." other="# soru yanıt bekliyor." />}
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
