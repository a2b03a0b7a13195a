import { Suspense, useEffect, useRef, useState } from "react";
import { useLingui } from "@lingui/react/macro";
import { Icon } from "../../../ui/Icon.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { SafeHtml } from "../../../client/html/SafeHtml.tsx";
import styles from "./FaqQuestion.module.css";
import type { Question } from "./find-questions.ts";
import { showToast } from "../../../ui/toast.ts";

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

/** Puts the address of a question into the address bar and, if the browser allows it, on the clipboard. */
function CopyLink({ anchor }: { anchor: string }) {
  const { t } = useLingui();
  const copy = async () => {
    const address = new URL(`#${anchor}`, location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      showToast({ tone: "positive", text: t`Seçilen Alan Kopyalandı` });
    } catch {
      showToast({ tone: "info", text: t`Kopyalanamadı. Bağlantı adres çubuğunda; oradan kopyalayabilirsiniz.` });
    }
  };
  return (
    <a className={styles.copy} href={`#${anchor}`} onClick={() => void copy()}>
      <Icon name="copy" />
      {t`Bu sorunun bağlantısı`}
    </a>
  );
}
