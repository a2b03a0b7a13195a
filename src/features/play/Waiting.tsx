import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Picture } from "../../ui/Picture.tsx";
import type { GameFacts } from "./find-game.ts";
import { inWidths, tableSizes } from "../games/in-widths.ts";
import { GameProblem, type WaysOn } from "./GameProblem.tsx";
import styles from "./GameStage.module.css";

/** How long the player waits for a game before a retry is offered, in milliseconds. */
const patienceMs = 25_000;

/** Shown in front of a game that is loading. A game that appears after the offer to retry is still shown. */
export function Waiting({ facts, ...ways }: WaysOn & { facts: GameFacts }) {
  const { t } = useLingui();
  const [late, setLate] = useState(false);
  // The same sizes as in the tile, so that the cached file is used.
  const sizes = facts.game && "tableID" in facts.game ? tableSizes : undefined;
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (late) {
    return (
      <div className={styles.cover}>
        <GameProblem
          kind="error"
          title={t`Oyunun açılması beklenenden uzun sürdü`}
          text={t`Sağlayıcı yanıt vermiyor olabilir. Tekrar deneyin veya başka bir oyun seçin.`}
          {...ways}
        />
      </div>
    );
  }
  return (
    <div className={styles.cover}>
      <div className={styles.waiting}>
        <span className={styles.art}>
          {facts.image && <Picture {...inWidths(facts.image, sizes)} alt="" ratio="3 / 4" />}
        </span>
        <p role="status">
          <Trans>Oyun açılıyor…</Trans>
        </p>
        <span className={styles.progress} aria-hidden="true" />
      </div>
    </div>
  );
}
