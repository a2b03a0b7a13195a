/** Public reads by GET (contract.md, Public reads by GET): the address of one, and the call that an address stands for. */
import type { AnyCall } from "./declaration.ts";
import { parseJson } from "./read-answer.ts";

/** Whether the answer to this call may be stored, so that the call may be sent by GET when it carries no `user`. */
export function isStorable({ cache }: AnyCall): boolean {
  return cache === "content" || cache === "catalogue";
}

/**
 * Returns the address of a public read. Equal data give the same address, whatever the order of their fields.
 *
 * @param data with `Lang`. Its fields are no objects: requests of public reads are flat, which a test checks.
 */
export function publicGetAddress(endpoint: string, call: AnyCall, data: object): string {
  const query = new URLSearchParams({
    call: `${call.class}.${call.method}`,
    // A list of names as the second argument also sets the order of the fields.
    data: JSON.stringify(data, Object.keys(data).sort()),
  });
  return `${endpoint}?${query}`;
}

/**
 * Returns what the POST that asks the same has as its body. Any address gives something: what it has in place of a call
 * or of data is no call and no data, and is refused as in a POST.
 */
export function publicGetEnvelope(address: string) {
  const { searchParams } = new URL(address);
  const [controller, method] = (searchParams.get("call") ?? "").split(".");
  const text = searchParams.get("data") ?? "";
  return { api: { class: controller, method }, data: parseJson(text) ?? text };
}
