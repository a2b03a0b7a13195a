/** Assembles the page: the prose of the frame, with generated parts at its marks. */
import { readFile } from "node:fs/promises";
import { type AnyCall, extensionNames, nameOf } from "../../src/contract/declaration.ts";
import { type DataFileName, dataFiles } from "../../src/contract/data-files.ts";
import { messages } from "../../src/contract/envelope.ts";
import { allExamples } from "../../src/testing/examples/all.ts";
import {
  dataFileExamples,
  ipInfoExample,
  licencesExample,
  maintenanceStatusExample,
} from "../../src/testing/examples/data-files.ts";
import { beaconExample } from "../../src/testing/examples/monitoring.ts";
import { siteConfigExample } from "../../src/testing/examples/site-config.ts";
import { infTypes } from "../../src/contract/information.ts";
import { informationPath } from "../../src/contract/information-paths.ts";
import { declarativePushMessage, pushMessage } from "../../src/contract/push.ts";
import { beacon } from "../../src/contract/monitoring.ts";
import { ipInfo, licences, maintenanceStatus } from "../../src/contract/site-answers.ts";
import { siteConfig } from "../../src/contract/site-config.ts";
import { callSection } from "./call-section.ts";
import { jsonBlock } from "./json-block.ts";
import {
  addressNotes,
  configNotes,
  envelopeNotes,
  extensionNotes,
  failureNotes,
  messageNotes,
  optionalInEnvelopes,
  pushNotes,
  userNotes,
  valueNotes,
} from "./notes.ts";
import { fieldTable } from "./schema-table.ts";

/** In the order of the examples, which puts calls together that belong together. */
const calls: readonly AnyCall[] = allExamples.map(({ call }) => call);

/** The whole of docs/contract.md. Throws if a mark in the frame has no part. */
export async function contractPage(): Promise<string> {
  const frame = await readFile(new URL("frame.md", import.meta.url), "utf8");
  const parts: Readonly<Record<string, () => string>> = {
    values: () => notesTable("value | on the wire", valueNotes, (value) => value),
    "user-block": () => notesTable("field | value", userNotes, fieldName),
    "answer-envelope": () => notesTable("field | value", envelopeNotes, fieldName),
    failures: () =>
      notesTable("answer | what the front end does", Object.fromEntries(Object.values(failureNotes)), (came) => came),
    "maintenance-address": () => addressNotes.maintenance,
    "licences-address": () => addressNotes.licences,
    messages: () => bulletsOf(messages, messageNotes),
    extensions: () => extensionTable(),
    "maintenance-status": () => fieldTable(maintenanceStatus) ?? "",
    licences: () => fieldTable(licences) ?? "",
    "ip-info": () => fieldTable(ipInfo) ?? "",
    "maintenance-example": () => jsonBlock(maintenanceStatusExample),
    "licences-example": () => jsonBlock(licencesExample),
    "ip-info-example": () => jsonBlock(ipInfoExample),
    beacon: () => fieldTable(beacon) ?? "",
    "beacon-example": () => jsonBlock(beaconExample),
    config: () => fieldTable(siteConfig, configNotes) ?? "",
    "config-example": () => jsonBlock(siteConfigExample),
    "data-files": () => dataFileTables(),
    "content-calls": () => namesOf((call) => call.cache === "content"),
    "catalogue-calls": () => namesOf((call) => call.cache === "catalogue"),
    "player-calls": () => namesOf((call) => call.cache === "player"),
    "idempotent-calls": () => namesOf((call) => call.idempotent === true),
    "information-paths": () => infTypes.map((infType) => `\`${informationPath(infType)}\` (${infType})`).join(", "),
    push: () => fieldTable(pushMessage, pushNotes) ?? "",
    "declarative-push": () => fieldTable(declarativePushMessage, pushNotes) ?? "",
    contents: () => contents(),
    calls: () => callSections(),
  };
  return frame.replaceAll(/\{\{([a-z-]+)\}\}/g, (_, name: string) => {
    const part = parts[name];
    if (!part) throw new Error(`frame.md names {{${name}}}, which nothing makes`);
    return part();
  });
}

function controllers(): readonly string[] {
  return [...new Set(calls.map((call) => call.class))];
}

function contents(): string {
  return controllers()
    .map(
      (controller) =>
        `- [${controller}](#${controller.toLowerCase()}): ${namesOf((call) => call.class === controller)}`,
    )
    .join("\n");
}

function callSections(): string {
  return controllers()
    .map((controller) => {
      const sections = allExamples.filter(({ call }) => call.class === controller).map(callSection);
      return [`### ${controller}`, ...sections].join("\n\n");
    })
    .join("\n\n");
}

function namesOf(belongs: (call: AnyCall) => boolean): string {
  return calls
    .filter(belongs)
    .map((call) => `\`${nameOf(call)}\``)
    .join(", ");
}

function bulletsOf<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  notes: Readonly<Record<Key, string>>,
): string {
  const keys = Object.keys(texts) as Key[];
  return keys.map((key) => `- \`${texts[key]}\`: ${notes[key]}`).join("\n");
}

function notesTable(head: string, notes: Readonly<Record<string, string>>, shown: (name: string) => string): string {
  const rows = Object.entries(notes).map(([name, note]) => `| ${shown(name)} | ${note} |`);
  return [`| ${head} |`, "| --- | --- |", ...rows].join("\n");
}

const fieldName = (name: string) => `\`${name}\`${optionalInEnvelopes.has(name) ? " ?" : ""}`;

function extensionTable(): string {
  const rows = extensionNames.map((name) => {
    const members = namesOf((call) => call.extension === name);
    return `| \`${name}\` | ${extensionNotes[name]} | ${members || "–"} |`;
  });
  return ["| extension | what the player gets | calls |", "| --- | --- | --- |", ...rows].join("\n");
}

function dataFileTables(): string {
  return Object.entries(dataFiles)
    .map(([name, { path, schema }]) => {
      const example = jsonBlock(dataFileExamples[name as DataFileName]);
      return [`\`${path}\`, a list of objects:`, fieldTable(schema), example].join("\n\n");
    })
    .join("\n\n");
}
