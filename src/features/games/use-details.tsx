import { useLingui } from "@lingui/react/macro";
import { type ComponentType, useCallback, useState } from "react";
import type { Elements } from "../../ui/elements.ts";
import { showToast } from "../../ui/toast.ts";

/** Loaded when the player asks for details. */
export const loadGameDetails = async () => (await import("./Details.tsx")).GameDetails;
export const loadTableDetails = async () => (await import("./Details.tsx")).TableDetails;

export type DetailsComponent<Item> = ComponentType<{ item: Item; onClose: () => void }>;

/** Imports the dialog. Must be the same function at every render. */
export type LoadDetails<Item> = () => Promise<DetailsComponent<Item>>;

interface Shown<Item> {
  readonly item: Item;
  readonly Details: DetailsComponent<Item>;
}

/**
 * Returns a stable function that opens an item's details, and the dialog to render (null while it is closed). If the
 * dialog's code cannot be loaded, the player is told and may try again.
 */
export function useDetails<Item>(load: LoadDetails<Item>): [open: (item: Item) => void, dialog: Elements] {
  const { t } = useLingui();
  const [shown, setShown] = useState<Shown<Item>>();
  const open = useCallback(
    (item: Item) => {
      load().then(
        (Details) => setShown({ item, Details }),
        () => {
          const text = t`Ayrıntılar açılamadı. Bağlantınızı kontrol edip tekrar deneyin.`;
          showToast({ tone: "negative", text });
        },
      );
    },
    [load, t],
  );
  const dialog = shown && <shown.Details item={shown.item} onClose={() => setShown(undefined)} />;
  return [open, dialog];
}
