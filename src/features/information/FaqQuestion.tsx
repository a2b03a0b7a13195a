import { Suspense } from "react";
import { useLingui } from "@lingui/react/macro";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { SafeHtml } from "../../components/SafeHtml.tsx";
import styles from "./FaqQuestion.module.css";
import type { Question } from "./find-questions.ts";
import { sentenceMs, showToast } from "../../ui/toast.ts";

export interface FaqQuestionProps {
  question: Question;
  open: boolean;
  onToggle: (open: boolean) => void;
}

export function FaqQuestion({ question, open, onToggle }: FaqQuestionProps) {
  return (
    <details
      id={question.id}
      className={styles.item}
      open={open}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
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
      const text = t`Kopyalanamadı. Bağlantı adres çubuğunda; oradan kopyalayabilirsiniz.`;
      showToast({ tone: "info", text, durationMs: sentenceMs });
    }
  };
  return (
    <a className={styles.copy} href={`#${anchor}`} onClick={() => void copy()}>
      <Icon name="copy" />
      <span>{t`Bu sorunun bağlantısı`}</span>
    </a>
  );
}
