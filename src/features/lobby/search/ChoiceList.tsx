import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { Choice } from "./choices.ts";
import styles from "./SearchDialog.module.css";

export interface ChoiceListProps {
  id: string;
  optionId: (index: number) => string;
  choices: readonly Choice[];
  /** The one that Enter chooses; -1 for none. */
  active: number;
  totalGames: number | undefined;
  onChoose: (choice: Choice) => void;
  onForget: () => void;
}

const groups = ["recent", "games", "tables", "providers", "more"] as const;

/** What can be chosen, in groups. The focus stays in the field; the list only shows where it would go. */
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
  const numbered = choices.map((choice, index) => ({ choice, index }));
  return (
    <div className={styles.results}>
      <div ref={list} id={id} role="listbox" aria-label={t`Arama sonuçları`}>
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
                <div
                  key={choice.key}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  className={styles.option}
                  // The field keeps the focus.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(choice)}
                  onKeyDown={undefined}
                >
                  <ChoiceFace choice={choice} totalGames={totalGames} />
                </div>
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

function ChoiceFace({ choice, totalGames }: { choice: Choice; totalGames: number | undefined }) {
  const { group, name, detail, image } = choice;
  if (group === "more") {
    return (
      <>
        <Icon name="grid" />
        <span className={styles.name}>
          {totalGames === undefined ? (
            <Trans>“{name}” için bütün oyunlar</Trans>
          ) : (
            <Trans>
              “{name}” için bütün oyunlar ({totalGames})
            </Trans>
          )}
        </span>
      </>
    );
  }
  return (
    <>
      {image ? (
        <span className={styles.art}>
          <img src={image} alt="" decoding="async" loading="lazy" />
        </span>
      ) : (
        <Icon name={group === "recent" ? "clock" : "diamond"} />
      )}
      <span className={styles.name}>{name}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </>
  );
}
