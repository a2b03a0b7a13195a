import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./LiveChat.module.css";

export interface LiveChatProps {
  /** The operator's chat page, which allows this site to frame it. */
  address: string;
  onBack: () => void;
  onClose: () => void;
}

/**
 * The chat, inside the page. It is a frame of another origin: it loads only on demand and has no access to this page.
 */
export function LiveChat({ address, onBack, onClose }: LiveChatProps) {
  const { t } = useLingui();
  const [loaded, setLoaded] = useState(false);
  return (
    <Dialog open onClose={onClose} title={t`Canlı destek`}>
      <Button size="s" variant="quiet" onClick={onBack}>
        <Icon name="chevron-left" />
        <span>{t`Diğer yollar`}</span>
      </Button>
      <div className={styles.place}>
        {!loaded && <Skeleton height="100%" radius="var(--radius-m)" />}
        <iframe
          className={styles.frame}
          src={address}
          title={t`Canlı destek sohbeti`}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a frame of another origin cannot lift its sandbox
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="origin"
          onLoad={() => setLoaded(true)}
        />
      </div>
    </Dialog>
  );
}
