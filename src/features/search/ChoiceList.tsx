import { Trans, useLingui } from "@lingui/react/macro";
import { memo, type MouseEvent, useDeferredValue, useEffect, useRef } from "react";
import { usePictureFailure } from "../../hooks/use-picture-failure.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { inWidths, tableSizes } from "../games/in-widths.ts";
import { type Choice, choiceGroups, sameChoice } from "./choices.ts";
import styles from "./SearchDialog.module.css";
import text from "../../ui/text.module.css";

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
    popular: t`En popüler`,
    categories: t`Kategoriler`,
    games: t`Oyunlar`,
    tables: t`Masalar`,
    providers: t`Sağlayıcılar`,
    nearest: t`Bunu mu aradınız?`,
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
      {choices[0]?.group === "recent" && (
        <div className={styles.forget}>
          <Button variant="quiet" size="s" onClick={onForget}>
            <Trans>Son aramaları sil</Trans>
          </Button>
        </div>
      )}
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
        {choiceGroups.map((group) => {
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
    </div>
  );
}

interface ChoiceOptionProps {
  id: string;
  choice: Choice;
  /** Whether Enter chooses it. */
  selected: boolean;
  /** The number of all games found, for the option that leads to them. */
  total: number | undefined;
}

/**
 * One option. Most options stay the same from letter to letter and are not rendered again, so that the results of a
 * key press appear in one frame.
 */
const ChoiceOption = memo(
  function ChoiceOption({ id, choice, selected, total }: ChoiceOptionProps) {
    return (
      <div id={id} role="option" aria-selected={selected} tabIndex={-1} className={styles.option}>
        {choice.group === "more" ? <More text={choice.name} total={total} /> : <Face choice={choice} />}
      </div>
    );
  },
  (before, now) =>
    before.id === now.id &&
    before.selected === now.selected &&
    before.total === now.total &&
    sameChoice(before.choice, now.choice),
);

function Face({
  choice: { group, name, detail, image, icon = group === "recent" ? "clock" : "diamond" },
}: {
  choice: Choice;
}) {
  return (
    <>
      {image ? (
        <span className={styles.art}>
          <Art key={image} src={image} sizes={group === "tables" ? tableSizes : undefined} />
        </span>
      ) : (
        <Icon name={icon} />
      )}
      <span className={`${text.cut} ${styles.name}`}>{name}</span>
      {detail && <span className={`${text.soft} ${text.cut} ${styles.detail}`}>{detail}</span>}
    </>
  );
}

/** The picture of a game or table. One that fails to load is hidden; its background remains. */
function Art({ src, sizes }: { src: string; sizes: string | undefined }) {
  const { failed, attempt, onError } = usePictureFailure(src);
  return (
    <img
      key={attempt}
      {...inWidths(src, sizes)}
      alt=""
      decoding="async"
      loading="lazy"
      hidden={failed}
      onError={onError}
    />
  );
}

function More({ text: name, total: totalGames }: { text: string; total: number | undefined }) {
  return (
    <>
      <Icon name="grid" />
      <span className={`${text.cut} ${styles.name}`}>
        {totalGames === undefined ? (
          <Trans>“{name}” için tüm oyunlar</Trans>
        ) : (
          <Trans>
            “{name}” için tüm oyunlar ({totalGames})
          </Trans>
        )}
      </span>
    </>
  );
}
