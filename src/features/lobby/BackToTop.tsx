import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import styles from "./LobbyPage.module.css";

const followScroll = (listener: () => void) => {
  addEventListener("scroll", listener, { passive: true });
  return () => removeEventListener("scroll", listener);
};

/** So many screens down, the way up is worth a button. */
const isFarDown = () => scrollY > innerHeight * 3;

/** The way back up a list that has no end in sight. */
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
        // The button goes, and whoever pressed it by the keyboard goes on from the top.
        document.getElementById("main")?.focus({ preventScroll: true });
      }}
    />
  );
}
