import { useStore } from "../../hooks/use-store.ts";
import { lazyDialog } from "../../ui/lazy-with-retry.tsx";
import { supportOpened } from "../../ui/SupportOpener.tsx";

const SupportPanel = lazyDialog(() => import("./SupportPanel.tsx"), "SupportPanel");

/**
 * The panel of help and quick access while it is open. It is apart from its button, because a game has a button of its own.
 *
 * @param online whether the operator can be reached. Offline, the panel shows what still works.
 */
export function Support({ online }: { online: boolean }) {
  return useStore(supportOpened) && <SupportPanel online={online} onClose={() => supportOpened.set(false)} />;
}
