import { stepUpRequest } from "../../../client/step-up.ts";
import { useStore } from "../../../lib/use-store.ts";
import { useModule } from "../../../ui/use-module.ts";

const loadDialog = () => import("./StepUpDialog.tsx");

/** Opens the dialog of a step-up over any page, whenever a write needs one. */
export function StepUp() {
  const request = useStore(stepUpRequest);
  const StepUpDialog = useModule(loadDialog, request !== undefined)?.StepUpDialog;
  return request && StepUpDialog && <StepUpDialog request={request} />;
}
