import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { CashierPlace } from "../features/cashier/cashier-context.ts";
import { pauseGame } from "../games/open-game.ts";
import { cashDirections } from "../contract/cash-method.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { useModule } from "../ui/use-module.ts";

const loadCashier = () => import("../features/cashier/Cashier.tsx");

export interface DepositOverGameProps {
  open: boolean;
  onClose: () => void;
}

/** The deposit page over a game that stays open. After it is closed, the page still reports how the deposit ends. */
export function DepositOverGame({ open, onClose }: DepositOverGameProps) {
  const cashier = useModule(loadCashier, true);
  if (open) return <Drawer Cashier={cashier?.Cashier} onClose={onClose} />;
  return cashier && <cashier.FollowedTransfers direction={cashDirections.deposit} />;
}

interface DrawerProps {
  /** Undefined until it is loaded. */
  Cashier: Awaited<ReturnType<typeof loadCashier>>["Cashier"] | undefined;
  onClose: () => void;
}

function Drawer({ Cashier, onClose }: DrawerProps) {
  const { t } = useLingui();
  const [place, setPlace] = useState<CashierPlace>({});
  // The game is paused while the drawer is open.
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
