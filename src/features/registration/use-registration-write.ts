import { useLingui } from "@lingui/react/macro";
import type { UseFormReturn } from "react-hook-form";
import { fetchCapabilities } from "../../api/capabilities.ts";
import { userRegister } from "../../contract/user-account.ts";
import type { FormDraft } from "../../lib/form-draft.ts";
import { useFormWrite } from "../../components/use-form-write.ts";
import { sentenceMs } from "../../ui/toast.ts";
import { awaitConfirmLink } from "./confirmation.ts";
import { registrationRequest } from "./registration-request.ts";
import { emptyRegistration, type RegistrationField, type RegistrationValues } from "./registration-values.ts";
import { fieldsInOrder } from "./steps.ts";

export interface RegistrationWriteOptions {
  readonly form: UseFormReturn<RegistrationValues>;
  readonly draft: Pick<FormDraft<never>, "forget">;
  /** Called when the player has to correct something before the form can be sent. */
  readonly onInvalid: () => void;
  /** Called with the first field that the operator refused. */
  readonly onRefused: (field: RegistrationField) => void;
  /** Called when the account exists. */
  readonly onDone: (account: { readonly toConfirm: boolean }) => void;
}

/** Opens the account, once however often and in however many tabs the player presses. */
export function useRegistrationWrite({ form, draft, onInvalid, onRefused, onDone }: RegistrationWriteOptions) {
  const { t } = useLingui();
  return useFormWrite(userRegister, {
    form,
    fields: fieldsInOrder,
    // The data hold the password.
    policy: "never",
    kind: "registration",
    sameIf: (request) => ({ ...request, password: "", passwordConfirm: "" }),
    // Sending again is safe: if the first request made the account, the operator refuses the second because the username is
    // taken, and the form says that the account may exist.
    mayStartAnew: true,
    request: registrationRequest,
    done: { text: t`Hesabınız oluşturuldu`, durationMs: sentenceMs },
    onInvalid,
    onRefused,
    async onDone() {
      form.reset(emptyRegistration);
      onDone({ toConfirm: await asksForConfirmation() });
    },
    async follow({ email }, { earlier }) {
      // The account exists, also if an earlier press has opened it.
      draft.forget();
      if (!earlier && (await asksForConfirmation())) awaitConfirmLink(email);
    },
  });
}

async function asksForConfirmation(): Promise<boolean> {
  return (await fetchCapabilities()).has("register_confirm");
}
