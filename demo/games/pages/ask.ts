/** Requests to the provider. */
import { settings } from "./page.ts";

/** A refusal by the provider. `message` is for the player. */
export class Refused extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

const token = new URLSearchParams(location.search).get("launch") ?? "";
const attempts = 4;

/** The id of the stake whose answer is still missing. */
let unanswered: string | undefined;

/**
 * Stakes on a round or a coupon. Each stake has an id, under which the provider accepts one stake only. The id is
 * kept until an answer arrives. So after a lost answer the next stake cannot be a second one: the provider answers
 * with the result of the first. Throws like `ask`.
 */
export async function stakeOn<Answer>(path: "rounds" | "coupons", order: object): Promise<Answer> {
  unanswered ??= newId();
  try {
    const answer = await ask<Answer>(path, { id: unanswered, ...order });
    unanswered = undefined;
    return answer;
  } catch (error) {
    if (error instanceof Refused) unanswered = undefined;
    throw error;
  }
}

/** Call it when another answer contains the round with this id. The stake has then arrived, so the next one gets a new id. */
export function heardOf(id: string): void {
  if (unanswered === id) unanswered = undefined;
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Sends a request, and repeats it when the network fails. All requests may be repeated. Throws a `Refused`, or the
 * network's error when it keeps failing.
 */
export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askOnce<Answer>(path, body);
    } catch (error) {
      if (error instanceof Refused || attempt === attempts) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, 400 * 2 ** attempt);
      });
    }
  }
}

async function askOnce<Answer>(path: string, body: unknown): Promise<Answer> {
  const response = await fetch(`/api/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "accept-language": settings.language,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const answer = (await response.json()) as
    | { result: true; data: Answer }
    | { result: false; code: number; message: string; data: unknown };
  if (answer.result) return answer.data;
  throw new Refused(answer.code, answer.message, answer.data);
}
