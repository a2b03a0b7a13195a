import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useMemo, useState } from "react";
import type { FaqEntry } from "../../contract/information.ts";
import { cleanInput } from "../../ui/form/clean-input.ts";
import { Button } from "../../ui/Button.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { SupportOpener } from "../../ui/SupportOpener.tsx";
import { FaqQuestion } from "./FaqQuestion.tsx";
import { findQuestions, questionsOf } from "./find-questions.ts";
import styles from "./Faq.module.css";
import { Icon } from "../../ui/Icon.tsx";

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
        text={t`Aradığınızı canlı desteğe sorabilirsiniz.`}
        action={<SupportOpener />}
      />
    );
  }
  return (
    <div className={styles.faq}>
      <FaqSearch value={typed} onChange={setTyped} />
      <p role="status" className={styles.count}>
        <Plural value={count} one="# soru" other="# soru" />
      </p>
      {count > 0 ? (
        <div className={styles.questions}>
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
          text={t`Başka kelimelerle arayın veya canlı desteğe yazın.`}
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
    <search className={styles.search}>
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
