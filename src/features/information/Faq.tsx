import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useId, useMemo, useState } from "react";
import { SafeHtml } from "../../components/SafeHtml.tsx";
import { SupportLink } from "../../components/SupportLink.tsx";
import type { FaqEntry } from "../../contract/information.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { cleanInput } from "../../ui/form/TextField.tsx";
import { sentenceMs, showToast } from "../../ui/toast.ts";
import { findQuestions, type Question, questionsOf } from "./find-questions.ts";
import styles from "./Faq.module.css";
import layout from "../../ui/layout.module.css";
import printable from "../../ui/printable.module.css";

export interface FaqProps {
  entries: readonly FaqEntry[];
  /** The anchor in the address, without `#`. The question that it names is opened and scrolled into view. */
  anchor: string;
}

/** Questions and answers. The player can search them and link to each one. */
export function Faq({ entries, anchor }: FaqProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const questions = useMemo(() => questionsOf(entries), [entries]);
  const [open, toggle] = useOpenQuestions(anchor);
  const found = findQuestions(questions, typed);
  const count = found.length;
  if (questions.length === 0) {
    return (
      <StateMessage
        kind="empty"
        title={t`Henüz soru yok`}
        text={
          <Trans>
            Aradığınız bir şey varsa <SupportLink />.
          </Trans>
        }
      />
    );
  }
  return (
    <div className={`${layout.stack3} ${styles.faq}`}>
      <FaqSearch value={typed} onChange={setTyped} />
      <p role="status" className={`${styles.count} ${printable.screenOnly}`}>
        <Plural value={count} other="# soru" />
      </p>
      {count > 0 ? (
        <div className={layout.stack2}>
          {found.map((question) => (
            <FaqQuestion
              key={question.id}
              question={question}
              open={open.has(question.id)}
              onToggle={(isOpen) => toggle(question.id, isOpen)}
            />
          ))}
        </div>
      ) : (
        <StateMessage
          kind="empty"
          title={t`Belirlediğiniz kriterlere göre sonuç bulunamadı.`}
          text={
            <Trans>
              Başka kelimelerle arayın veya <SupportLink />.
            </Trans>
          }
          action={<Button onClick={() => setTyped("")}>{t`Aramayı temizle`}</Button>}
        />
      )}
    </div>
  );
}

/**
 * Returns the ids of the open questions, and a function that opens or closes one. They are kept here and not in each
 * question, because the search removes questions and brings them back.
 */
function useOpenQuestions(anchor: string): [open: ReadonlySet<string>, toggle: (id: string, isOpen: boolean) => void] {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([anchor]));
  const [opened, setOpened] = useState(anchor);
  if (anchor !== opened) {
    setOpened(anchor);
    setOpen(new Set([...open, anchor]));
  }
  useEffect(() => {
    document.getElementById(anchor)?.scrollIntoView();
  }, [anchor]);
  const toggle = (id: string, isOpen: boolean) =>
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  return [open, toggle];
}

interface FaqSearchProps {
  value: string;
  onChange: (typed: string) => void;
}

/** Searches while the player types, because all questions are already loaded. */
function FaqSearch({ value, onChange }: FaqSearchProps) {
  const id = useId();
  return (
    <search className={`${layout.stack2} ${printable.screenOnly}`}>
      <label htmlFor={id} className={styles.label}>
        <Trans>Sorularda ara</Trans>
      </label>
      <span className={styles.field}>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          className={styles.input}
          value={value}
          onChange={({ target }) => onChange(cleanInput(target))}
          autoComplete="off"
          enterKeyHint="search"
        />
      </span>
    </search>
  );
}

interface FaqQuestionProps {
  question: Question;
  open: boolean;
  onToggle: (open: boolean) => void;
}

function FaqQuestion({ question, open, onToggle }: FaqQuestionProps) {
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
      <div className={`${layout.stack3} ${styles.answer}`}>
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
    <a className={`${styles.copy} ${printable.screenOnly}`} href={`#${anchor}`} onClick={() => void copy()}>
      <Icon name="copy" />
      <span>{t`Bu sorunun bağlantısı`}</span>
    </a>
  );
}
