import type { ReactNode } from "react";
import { Link } from "../../ui/Link.tsx";
import { type CashierPlace, placeLink, useCashier } from "./cashier-context.ts";

export interface PlaceLinkProps {
  to: CashierPlace;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads to another place of the cashier. Over a game it is a button, because the address is the game's. */
export function PlaceLink({ to, className, children }: PlaceLinkProps) {
  const { direction, isOverGame, onPlace } = useCashier();
  if (isOverGame) {
    return (
      <button type="button" className={className} onClick={() => onPlace(to)}>
        {children}
      </button>
    );
  }
  return (
    <Link {...placeLink(direction, to)} className={className ?? ""}>
      {children}
    </Link>
  );
}
