/** An optional member of an answer never costs what it belongs to: whatever an operator writes there counts as missing. */
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { dataFiles } from "./data-files.ts";
import { nameOf } from "./declaration.ts";
import { parseAnswer } from "./envelope.ts";
import { financeListBanks } from "./finance-banks.ts";
import { declarativePushMessage, pushMessage } from "./push.ts";
import { allCalls, writingSides } from "./registry.ts";
import { ipInfo, licences, maintenanceStatus } from "./site-answers.ts";

/** What valibot's schemas may consist of. */
interface Parts {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, Parts>>;
  readonly pipe?: readonly Parts[];
  readonly options?: readonly unknown[];
  readonly wrapped?: Parts;
  readonly item?: Parts;
  /** Of `list` and `listUnder`. */
  readonly metadata?: { readonly item?: Parts };
}

/** The optional members of a schema and of everything within it, by path. */
function optionalMembers(schema: unknown, path: string): readonly (readonly [path: string, member: Parts])[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { entries = {}, pipe = [], options = [], wrapped, item, metadata }: Parts = schema;
  const own = Object.entries(entries).flatMap(([name, member]) => {
    const at = `${path}.${name}`;
    const within = optionalMembers(member, at);
    return member.type === "optional" ? [[at, member] as const, ...within] : within;
  });
  // The first part of a pipe is the schema that the pipe itself looks like.
  const parts = [...pipe.slice(1), ...options, wrapped, item, metadata?.item];
  return [...own, ...parts.flatMap((part) => optionalMembers(part, path))];
}

const answers = [
  ...[...allCalls, ...writingSides].flatMap(
    (call) =>
      [
        [nameOf(call), call.answer],
        [`${nameOf(call)} refused`, call.refusal],
      ] as const,
  ),
  ...Object.entries(dataFiles).map(([name, { schema }]) => [name, schema] as const),
  ...Object.entries({ maintenanceStatus, licences, ipInfo, pushMessage, declarativePushMessage }),
] as const;
const members = answers.flatMap(([name, schema]) => optionalMembers(schema, name));

it("the walk finds the members of fields, lists, groups and pipes", () => {
  const paths = members.map(([path]) => path);
  for (const path of [
    "finance/list_cash_methods.fields.maxLength",
    "finance/list_cash_methods_new.fee",
    "finance/list_banks.accounts",
    "user/login.lastlogin",
    "headerMenu.badge",
    "declarativePushMessage.notification.data.tag",
  ]) {
    expect(paths).toContain(path);
  }
});

describe.each([...new Map(members)].map(([path, member]) => ({ path, member })))("$path", ({ member }) => {
  it("may be anything", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(v.is(member as v.GenericSchema, value)).toBe(true);
      }),
      { numRuns: 50, examples: [[null], [0], [""], [true], [[]], [{}], [[null]], [{ until: 5 }]] },
    );
  });
});

it("the optional members of an envelope may be anything", () => {
  const data = [{ bankID: 1, name: "Çınar", logo: null }];
  fc.assert(
    fc.property(
      fc.record({ message: fc.jsonValue(), code: fc.jsonValue(), debug: fc.jsonValue(), pagination: fc.jsonValue() }),
      (odd) => {
        fc.pre(odd.message !== "Kayıt Bulunamadı");
        expect(parseAnswer(financeListBanks, { result: true, data, ...odd })).toMatchObject({
          kind: "success",
          data: [{ bankID: "1", name: "Çınar" }],
        });
      },
    ),
  );
});
