import { readDeadlineMs, within } from "./deadline.ts";

/** The result of a GET of a site file or of one of the operator's plain answers. */
export type GotText =
  | { readonly kind: "text"; readonly text: string }
  /** There is no such file. Many static hosts answer with an HTML page instead of a 404; that counts as missing. */
  | { readonly kind: "missing" }
  | { readonly kind: "unreachable"; readonly status?: number };

/** GETs `address`. `deadlineMs` limits the time until the last byte. Never rejects. */
export async function getText(address: string, deadlineMs = readDeadlineMs, init?: Omit<RequestInit, "body">): Promise<GotText> {
  try {
    return await within(deadlineMs, undefined, async (signal) => {
      const response = await fetch(address, { ...init, signal });
      if (response.status === 404 || response.status === 410) return { kind: "missing" };
      if (!response.ok) return { kind: "unreachable", status: response.status };
      const text = await response.text();
      return /^\s*</.test(text) ? { kind: "missing" } : { kind: "text", text };
    });
  } catch {
    return { kind: "unreachable" };
  }
}
