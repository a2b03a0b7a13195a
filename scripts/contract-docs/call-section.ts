/** The section of one call. */
import { type AnyCall, nameOf } from "../../src/contract/declaration.ts";
import type { Example } from "../../src/testing/examples/example.ts";
import { writingSides } from "../../src/contract/registry.ts";
import { noData } from "../../src/contract/values.ts";
import { jsonBlock } from "./json-block.ts";
import { fieldsOf, fieldTable } from "./schema-table.ts";
import { listMetadataOf, partsOf, phraseOf } from "./schema-text.ts";

const access = {
  public: "Anyone; never sent with `user`.",
  player: "A signed-in player; sent with `user`.",
  either: "Sent with `user` where there is a session, the new one at log-in included.",
} as const;

const storage = {
  content: "Yes: content.",
  catalogue: "Yes: catalogue.",
  player: "Not by the service worker; for that player alone, until log-out.",
  never: "No.",
} as const;

export function callSection({ call, about, notes = {}, ...shown }: Example): string {
  checkNotes(call, notes);
  return [
    `#### ${nameOf(call)}`,
    about,
    [...factsOf(call)].map(([what, value]) => `- ${what}: ${value}`).join("\n"),
    `**Request** ${fieldTable(call.request, notes) ? "" : "– no data of its own."}`.trim(),
    fieldTable(call.request, notes),
    jsonBlock(requestEnvelope(call, shown.request)),
    `**Answer** ${answerPhrase(call)}`.trim(),
    fieldTable(call.answer, notes),
    jsonBlock(answerEnvelope(shown)),
    ...(shown.refusal ? ["A refusal may carry data of its own:", jsonBlock({ result: false, ...shown.refusal })] : []),
  ]
    .filter((part) => part !== undefined)
    .join("\n\n");
}

/** What is to know about a call beside its data, each with its name. */
export function* factsOf(call: AnyCall): Generator<readonly [string, string]> {
  if (call.extension) yield ["Extension", `\`${call.extension}\``];
  yield ["Who", call.isPlayers ? `${access.public} With \`favorites\`: ${access.player}` : access[call.access]];
  yield ["Kind", kindOf(call)];
  if (call.idempotent) yield ["Idempotency", "takes an `Idempotency-Key`."];
  yield ["Stored", call.isPlayers ? `${storage[call.cache]} With \`favorites\`: no.` : storage[call.cache]];
  if (call.background) yield ["Sent", "in the background, without a loading bar."];
}

function kindOf(call: AnyCall): string {
  const written = writingSides.find((side) => nameOf(side) === nameOf(call));
  const fields = Object.keys(partsOf(written?.request ?? noData).entries ?? {});
  if (fields.length > 0) {
    return `read, may be sent again; with ${fields.map((field) => `\`${field}\``).join(", ")} a write.`;
  }
  return call.effect === "read" ? "read; may be sent again." : "write; once for each intent of the player.";
}

function answerPhrase(call: AnyCall): string {
  const phrase = phraseOf(call.answer);
  if (phrase === "ignored") return "– `result` says it all; whatever `data` holds is ignored.";
  const { item, key } = listMetadataOf(call.answer) ?? {};
  if (item && !key) return `– a ${phrase}.`;
  return fieldTable(call.answer) ? "" : `– ${phrase}.`;
}

/** An example of a request's body. */
export function requestEnvelope(call: AnyCall, data: unknown) {
  const user = { uid: "kX0v…", sid: "Zt9a…", uip: "c4Qh…", gmt: "+03:00", lang: "tr" };
  return {
    api: { class: call.class, method: call.method },
    data: { ...(data as object), Lang: "tr" },
    ...(call.access !== "public" && { user }),
  };
}

/** An example of an answer's body. */
export function answerEnvelope({
  answer,
  message = "",
  pagination,
}: Pick<Example, "answer" | "message" | "pagination">) {
  return { result: true, message, data: answer, ...(pagination && { pagination }) };
}

/** Throws if a note refers to an unknown field: nobody would see it. */
function checkNotes(call: AnyCall, notes: Readonly<Record<string, string>>): void {
  const known = new Set([...fieldsOf(call.request), ...fieldsOf(call.answer)].map(({ path }) => path));
  const lost = Object.keys(notes).filter((path) => !known.has(path));
  if (lost.length > 0) throw new Error(`${nameOf(call)}: notes on unknown fields: ${lost.join(", ")}`);
}
