import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { loginFlow } from "./app-login-flow.ts";

/** The hash of the history entry for the second step. */
const stepMark = "#kod";

/**
 * Makes the browser's back button return from the second step to the password, as players on phones expect. The second
 * step gets its own history entry, and leaving that entry cancels log-in.
 */
export function useBackToPassword(inSecondStep: boolean): void {
  const router = useRouter();
  useEffect(() => {
    const { history } = router;
    const isMarked = () => history.location.hash === stepMark;
    if (!inSecondStep) {
      // Reached by a reload or the forward button, or after the first step has expired.
      if (isMarked()) history.replace(history.location.pathname);
      return;
    }
    if (!isMarked()) history.push(`${history.location.pathname}${stepMark}`);
    return history.subscribe(() => {
      if (!isMarked() && loginFlow.stage.get().kind !== "credentials") loginFlow.giveUp();
    });
  }, [router, inSecondStep]);
}
