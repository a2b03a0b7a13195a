import { useLingui } from "@lingui/react/macro";
import { IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { supportOpened } from "../../ui/SupportOpener.tsx";
import styles from "./SupportButton.module.css";

/**
 * Opens the panel of help: in the header, and on wide screens below the side rail. It floats nowhere, where it would lie on
 * what the player wants to press.
 */
export function SupportButton({ isInRail = false }: { isInRail?: boolean }) {
  const { t } = useLingui();
  const props = {
    title: t`Destek ve hızlı erişim`,
    "aria-haspopup": "dialog",
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
