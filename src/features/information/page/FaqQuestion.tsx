import { Suspense, useEffect, useRef, useState } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { SafeHtml } from "../../../client/html/SafeHtml.tsx";
import { CopyLink } from "./CopyLink.tsx";
import styles from "./FaqQuestion.module.css";
import type { Question } from "./find-questions.ts";

export interface FaqQuestionProps {
  question: Question;
  /** Whether the address names this question. It is then opened and scrolled into view. */
  asked: boolean;
}

export function FaqQuestion({ question, asked }: FaqQuestionProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(asked);
  const [wasAsked, setWasAsked] = useState(asked);
  if (asked !== wasAsked) {
    setWasAsked(asked);
    if (asked) setOpen(true);
  }
  useEffect(() => {
    if (asked) ref.current?.scrollIntoView();
  }, [asked]);
  return (
    <details
      ref={ref}
      id={question.id}
      className={styles.item}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <h2 className={styles.question}>{question.question}</h2>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.answer}>
        <Suspense fallback={<Skeleton height="3lh" />}>
          <SafeHtml html={question.answer} />
        </Suspense>
        <CopyLink anchor={question.id} />
      </div>
    </details>
  );
}
