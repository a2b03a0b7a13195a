import { useLingui } from "@lingui/react/macro";
import { Badge } from "../../ui/Badge.tsx";
import { IconButton } from "../../ui/Button.tsx";
import { Balance } from "../../components/Balance.tsx";
import { FavouriteButton } from "../games/FavouriteButton.tsx";
import { Favourites } from "../games/Favourites.tsx";
import { supportOpened } from "../../ui/SupportOpener.tsx";
import { isDemo, type PlayAddress } from "./play-address.ts";
import type { FullScreen } from "./use-full-screen.ts";
import styles from "./GameBar.module.css";

export interface GameBarProps {
  address: PlayAddress;
  name: string;
  providerName: string | undefined;
  onLeave: () => void;
  onDeposit: () => void;
  onFullScreen: () => void;
  /** The ref of the full-screen button. */
  fullScreenRef: FullScreen["buttonRef"];
}

/** The only part of the site around a game: a way out, the game's name, the balance, deposits and help. */
export function GameBar(props: GameBarProps) {
  const { address, name, providerName, onLeave, onDeposit, onFullScreen, fullScreenRef } = props;
  const { t } = useLingui();
  return (
    <header className={styles.bar}>
      <IconButton icon="chevron-left" label={t`Oyundan çık`} onClick={onLeave} />
      <div className={styles.names}>
        <h1 className={styles.name}>{name}</h1>
        {providerName && <p className={styles.provider}>{providerName}</p>}
      </div>
      {isDemo(address) ? (
        <Badge>{t`Demo`}</Badge>
      ) : (
        <>
          <div className={styles.balance}>
            <Balance />
          </div>
          <IconButton
            icon="plus"
            label={t`Para yatır`}
            aria-haspopup="dialog"
            className={styles.deposit}
            onClick={onDeposit}
          />
        </>
      )}
      {address.type !== "virtual" && (
        <Favourites>
          <FavouriteButton
            type={address.type === "live" ? "livecasino" : "casino"}
            id={address.id}
            name={name}
            className={styles.favourite}
          />
        </Favourites>
      )}
      <IconButton
        icon="support"
        label={t`Canlı destek`}
        aria-haspopup="dialog"
        onClick={() => supportOpened.set(true)}
      />
      <IconButton ref={fullScreenRef} icon="expand" label={t`Tam ekran`} onClick={onFullScreen} />
    </header>
  );
}
