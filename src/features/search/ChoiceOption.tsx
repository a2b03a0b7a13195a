import { Trans } from "@lingui/react/macro";
import { memo } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { usePictureFailure } from "../../hooks/use-picture-failure.ts";
import { type Choice, sameChoice } from "./choices.ts";
import { inWidths, tableSizes } from "../games/in-widths.ts";
import styles from "./SearchDialog.module.css";

export interface ChoiceOptionProps {
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
export const ChoiceOption = memo(
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

function Face({ choice: { group, name, detail, image } }: { choice: Choice }) {
  return (
    <>
      {image ? (
        <span className={styles.art}>
          <Art key={image} src={image} sizes={group === "tables" ? tableSizes : undefined} />
        </span>
      ) : (
        <Icon name={group === "recent" ? "clock" : "diamond"} />
      )}
      <span className={styles.name}>{name}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
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
      <span className={styles.name}>
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
