import { useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useState } from "react";
import type { CashierPlace } from "../features/cashier/cashier-context.ts";
import { pauseGame } from "../features/games/open-game.ts";
import { cashDirections } from "../contract/cash-method.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { lazyWithRetry } from "../ui/lazy-with-retry.tsx";

const loadCashier = () => import("../features/cashier/Cashier.tsx");
const Cashier = lazyWithRetry(loadCashier, "Cashier");
const FollowedTransfers = lazyWithRetry(loadCashier, "FollowedTransfers", { untilItComes: true });

export interface DepositOverGameProps {
  open: boolean;
  onClose: () => void;
}

/** The deposit page over a game that stays open. After it is closed, the page still reports how the deposit ends. */
export function DepositOverGame({ open, onClose }: DepositOverGameProps) {
  if (open) return <Drawer onClose={onClose} />;
  return (
    <Suspense>
      <FollowedTransfers direction={cashDirections.deposit} />
    </Suspense>
  );
}

function Drawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [place, setPlace] = useState<CashierPlace>({});
  // The game is paused while the drawer is open.
  useEffect(pauseGame, []);
  return (
    <Dialog open onClose={onClose} title={t`Para yatır`}>
      <Suspense fallback={<Skeleton height="24rem" radius="var(--radius-l)" />}>
        <Cashier direction={cashDirections.deposit} place={place} onPlace={setPlace} isOverGame />
      </Suspense>
    </Dialog>
  );
}
