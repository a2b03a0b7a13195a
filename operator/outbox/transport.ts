import type { OutboxTable } from "../database/schema/outbox.ts";

/** A message on its way out. */
export interface Outgoing {
  /** The same in every attempt. */
  readonly id: string;
  /** An e-mail address or a phone number. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
}

/**
 * - `sent`: the transport has taken the message.
 * - `later`: try again.
 * - `refused`: trying again does not help.
 *
 * A reason contains nothing of the message and no password.
 */
export type Outcome = { readonly kind: "sent" } | { readonly kind: "later" | "refused"; readonly reason: string };

/** Hands one message on. Never rejects. */
export type Transport = (message: Outgoing, signal: AbortSignal) => Promise<Outcome>;

export type Transports = { readonly [Channel in OutboxTable["channel"]]?: Transport };
