import { useLingui } from "@lingui/react/macro";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import { dismissToast, type Toast } from "./toast.ts";
import styles from "./Toaster.module.css";

const icons = { positive: "check", negative: "warning", info: "info" } as const;

export function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useLingui();
  const { id, tone, text, action } = toast;
  return (
    <div className={`${styles.toast} ${styles[tone]}`}>
      <Icon name={icons[tone]} />
      <p className={styles.text}>{text}</p>
      {action && (
        <Button
          size="s"
          onClick={() => {
            dismissToast(id);
            action.onSelect();
          }}
        >
          {action.label}
        </Button>
      )}
      {!action && <IconButton icon="close" label={t`Kapat`} onClick={() => dismissToast(id)} />}
    </div>
  );
}
