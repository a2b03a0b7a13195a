import { stepUpRequest } from "../../api/step-up.ts";
import { useStore } from "../../hooks/use-store.ts";
import { lazyDialog } from "../../ui/lazy-with-retry.tsx";

const StepUpDialog = lazyDialog(() => import("./StepUpDialog.tsx"), "StepUpDialog");

/** Opens the dialog of a step-up over any page, whenever a write needs one. */
export function StepUp() {
  const request = useStore(stepUpRequest);
  return request && <StepUpDialog request={request} onClose={() => request.end(false)} />;
}
