import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { localisedText } from "./localised-text.ts";
import { questions } from "./questionnaire.ts";
import styles from "./SelfTest.module.css";
import { SelfTestQuestion } from "./SelfTestQuestion.tsx";

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
        {checked && open > 0 && (
          <Plural value={open} one="# soru yanıt bekliyor." other="# soru yanıt bekliyor." />
        )}
      </p>
      <Button type="submit" variant="primary" className={styles.start}>
        <Trans>Sonucu gör</Trans>
      </Button>
    </form>
  );
}
