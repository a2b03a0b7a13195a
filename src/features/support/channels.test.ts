import { expect, test } from "vitest";
import { channelsOf } from "./channels.ts";

test("lists every channel of the settings, the quickest first", () => {
  const all = {
    chatUrl: "https://chat.example/",
    whatsapp: "0532 123 45 67",
    telegram: "@karo_destek",
    email: "destek@karo.example",
  };
  expect(channelsOf(all)).toEqual([
    { kind: "chat", href: "https://chat.example/" },
    { kind: "whatsapp", href: "https://wa.me/905321234567", shown: "+90 532 123 45 67" },
    { kind: "telegram", href: "https://t.me/karo_destek", shown: "@karo_destek" },
    { kind: "email", href: "mailto:destek@karo.example", shown: "destek@karo.example" },
  ]);
});

test("addresses are unchanged", () => {
  const links = { whatsapp: "https://wa.me/message/ABC", telegram: "https://t.me/+x" };
  expect(channelsOf(links).map(({ href }) => href)).toEqual(["https://wa.me/message/ABC", "https://t.me/+x"]);
});

test.each([
  {},
  { whatsapp: "bizi arayın" },
  { telegram: "javascript:alert(1)" },
  { telegram: "@a" },
  { whatsapp: " " },
])("an invalid channel is left out: %j", (support) => {
  expect(channelsOf(support)).toEqual([]);
});
