import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { saveReturnUrl } from "../../lib/return-url.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { CheckboxField } from "../../ui/form/CheckboxField.tsx";
import { Link } from "../../ui/Link.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { inWidths, tableSizes } from "../games/in-widths.ts";
import { slotLink } from "../games/play-path.ts";
import { isDemo, type PlayAddress } from "../play/play-address.ts";
import { useKnownName } from "../play/use-game-name.ts";
import { type FindGame, useGameFacts } from "../play/use-game-facts.ts";
import styles from "./WaitingGame.module.css";

export interface WaitingGameProps {
  address: PlayAddress;
  /** Must be the same function at every render. */
  lookUp: FindGame;
}

/**
 * The game that a visitor wanted to open: it opens after the log-in. To register comes first, because a visitor who has an
 * account knows the form below. Games are for players, demos too.
 */
export function WaitingGame({ address, lookUp }: WaitingGameProps) {
  const { t } = useLingui();
  const facts = useGameFacts(address, lookUp);
  const { game, image } = facts;
  const name = useKnownName(address, facts);
  const isTable = address.type === "live";
  const hasDemo = game !== undefined && "gameID" in game && game.hasDemo === true;
  return (
    <section className={styles.waiting} aria-label={name ?? t`Seçtiğiniz oyun`}>
      {image && (
        <span className={`${styles.art} ${isTable ? styles.table : ""}`}>
          <Picture
            {...inWidths(image, isTable ? tableSizes : undefined)}
            alt=""
            ratio={isTable ? "16 / 10" : "3 / 4"}
          />
        </span>
      )}
      <div className={styles.words}>
        {name === undefined ? (
          <p>
            <Trans>Seçtiğiniz oyunu oynamak için kayıt olun veya giriş yapın.</Trans>
          </p>
        ) : isTable ? (
          <p>
            <Trans>
              <strong>{name}</strong> masasına oturmak için kayıt olun veya giriş yapın.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans>
              <strong>{name}</strong> oyununu oynamak için kayıt olun veya giriş yapın.
            </Trans>
          </p>
        )}
        <Link to="/register" className={buttonClass("primary")}>
          <Trans>Kayıt ol</Trans>
        </Link>
        {hasDemo && <DemoFirst address={address} />}
        {isTable && game && "tableID" in game && !game.open && (
          <p className={styles.note}>
            <Trans>Bu masa şu an kapalı</Trans>
          </p>
        )}
      </div>
    </section>
  );
}

/** Lets the visitor choose the game's demo in its place. */
function DemoFirst({ address }: Pick<WaitingGameProps, "address">) {
  const { t } = useLingui();
  const { buildLocation } = useRouter();
  const [isChosen, setChosen] = useState(isDemo(address));
  const choose = (demo: boolean) => {
    setChosen(demo);
    saveReturnUrl(buildLocation(slotLink(address.id, demo ? "demo" : undefined)).href);
  };
  return (
    <CheckboxField
      label={t`Demosuyla başla`}
      hint={t`Girişten sonra demo açılır; bakiyeniz değişmez.`}
      checked={isChosen}
      onChange={({ target }) => choose(target.checked)}
    />
  );
}
