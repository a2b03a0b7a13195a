import { vi } from "vitest";
import { endMaintenance } from "../api/maintenance.ts";
import { liftErrorLock } from "../api/error-lock.ts";
import { type Failure, failureOf } from "../api/failure.ts";
import { loadSiteConfig } from "../api/config.ts";
import type { SiteConfig } from "../contract/site-config.ts";
import { linkSession, type SessionEvent, type SessionLink } from "../api/session-link.ts";
import { goodConfig, type Received, type Reply, startOperator } from "./operator.ts";

/** What the client told the session, and the engineers on the console. */
export interface Told {
  readonly sessions: SessionEvent[];
  readonly reports: string[];
}

/**
 * Sets the client up as on a freshly loaded page, configured for an operator that answers product calls with
 * `answer`. All other addresses except config.json go to `answer` as well. `config` changes config.json.
 */
export async function openClient(
  answer: (received: Received) => Reply | Promise<Reply>,
  link: Partial<SessionLink> = {},
  config: Partial<SiteConfig> = {},
) {
  const operator = await startOperator((received) => {
    if (received.url !== "/config.json") return answer(received);
    const { origin } = operator;
    return { body: { ...goodConfig, apiBase: origin, ipInfoUrl: `${origin}/ip-info`, ...config } };
  });
  await loadSiteConfig(`${operator.origin}/config.json`);
  liftErrorLock();
  endMaintenance();
  const told: Told = { sessions: [], reports: [] };
  vi.spyOn(console, "warn").mockImplementation((...parts) => told.reports.push(parts.join(" ")));
  linkSession({ onSessionEffect: (event) => told.sessions.push(event), ...link });

  const productCalls = () => operator.received.filter(({ method }) => method === "POST");
  return { operator, told, productCalls };
}

/** The failure that a call rejects with. Any other error is thrown. */
export async function failureOfCall(promise: Promise<unknown>): Promise<Failure> {
  const error = await promise.then(
    () => new Error("The call succeeded"),
    (reason: unknown) => reason,
  );
  const failure = failureOf(error);
  if (!failure) throw error;
  return failure;
}

/** A reply with a successful answer. */
export function success(data: unknown, more: object = {}): Reply {
  return { body: { result: true, message: "İşlem Başarılı", data, ...more } };
}

/** A reply with a refusal. */
export function refusal(message: string, more: object = {}): Reply {
  return { body: { result: false, message, data: null, ...more } };
}
