import { useLingui } from "@lingui/react/macro";
import { useStore } from "../../hooks/use-store.ts";
import { Icon } from "../../ui/Icon.tsx";
import { lazyDialog } from "../../ui/lazy-with-retry.tsx";
import { supportOpened } from "../../ui/SupportOpener.tsx";
import printable from "../../ui/printable.module.css";
import styles from "./Support.module.css";

const SupportPanel = lazyDialog(() => import("./SupportPanel.tsx"), "SupportPanel");

export interface SupportProps {
  /** Whether the operator can be reached. Offline, the panel shows what still works. */
  online: boolean;
  /** Whether the page has the button. Without it, others open the panel: a game's bar, for example. */
  hasButton: boolean;
}

/**
 * The panel of help and quick access, and the button that opens it: at the bottom of the side rail on wide screens, above
 * the tab bar on phones. The panel's code loads when the pointer or the focus reaches the button, or when the panel is opened.
 */
export function Support({ online, hasButton }: SupportProps) {
  const { t } = useLingui();
  const opened = useStore(supportOpened);
  return (
    <>
      {hasButton && (
        <button
          type="button"
          className={`${styles.button} ${printable.screenOnly}`}
          title={t`Destek ve hızlı erişim`}
          aria-haspopup="dialog"
          onPointerEnter={SupportPanel.preload}
          onFocus={SupportPanel.preload}
          onClick={() => supportOpened.set(true)}
        >
          <Icon name="support" />
          <span className={styles.label}>{t`Destek`}</span>
        </button>
      )}
      {opened && <SupportPanel online={online} onClose={() => supportOpened.set(false)} />}
    </>
  );
}
