import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import styles from "./LobbyPage.module.css";

const followScroll = (listener: () => void) => {
  addEventListener("scroll", listener, { passive: true });
  return () => removeEventListener("scroll", listener);
};

/** After three screens the button appears. */
const isFarDown = () => scrollY > innerHeight * 3;

/** Scrolls back to the top of a long list. */
export function BackToTop() {
  const { t } = useLingui();
  if (!useSyncExternalStore(followScroll, isFarDown)) return null;
  return (
    <IconButton
      icon="chevron-down"
      label={t`Başa dön`}
      className={styles.top}
      onClick={() => {
        scrollTo({ top: 0, behavior: "instant" });
        // The button disappears, so keyboard focus moves to the main content.
        document.getElementById("main")?.focus({ preventScroll: true });
      }}
    />
  );
}
