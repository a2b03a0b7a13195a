import type { Failure } from "../../api/failure.ts";
import { createStore, type ReadableStore } from "../../lib/store.ts";
import type { SignIn, SignInStep } from "../../session/sign-in.ts";

/** The state of the code sent by SMS. */
export type SmsState =
  | { readonly kind: "sending" }
  /** `until` (milliseconds since 1970) is when the code expires. No other code can be sent before. */
  | { readonly kind: "sent"; readonly until: number }
  | { readonly kind: "failed"; readonly failure: Failure };

/**
 * Why log-in has to start again after it had reached the code. `time`: it took too long. `codes`: it ended after wrong
 * codes, perhaps because there were too many.
 */
export type Lapse = "time" | "codes";

/** The current step of log-in. */
export type LoginStage =
  | { readonly kind: "credentials"; readonly lapsed?: Lapse }
  | { readonly kind: "authenticator-code" }
  | { readonly kind: "sms-code"; readonly sms: SmsState };

/** The steps of log-in, as the log-in page uses them. */
export interface LoginFlow {
  readonly stage: ReadableStore<LoginStage>;
  readonly start: SignIn["start"];
  readonly complete: (code: string) => Promise<SignInStep>;
  /** Sends another code. */
  readonly sendSms: () => Promise<void>;
  /** Cancels log-in and returns to the password. */
  readonly giveUp: () => void;
}

export interface LoginFlowOptions {
  readonly now?: () => number;
  /** Called when a player has logged in with a password. */
  readonly onPasswordLogin?: (playerId: string) => void;
}

export function createLoginFlow(signIn: SignIn, { now = Date.now, onPasswordLogin }: LoginFlowOptions = {}): LoginFlow {
  const stage = createStore<LoginStage>({ kind: "credentials" });
  let wrongCodes = 0;

  async function sendSms(): Promise<void> {
    stage.set({ kind: "sms-code", sms: { kind: "sending" } });
    const step = await signIn.sendSms();
    // The player may have gone back in the meantime.
    if (stage.get().kind !== "sms-code") return;
    if (step.kind === "start-over") stage.set({ kind: "credentials", lapsed: "time" });
    else if (step.kind === "refused") {
      stage.set({ kind: "sms-code", sms: { kind: "failed", failure: step.failure } });
    } else stage.set({ kind: "sms-code", sms: { kind: "sent", until: now() + step.expiresIn * 1000 } });
  }

  return {
    stage,
    sendSms,
    async start(how) {
      stage.set({ kind: "credentials" });
      wrongCodes = 0;
      const step = await signIn.start(how);
      if (step.kind === "authenticator-code") stage.set(step);
      if (step.kind === "sms-code") void sendSms();
      if (step.kind === "done" && typeof how !== "function") onPasswordLogin?.(step.playerId);
      return step;
    },
    async complete(code) {
      const step = await signIn.complete(code);
      if (step.kind === "done") {
        stage.set({ kind: "credentials" });
        // Only a log-in with a password needs a code.
        onPasswordLogin?.(step.playerId);
      }
      if (step.kind === "refused" && step.failure.kind === "refused") wrongCodes += 1;
      if (step.kind === "start-over") {
        stage.set({ kind: "credentials", lapsed: step.failure && wrongCodes > 0 ? "codes" : "time" });
      }
      return step;
    },
    giveUp() {
      signIn.cancel();
      stage.set({ kind: "credentials" });
    },
  };
}
