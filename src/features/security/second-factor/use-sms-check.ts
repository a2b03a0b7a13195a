import { useWrite } from "../../../api/use-write.ts";
import { userSmsValidate } from "../../../contract/user-security.ts";
import { codeCall, siteType } from "./code-call.ts";
import type { SmsProofProps } from "./SmsProof.tsx";

/** Checks a code by SMS for a change of the second factor. `onProven` is called when it is right. */
export function useSmsCheck(onProven: () => void): SmsProofProps["check"] {
  const validate = useWrite(userSmsValidate, {
    ...codeCall,
    onEnd: ({ kind }) => {
      if (kind === "done") onProven();
    },
  });
  return { ...validate, send: (code) => validate.send({ ...siteType, code }) };
}
