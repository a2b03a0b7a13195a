import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useRead } from "../../../client/use-read.ts";
import type { Popup as PopupItem } from "../../../contract/cms.ts";
import { visitStorage } from "../../../platform/storage.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Picture } from "../../../ui/Picture.tsx";
import { SiteLink } from "../../../ui/SiteLink.tsx";
import { useFollowable } from "../../../ui/use-followable.ts";
import { SafeHtml } from "../../../client/html/SafeHtml.tsx";
import { rememberPopup } from "./popup-memory.ts";
import { popups } from "./queries.ts";
import { activePopup } from "../showable.ts";
import styles from "./Popup.module.css";

/**
 * The first active popup. A failure is not shown, because the player did not ask for a popup. Suspends until all of it
 * has loaded, so that the dialog opens at its full height.
 */
export default function Popup() {
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
