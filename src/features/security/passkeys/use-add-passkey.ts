import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ToastSettings } from "../../../api/use-submission.ts";
import { useWrite } from "../../../api/use-write.ts";
import { userPasskeyAdd, userPasskeyOptions } from "../../../contract/user-passkeys.ts";
import { passkeysOptions } from "../security-queries.ts";
import { createPasskey, type CreateProblem } from "./create-passkey.ts";

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
