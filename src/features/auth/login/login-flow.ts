import type { Failure } from "../../../client/failure.ts";
import { createStore, type ReadableStore } from "../../../lib/store.ts";
import type { Credentials, SignIn, SignInStep } from "../../../session/sign-in.ts";

/** How the code by SMS stands. */
export type SmsState =
  | { readonly kind: "sending" }
  /** `until` in milliseconds since 1970: as long as the code counts, and no other one is sent. */
  | { readonly kind: "sent"; readonly until: number }
  | { readonly kind: "failed"; readonly failure: Failure };

/** Where signing in stands. */
export type LoginStage =
  /** `lapsed`: it had come as far as the code, and has to begin anew. */
  | { readonly kind: "credentials"; readonly lapsed?: boolean }
  | { readonly kind: "authenticator-code" }
  | { readonly kind: "sms-code"; readonly sms: SmsState };

/** Signing in as the log-in page goes through it. */
export interface LoginFlow {
  readonly stage: ReadableStore<LoginStage>;
  readonly start: (credentials: Credentials) => Promise<SignInStep>;
  readonly complete: (code: string) => Promise<SignInStep>;
  /** Sends another code, once the last one counts no more. */
  readonly sendSms: () => Promise<void>;
  /** Back to the password. */
  readonly giveUp: () => void;
}

export function createLoginFlow(signIn: SignIn, now: () => number = Date.now): LoginFlow {
  const stage = createStore<LoginStage>({ kind: "credentials" });

  async function sendSms(): Promise<void> {
    stage.set({ kind: "sms-code", sms: { kind: "sending" } });
    const step = await signIn.sendSms();
    // The player may have turned back meanwhile.
    if (stage.get().kind !== "sms-code") return;
    if (step.kind === "start-over") stage.set({ kind: "credentials", lapsed: true });
    else if (step.kind === "refused") {
      stage.set({ kind: "sms-code", sms: { kind: "failed", failure: step.failure } });
    } else stage.set({ kind: "sms-code", sms: { kind: "sent", until: now() + step.expiresIn * 1000 } });
  }

  return {
    stage,
    sendSms,
    async start(credentials) {
      stage.set({ kind: "credentials" });
      const step = await signIn.start(credentials);
      if (step.kind === "authenticator-code") stage.set(step);
      if (step.kind === "sms-code") void sendSms();
      return step;
    },
    async complete(code) {
      const step = await signIn.complete(code);
      if (step.kind === "done") stage.set({ kind: "credentials" });
      if (step.kind === "start-over") stage.set({ kind: "credentials", lapsed: true });
      return step;
    },
    giveUp() {
      signIn.cancel();
      stage.set({ kind: "credentials" });
    },
  };
}
