import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { CashierPlace } from "../features/cashier/cashier-context.ts";
import { pauseGame } from "../games/open-game.ts";
import { cashDirections } from "../contract/cash-method.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { useModule } from "../ui/use-module.ts";

const loadCashier = () => import("../features/cashier/Cashier.tsx");

/** The deposit page over a game that stays open, but rests meanwhile. */
export function DepositOverGame({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [place, setPlace] = useState<CashierPlace>({});
  const Cashier = useModule(loadCashier, true)?.Cashier;
  useEffect(pauseGame, []);
  return (
    <Dialog open onClose={onClose} title={t`Para yatır`}>
      {Cashier ? (
        <Cashier direction={cashDirections.deposit} place={place} onPlace={setPlace} isOverGame />
      ) : (
        <Skeleton height="24rem" radius="var(--radius-l)" />
      )}
    </Dialog>
  );
}
