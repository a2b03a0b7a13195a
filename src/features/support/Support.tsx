import { useLingui } from "@lingui/react/macro";
import { useStore } from "../../hooks/use-store.ts";
import { IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { lazyDialog } from "../../ui/lazy-with-retry.tsx";
import { supportOpened } from "../../ui/SupportOpener.tsx";
import styles from "./Support.module.css";

const SupportPanel = lazyDialog(() => import("./SupportPanel.tsx"), "SupportPanel");

/**
 * The panel of help and quick access while it is open. It is apart from its button, because a game has a button of its own.
 *
 * @param online whether the operator can be reached. Offline, the panel shows what still works.
 */
export function Support({ online }: { online: boolean }) {
  return useStore(supportOpened) && <SupportPanel online={online} onClose={() => supportOpened.set(false)} />;
}

/**
 * Opens the panel: in the header, and on wide screens below the side rail. It floats nowhere, where it would lie on
 * what the player wants to press. The panel's code loads when the pointer or the focus reaches the button.
 */
export function SupportButton({ isInRail = false }: { isInRail?: boolean }) {
  const { t } = useLingui();
  const props = {
    title: t`Destek ve hızlı erişim`,
    "aria-haspopup": "dialog",
    onPointerEnter: SupportPanel.preload,
    onFocus: SupportPanel.preload,
    onClick: () => supportOpened.set(true),
  } as const;
  if (!isInRail) return <IconButton icon="support" label={t`Destek`} {...props} />;
  return (
    <button type="button" className={styles.inRail} {...props}>
      <Icon name="support" />
      <span>{t`Destek`}</span>
    </button>
  );
}
