import { useLingui } from "@lingui/react/macro";
import { Badge } from "../../../ui/Badge.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { SiteLink } from "../../../ui/SiteLink.tsx";
import { Balance } from "../../shared/Balance.tsx";
import { supportAddress } from "../support-address.ts";
import styles from "./GameBar.module.css";

export interface GameBarProps {
  name: string;
  providerName: string | undefined;
  demo: boolean;
  onLeave: () => void;
  onFullScreen: () => void;
}

/** All that the site keeps of itself around a game: the way out, what is played, the balance, help. */
export function GameBar({ name, providerName, demo, onLeave, onFullScreen }: GameBarProps) {
  const { t } = useLingui();
  const support = supportAddress();
  return (
    <header className={styles.bar}>
      <IconButton icon="chevron-left" label={t`Oyundan çıkın`} onClick={onLeave} />
      <div className={styles.names}>
        <h1 className={styles.name}>{name}</h1>
        {providerName && <p className={styles.provider}>{providerName}</p>}
      </div>
      {demo ? <Badge>{t`Demo`}</Badge> : <Balance />}
      {support && (
        <SiteLink href={support} className={styles.link} aria-label={t`Canlı destek`} title={t`Canlı destek`}>
          <Icon name="support" />
        </SiteLink>
      )}
      <IconButton icon="expand" label={t`Tam ekran`} onClick={onFullScreen} />
    </header>
  );
}
