import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { loginFlow } from "./app-login-flow.ts";

/** What marks the entry of the history that stands for the second step. */
const stepMark = "#kod";

/**
 * While the second step is shown, the browser's back button leads to the password, as a phone's players expect:
 * the step has an entry of its own in the history, and leaving that gives the attempt up.
 */
export function useBackToPassword(inSecondStep: boolean): void {
  const router = useRouter();
  useEffect(() => {
    const { history } = router;
    const isMarked = () => history.location.hash === stepMark;
    if (!inSecondStep) {
      // After a reload, by the forward button, or when the first step has lapsed.
      if (isMarked()) history.replace(history.location.pathname);
      return;
    }
    if (!isMarked()) history.push(`${history.location.pathname}${stepMark}`);
    return history.subscribe(() => {
      if (!isMarked() && loginFlow.stage.get().kind !== "credentials") loginFlow.giveUp();
    });
  }, [router, inSecondStep]);
}
