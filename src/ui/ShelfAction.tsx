import type { ReactNode } from "react";
import { MoreLink } from "./MoreLink.tsx";

export interface ShelfActionProps {
  /** How old the shelf's data is, when it is not current. */
  note?: ReactNode;
  /** The page with all items, if there is one. */
  href?: string;
  /** The name of the items, for the link's label. */
  of: string;
}

/** The end of a shelf's title row: the age of its data and the link to all items. */
export function ShelfAction({ note, href, of }: ShelfActionProps) {
  return (
    <>
      {note}
      {href && <MoreLink href={href} of={of} />}
    </>
  );
}
