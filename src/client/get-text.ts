import { readDeadlineMs, within } from "./deadline.ts";
import { fetchUnlessSent } from "./early.ts";

/** What a GET of one of the site's files, or of the operator's plain answers, brought. */
export type GotText =
  | { readonly kind: "text"; readonly text: string }
  /**
   * There is no such file, or a page in its place, as many static hosts answer for what is missing.
   */
  | { readonly kind: "missing" }
  | { readonly kind: "unreachable"; readonly status?: number };

/** GETs `address`, for at most `deadlineMs` until the last byte is there. Never rejects. */
export async function getText(address: string, deadlineMs = readDeadlineMs): Promise<GotText> {
  try {
    return await within(deadlineMs, undefined, async (signal) => {
      const response = await fetchUnlessSent(address, { signal });
      if (response.status === 404 || response.status === 410) return { kind: "missing" };
      if (!response.ok) return { kind: "unreachable", status: response.status };
      const text = await response.text();
      return /^\s*</.test(text) ? { kind: "missing" } : { kind: "text", text };
    });
  } catch {
    return { kind: "unreachable" };
  }
}
