import { useLingui } from "@lingui/react/macro";
import { type ComponentType, type ReactNode, useCallback, useState } from "react";
import { showToast } from "../../../ui/toast.ts";

export type DetailsComponent<Item> = ComponentType<{ item: Item; onClose: () => void }>;

/** Fetches the dialog for details: the same function at every render. */
export type LoadDetails<Item> = () => Promise<{ readonly default: DetailsComponent<Item> }>;

interface Shown<Item> {
  readonly item: Item;
  readonly Details: DetailsComponent<Item>;
}

/**
 * Opens the details of an item, always by the same function; the dialog is to be rendered, and is null while it is
 * closed. Where its code does not come the player is told, and may press again.
 */
export function useDetails<Item>(load: LoadDetails<Item>): [open: (item: Item) => void, dialog: ReactNode] {
  const { t } = useLingui();
  const [shown, setShown] = useState<Shown<Item>>();
  const open = useCallback(
    (item: Item) => {
      load().then(
        ({ default: Details }) => setShown({ item, Details }),
        () => showToast({ tone: "negative", text: t`Ayrıntılar açılamadı. Bağlantınızı denetleyip yeniden deneyin.` }),
      );
    },
    [load, t],
  );
  const dialog = shown && <shown.Details item={shown.item} onClose={() => setShown(undefined)} />;
  return [open, dialog];
}
