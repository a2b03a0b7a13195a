import { useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useState } from "react";
import { readOptions } from "../../api/query.ts";
import { useRead } from "../../api/use-read.ts";
import { cmsPopupInformation, type Popup as PopupItem } from "../../contract/cms.ts";
import { useStore } from "../../hooks/use-store.ts";
import { visitStorage } from "../../lib/storage.ts";
import { session } from "../../session/app-session.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { SiteLink, useFollowable } from "../../ui/SiteLink.tsx";
import { SectionBoundary } from "../../components/SectionState.tsx";
import { SafeHtml } from "../../components/SafeHtml.tsx";
import { popupIsDue, rememberPopup } from "./popup-memory.ts";
import { activePopup } from "./showable.ts";
import { isUninterrupted } from "./uninterrupted.ts";
import styles from "./Slide.module.css";

export const popups = () => readOptions(cmsPopupInformation, {});

/**
 * The operator's popup, at most once per visit. It waits until the player has begun to look around and then rests, so that it
 * neither covers the page on arrival nor comes under a finger. Use it on pages for browsing. A failure is not shown,
 * because the player did not ask for a popup.
 */
export function Popup() {
  const [isDue] = useState(() => popupIsDue(visitStorage));
  const isResting = useRest();
  return (
    <SectionBoundary silent>
      {/* The dialog opens at its full height, when all of it has loaded. */}
      <Suspense>{isDue && isResting && <FirstPopup />}</Suspense>
    </SectionBoundary>
  );
}

function FirstPopup() {
  const { kind } = useStore(session.state);
  const popup = activePopup(useRead(popups()).rows, kind === "anonymous" ? "visitors" : "players");
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

/** After this time, in milliseconds, even an inactive player counts as having looked around. */
const longEnoughMs = 10_000;

/** How long the player has to leave the page alone, in milliseconds. Scrolling on after a flick counts as a sign of life. */
const restMs = 2_000;

const signsOfLife = ["scroll", "pointerdown", "pointermove", "keydown"] as const;

/** Returns true once the player has looked around and then rested, or has only looked at the page for long enough. */
function useRest(): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    if (rests) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setRests(true), ms);
    };
    const onSign = () => restart(restMs);
    restart(scrollY > 0 ? restMs : longEnoughMs);
    for (const sign of signsOfLife) addEventListener(sign, onSign, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signsOfLife) removeEventListener(sign, onSign, { capture: true });
    };
  }, [rests]);
  return rests;
}
