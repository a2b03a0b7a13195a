import { Trans, useLingui } from "@lingui/react/macro";
import { type MouseEvent, useDeferredValue, useEffect, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { ChoiceOption } from "./ChoiceOption.tsx";
import type { Choice } from "./choices.ts";
import styles from "./SearchDialog.module.css";

export interface ChoiceListProps {
  id: string;
  optionId: (index: number) => string;
  choices: readonly Choice[];
  /** The index that Enter chooses; -1 for none. */
  active: number;
  totalGames: number | undefined;
  onChoose: (choice: Choice) => void;
  onForget: () => void;
}

/** As many as a phone's screen or the dialog on a desktop shows. Only these render with each letter. */
const atOnce = 14;

const groups = ["recent", "games", "tables", "providers", "more"] as const;

/** The results in groups. The focus stays in the field; the list only marks the active option. */
export function ChoiceList(props: ChoiceListProps) {
  const { id, optionId, choices, active, totalGames, onChoose, onForget } = props;
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const titles = {
    recent: t`Son aramalarınız`,
    games: t`Oyunlar`,
    tables: t`Masalar`,
    providers: t`Sağlayıcılar`,
    more: t`Daha fazlası`,
  };
  const inTime = useDeferredValue(choices);
  const shown = inTime === choices ? choices.length : Math.max(atOnce, active + 1);
  const numbered = choices.slice(0, shown).map((choice, index) => ({ choice, index }));
  // One handler for the list, so that the options do not render again when it changes.
  const onClick = ({ target }: MouseEvent) => {
    const option = target instanceof Element && target.closest("[role=option]");
    const chosen = option && choices.find((_, index) => optionId(index) === option.id);
    if (chosen) onChoose(chosen);
  };
  return (
    <div className={styles.results}>
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={t`Arama sonuçları`}
        // Keeps the focus in the field.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onClick}
        onKeyDown={undefined}
      >
        {groups.map((group) => {
          const here = numbered.filter(({ choice }) => choice.group === group);
          if (here.length === 0) return null;
          return (
            <div key={group} role="group" aria-label={titles[group]}>
              {group !== "more" && (
                <p className={styles.group} aria-hidden="true">
                  {titles[group]}
                </p>
              )}
              {here.map(({ choice, index }) => (
                <ChoiceOption
                  key={choice.key}
                  id={optionId(index)}
                  choice={choice}
                  selected={index === active}
                  total={group === "more" ? totalGames : undefined}
                />
              ))}
            </div>
          );
        })}
      </div>
      {choices[0]?.group === "recent" && (
        <Button variant="quiet" size="s" onClick={onForget}>
          <Trans>Son aramaları sil</Trans>
        </Button>
      )}
    </div>
  );
}
