import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { buttonClass } from "../../ui/button-class.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { useFollowable } from "../../ui/use-followable.ts";
import { pauseGame } from "../../games/open-game.ts";
import { SupportOpener } from "../../ui/SupportOpener.tsx";
import styles from "./GameDialog.module.css";

const depositPath = "/profile/deposit";

/** Offers the way to the deposit page when the game says that the player wants to deposit. */
export function DepositOffer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const canDeposit = useFollowable()(depositPath);
  useEffect(pauseGame, []);
  return (
    <Dialog open onClose={onClose} title={t`Para yatırın`}>
      <p>
        {canDeposit ? (
          <Trans>Para yatırma sayfası oyunun yerine açılır. İşiniz bitince oyuna geri dönebilirsiniz.</Trans>
        ) : (
          <Trans>Bu sitede para yatırmak için canlı desteğe yazın.</Trans>
        )}
      </p>
      <div className={styles.actions}>
        {canDeposit ? (
          <SiteLink href={depositPath} className={buttonClass("primary")} onClick={onClose}>
            <Trans>Para yatır</Trans>
          </SiteLink>
        ) : (
          <SupportOpener />
        )}
        <Button onClick={onClose}>
          <Trans>Oyuna dön</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
