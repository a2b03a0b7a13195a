import { describe, expect, it } from "vitest";
import { readFaq, readSocialLinks } from "./information.ts";

describe("social links", () => {
  it("are the non-empty ones of known networks, in a fixed order", () => {
    const text = JSON.stringify({
      telegram: "https://t.example/karo",
      facebook: " https://f.example/karo ",
      instagram: "",
      twitter: null,
      unknown: "https://u.example",
    });
    expect(readSocialLinks(text)).toEqual([
      { network: "facebook", url: "https://f.example/karo" },
      { network: "telegram", url: "https://t.example/karo" },
    ]);
  });

  it.each([["<p>HTML</p>"], ["[]"], ["null"], ["5"], [""]])("are none in %j", (text) => {
    expect(readSocialLinks(text)).toEqual([]);
  });
});

describe("the FAQ", () => {
  it("drops only the invalid entry", () => {
    const entry = { question: "Nasıl para yatırırım?", answer: "<p>…</p>" };
    expect(readFaq(JSON.stringify([entry, { question: "?" }, entry]))).toEqual([entry, entry]);
  });

  it.each([["<p>HTML</p>"], ["{}"], ["null"], [""]])("is empty in %j", (text) => {
    expect(readFaq(text)).toEqual([]);
  });
});
