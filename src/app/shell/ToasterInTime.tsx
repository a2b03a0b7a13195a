import { useEffect } from "react";
import { useFirstScreenDone } from "../../client/first-screen-done.ts";
import { useStore } from "../../lib/use-store.ts";
import { pauseToasts, resumeToasts, toastStore } from "../../ui/toast.ts";
import { useModule } from "../../ui/use-module.ts";

const loadToaster = () => import("../../ui/Toaster.tsx");

/** Where toasts appear. Loads after the first screen or with the first toast, whose timer waits for it. */
export function ToasterInTime() {
  const anyToast = useStore(toastStore).length > 0;
  const firstScreenDone = useFirstScreenDone();
  const Toaster = useModule(loadToaster, anyToast || firstScreenDone)?.Toaster;
  const isThere = Toaster !== undefined;
  useEffect(() => (isThere ? resumeToasts() : pauseToasts()), [isThere]);
  return Toaster && <Toaster />;
}
