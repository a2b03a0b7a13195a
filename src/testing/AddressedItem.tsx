import { useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import * as v from "valibot";
import { addressText } from "../lib/address-text.ts";

export interface AddressedItemProps {
  /** The id in the address with which the page was opened. */
  firstId?: string | undefined;
  /** Renders the page for the id in the present address. */
  children: (id: string | undefined) => ReactNode;
}

/** For component tests: a page that follows the address to the details of an item and back. */
export function AddressedItem({ firstId, children }: AddressedItemProps) {
  const { pathname, search } = useRouterState({ select: ({ location }) => location });
  const { id } = v.parse(v.object({ id: addressText }), pathname === "/" ? { id: firstId } : search);
  return children(id);
}
