import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { localisedText } from "./localised-text.ts";
import { answers } from "./questionnaire.ts";
import styles from "./SelfTest.module.css";

export interface SelfTestQuestionProps {
  number: number;
  text: string;
  /** The index of the chosen answer, if any. */
  chosen: number | undefined;
  /** Whether the player asked for the result without answering this question. */
  missing: boolean;
  onChoose: (answer: number) => void;
}

export function SelfTestQuestion({ number, text, chosen, missing, onChoose }: SelfTestQuestionProps) {
  const { i18n } = useLingui();
  const id = useId();
  const hint = `${id}-hint`;
  return (
    <fieldset className={styles.question} aria-describedby={missing ? hint : undefined}>
      <legend className={styles.legend}>
        {number}. {text}
      </legend>
      <div className={styles.answers}>
        {answers.map((answer, value) => (
          <label key={answer.tr} className={styles.answer}>
            <input
              type="radio"
              name={id}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            {localisedText(answer, i18n.locale)}
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
