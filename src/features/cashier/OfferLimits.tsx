import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { privatePrefix } from "../../lib/private-storage.ts";
import { deviceStorage } from "../../lib/storage.ts";
import { isBeforeFirstDeposit } from "../limits/deposit-left.ts";
import { useLimits } from "../limits/player-limits.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { limitsLink } from "../../api/page-links.ts";
import { Link } from "../../ui/Link.tsx";
import cashier from "./Cashier.module.css";

const skippedKey = `${privatePrefix}limits-skipped`;

/** Offers a deposit limit before the first deposit. Once skipped, it does not come back in this session. */
export function OfferLimits() {
  const { t } = useLingui();
  const limits = useLimits();
  const [isSkipped, setSkipped] = useState(() => deviceStorage.read(skippedKey) !== undefined);
  if (isSkipped || !limits || !isBeforeFirstDeposit(limits)) return null;
  const skip = () => {
    deviceStorage.write(skippedKey, "1");
    setSkipped(true);
  };
  return (
    <section className={cashier.panel} aria-label={t`Yatırım limiti`}>
      <p>
        <Trans>Yatırmadan önce kendinize bir limit koyabilirsiniz. Dilediğiniz an düşürebilirsiniz.</Trans>
      </p>
      <div className={cashier.actions}>
        <Link {...limitsLink} className={buttonClass("secondary", "s")}>
          <Trans>Limit koy</Trans>
        </Link>
        <Button variant="quiet" size="s" onClick={skip}>
          <Trans>Şimdi değil</Trans>
        </Button>
      </div>
    </section>
  );
}
