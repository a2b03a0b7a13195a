import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ToastSettings } from "../../../api/use-submission.ts";
import { useWrite } from "../../../api/use-write.ts";
import type { RequestOf } from "../../../contract/declaration.ts";
import { userPasskeyAdd, userPasskeyOptions } from "../../../contract/user-passkeys.ts";
import { passkeysOptions } from "../security-queries.ts";

export interface AddPasskeyOptions extends Pick<ToastSettings, "problems"> {
  /** Called when the operator has stored the passkey. */
  readonly onDone: () => void;
}

/** Makes a passkey on this device: the operator's challenge, the browser's dialog, and the operator again. */
export function useAddPasskey({ problems, onDone }: AddPasskeyOptions) {
  const { t } = useLingui();
  const client = useQueryClient();
  /** Whether the browser's dialog is open. */
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<CreateProblem>();
  const told = problems && { problems };
  const begin = useWrite(userPasskeyOptions, { done: null, ...told });
  const add = useWrite(userPasskeyAdd, {
    done: { text: t`Geçiş anahtarı eklendi` },
    ...told,
    onEnd: ({ kind }) => {
      if (kind === "done") onDone();
      return client.invalidateQueries({ queryKey: passkeysOptions().queryKey });
    },
  });

  async function create(name: string): Promise<void> {
    if (isOpen) return;
    setProblem(undefined);
    const end = await begin.send({});
    if (end.kind !== "done" || !end.success) return;
    setOpen(true);
    const made = await createPasskey(end.success.data);
    setOpen(false);
    if (typeof made === "string") setProblem(made);
    else await add.send({ credential: made, name });
  }
  return { create, begin, add, problem, isPending: begin.isPending || isOpen || add.isPending };
}

/** Why the browser made no passkey. */
export function useCreateTexts(): Readonly<Record<CreateProblem, string>> {
  const { t } = useLingui();
  return {
    known: t`Bu cihazda zaten bir geçiş anahtarınız var.`,
    cancelled: t`Geçiş anahtarı oluşturulmadı. Hazır olduğunuzda tekrar deneyin.`,
  };
}

type NewPasskey = RequestOf<typeof userPasskeyAdd>["credential"];

/** Why there is no new passkey: `known` if this device has one of this account already. */
type CreateProblem = "known" | "cancelled";

/** Lets the browser make a passkey. `options` are what `user/passkey_options` answers. */
async function createPasskey(options: Readonly<Record<string, unknown>>): Promise<NewPasskey | CreateProblem> {
  const { startRegistration, WebAuthnError } = await import("@simplewebauthn/browser");
  try {
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]["optionsJSON"];
    return { ...(await startRegistration({ optionsJSON })) };
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
    return isKnown ? "known" : "cancelled";
  }
}
