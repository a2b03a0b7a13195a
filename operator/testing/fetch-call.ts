import type { AnswerEnvelope } from "../calls/envelope.ts";

/** Posts a body like the front end and returns the client's view of the answer. */
export async function postCall(
  origin: string,
  body: unknown,
  { headers = {}, ...more }: Omit<RequestInit, "headers"> & { headers?: Record<string, string | undefined> } = {},
) {
  const sent = { "content-type": "application/json", panel: "frontend", ...headers };
  const given = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const response = await fetch(`${origin}/endpoint/v1`, {
    method: "POST",
    headers: given,
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...more,
  });
  return { response, envelope: (await response.json()) as AnswerEnvelope };
}
