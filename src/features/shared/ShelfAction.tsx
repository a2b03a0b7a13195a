import type { ReactNode } from "react";
import { MoreLink } from "./MoreLink.tsx";

export interface ShelfActionProps {
  /** Says from when the shelf is, when it is not from now. */
  note?: ReactNode;
  /** The page with all of it, if there is one. */
  href?: string;
  /** What it is all of. */
  of: string;
}

/** What stands at the end of a shelf's title. */
export function ShelfAction({ note, href, of }: ShelfActionProps) {
  return (
    <>
      {note}
      {href && <MoreLink href={href} of={of} />}
    </>
  );
}
