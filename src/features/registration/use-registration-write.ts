import { useLingui } from "@lingui/react/macro";
import type { UseFormReturn } from "react-hook-form";
import { askCapabilities } from "../../client/capabilities.ts";
import { useIntentWrite } from "../../client/intents/use-intent-write.ts";
import type { Write } from "../../client/use-write.ts";
import { userRegister } from "../../contract/user-account.ts";
import { showFieldErrors } from "../../session/forms/show-field-errors.ts";
import { sentenceMs } from "../../ui/toast.ts";
import { awaitConfirmLink } from "./confirmation.ts";
import { registrationRequest } from "./registration-request.ts";
import { emptyRegistration, type RegistrationField, type RegistrationValues } from "./registration-values.ts";
import { fieldsInOrder } from "./steps.ts";

export interface RegistrationWriteOptions {
  readonly form: UseFormReturn<RegistrationValues>;
  /** Called with the first field that the operator refused. */
  readonly onRefused: (field: RegistrationField) => void;
  /** Called when the account exists. */
  readonly onDone: (account: { readonly toConfirm: boolean }) => void;
}

export interface RegistrationWrite extends Omit<Write<typeof userRegister>, "send"> {
  /** Sends values that the form has checked. Resolves with whether the account exists. */
  readonly register: (values: RegistrationValues) => Promise<boolean>;
}

/** Opens the account, once however often and in however many tabs the player presses. */
export function useRegistrationWrite({ form, onRefused, onDone }: RegistrationWriteOptions): RegistrationWrite {
  const { t } = useLingui();
  const { send, ...write } = useIntentWrite(userRegister, {
    kind: "registration",
    sameIf: (request) => ({ ...request, password: "", passwordConfirm: "" }),
    holdsSecrets: true,
    // Sending again is safe: if the first request made the account, the operator refuses the second because the username is
    // taken, and the form says that the account may exist.
    mayStartAnew: true,
    problems: "screen",
    done: { text: t`Hesabınız oluşturuldu`, durationMs: sentenceMs },
    async onEnd(end) {
      const refused = showFieldErrors(form, end, fieldsInOrder);
      if (refused) onRefused(refused);
      if (end.kind !== "done") return;
      form.reset(emptyRegistration);
      onDone({ toConfirm: await asksForConfirmation() });
    },
  });
  return {
    ...write,
    async register(values) {
      const end = await send(registrationRequest(values));
      if (end.kind !== "done") return false;
      if (!end.earlier && (await asksForConfirmation())) awaitConfirmLink(values.email.trim());
      return true;
    },
  };
}

async function asksForConfirmation(): Promise<boolean> {
  return (await askCapabilities()).has("register_confirm");
}
