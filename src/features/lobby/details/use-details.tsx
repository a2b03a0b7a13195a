import { type ComponentType, type ReactNode, Suspense, useCallback, useState } from "react";
import { SectionBoundary } from "../../shared/SectionBoundary.tsx";

/** Opens the details of an item, always by the same function; the dialog is to be rendered, and is null while it is closed. */
export function useDetails<Item>(
  Details: ComponentType<{ item: Item; onClose: () => void }>,
): [open: (item: Item) => void, dialog: ReactNode] {
  const [item, setItem] = useState<Item>();
  const dialog = item !== undefined && (
    <SectionBoundary silent>
      <Suspense>
        <Details item={item} onClose={() => setItem(undefined)} />
      </Suspense>
    </SectionBoundary>
  );
  const open = useCallback((next: Item) => setItem(() => next), []);
  return [open, dialog];
}
