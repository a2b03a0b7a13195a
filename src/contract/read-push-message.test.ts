import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSitePath } from "../lib/site-path.ts";
import { readPushMessage } from "./read-push-message.ts";

const origin = "https://site.example";
const message = {
  id: "1",
  kind: "deposit",
  title: "Yatırımınız onaylandı",
  body: "Tutar bakiyenizde.",
  url: "/profile/history",
  tag: "deposit-1",
  badge: 3,
};
const shown = {
  kind: "deposit",
  title: message.title,
  body: message.body,
  path: "/profile/history",
  tag: "deposit-1",
  badge: 3,
};
const read = (value: unknown) => readPushMessage(JSON.stringify(value), origin);

describe("the payload of a push message", () => {
  it("is read in both forms", () => {
    expect(read(message)).toEqual(shown);
    const notification = { title: message.title, body: message.body, navigate: `${origin}/profile/history` };
    expect(read({ web_push: 8030, notification: { ...notification, data: message } })).toEqual(shown);
    expect(read({ web_push: 8030, notification })).toMatchObject({ title: message.title, path: "/profile/history" });
  });

  it("of a kind, or with values, that this build does not know shows its words", () => {
    const odd = { kind: "lottery", title: "Çekiliş", body: 5, tag: {}, badge: -1 };
    expect(read(odd)).toEqual({
      kind: undefined,
      title: "Çekiliş",
      body: "",
      path: undefined,
      tag: undefined,
      badge: undefined,
    });
  });

  it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", "", "profile"])(
    "leads nowhere but to a path of this site: %s",
    (url) => {
      expect(read({ ...message, url })?.path).toBeUndefined();
      const notification = { title: "a", navigate: `${origin}.evil.example/` };
      expect(read({ web_push: 8030, notification })?.path).toBeUndefined();
    },
  );

  it.each([
    ["empty", ""],
    ["no JSON", "{"],
    ["no object", "null"],
    ["no title", JSON.stringify({ ...message, title: " " })],
    ["longer than push services carry", JSON.stringify({ ...message, body: "a".repeat(9_000) })],
  ])("is nothing to show when it is %s", (_, text) => {
    expect(readPushMessage(text, origin)).toBeUndefined();
  });

  it("is cut to what a notification shows", () => {
    const { title = "", body = "" } = read({ ...message, title: "a".repeat(500), body: "b".repeat(2_000) }) ?? {};
    expect([title.length, body.length]).toEqual([120, 300]);
  });

  it("never throws, whatever it is", () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ title: fc.string(), url: fc.webPath(), notification: fc.anything() })
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const found = readPushMessage(text, origin);
        if (found) expect(found.title.trim()).not.toBe("");
        if (found?.path !== undefined) expect(isSitePath(found.path)).toBe(true);
      }),
    );
  });
});
