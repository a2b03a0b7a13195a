import { useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useState } from "react";
import { readOptions } from "../../api/query.ts";
import { useRead } from "../../api/use-read.ts";
import { cmsPopupInformation, type Popup as PopupItem } from "../../contract/cms.ts";
import { visitStorage } from "../../lib/storage.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { SiteLink, useFollowable } from "../../ui/SiteLink.tsx";
import { SectionBoundary } from "../../components/SectionState.tsx";
import { SafeHtml } from "../../components/SafeHtml.tsx";
import { popupIsDue, rememberPopup } from "./popup-memory.ts";
import { activePopup } from "./showable.ts";
import styles from "./Slide.module.css";

export const popups = () => readOptions(cmsPopupInformation, {});

/**
 * The operator's popup, at most once per visit. It waits until the player has begun to look around, so that it does not cover
 * the page on arrival. Use it on pages for browsing. A failure is not shown, because the player did not ask for a popup.
 */
export function Popup() {
  const [isDue] = useState(() => popupIsDue(visitStorage));
  const hasInteracted = useHasInteracted();
  return (
    <SectionBoundary silent>
      {/* The dialog opens at its full height, when all of it has loaded. */}
      <Suspense>{isDue && hasInteracted && <FirstPopup />}</Suspense>
    </SectionBoundary>
  );
}

function FirstPopup() {
  const popup = activePopup(useRead(popups()).rows);
  return popup ? <PopupDialog popup={popup} /> : null;
}

function PopupDialog({ popup }: { popup: PopupItem }) {
  const { t } = useLingui();
  const followable = useFollowable();
  const [open, setOpen] = useState(isUninterrupted);
  const close = () => setOpen(false);
  useEffect(() => {
    if (open) rememberPopup(visitStorage);
  }, [open]);
  return (
    <Dialog open={open} onClose={close} title={popup.title}>
      <div className={styles.popup}>
        {popup.image && <Picture src={popup.image} alt="" ratio="16 / 9" />}
        <SafeHtml html={popup.Text} />
        {popup.url && followable(popup.url) && (
          <SiteLink href={popup.url} className={buttonClass("primary")} onClick={close}>
            {t`Ayrıntıları gör`}
          </SiteLink>
        )}
      </div>
    </Dialog>
  );
}

/** Whether the player can be interrupted: no dialog is open, and the focus is not in a field or a frame. */
export function isUninterrupted(page: Document = document): boolean {
  if (page.querySelector("dialog[open]")) return false;
  return !page.activeElement?.matches("input, select, textarea, iframe, [contenteditable]");
}

/** After this time, in milliseconds, even an inactive player counts as having looked around. */
const longEnoughMs = 10_000;

const signsOfLife = ["scroll", "pointerdown", "keydown"] as const;

/** Returns true once the player has scrolled, tapped or typed, or has had enough time to look at the page. */
function useHasInteracted(): boolean {
  const [looked, setLooked] = useState(() => scrollY > 0);
  useEffect(() => {
    if (looked) return;
    const onSign = () => setLooked(true);
    const timer = setTimeout(onSign, longEnoughMs);
    for (const sign of signsOfLife) addEventListener(sign, onSign, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signsOfLife) removeEventListener(sign, onSign, { capture: true });
    };
  }, [looked]);
  return looked;
}
