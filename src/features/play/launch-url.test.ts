import { describe, expect, test } from "vitest";
import { readLaunchUrl, UnusableLaunchUrl } from "./launch-url.ts";

const site = "https://karo.example";
const anywhere = { site, games: undefined };
const listed = { site, games: ["https://games.example", "https://Live.example:8443"] };

function problemOf(url: string, origins: Parameters<typeof readLaunchUrl>[1] = anywhere): string | undefined {
  try {
    readLaunchUrl(url, origins);
    return undefined;
  } catch (error) {
    return error instanceof UnusableLaunchUrl ? error.problem : "another error";
  }
}

describe("the address of a game", () => {
  test("is opened with the site's origin", () => {
    expect(readLaunchUrl("https://games.example/game?launch=a&origin=b#c", listed)).toEqual({
      href: "https://games.example/game?launch=a&origin=b#c",
      origin: "https://games.example",
    });
    expect(readLaunchUrl("HTTP://GAMES.example:80/x", anywhere).origin).toBe("http://games.example");
  });

  test.each(["", "  "])("%j is none", (url) => {
    expect(problemOf(url)).toBe("missing");
  });

  test.each([
    "/game",
    "//games.example/game",
    "game",
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "blob:https://games.example/1",
    "file:///etc/passwd",
    "about:blank",
    "ftp://games.example/",
    "https://",
    "https://player:secret@games.example/",
  ])("%s is refused", (url) => {
    expect(problemOf(url)).toBe("refused");
  });

  test.each(["https://karo.example/game", "https://KARO.example:443/", "https://karo.example"])(
    "%s is refused: it is the site itself",
    (url) => {
      expect(problemOf(url)).toBe("refused");
      expect(problemOf(url, { site, games: [site] })).toBe("refused");
    },
  );

  test("is one of the operator's origins, if config.json lists them", () => {
    expect(problemOf("https://live.example:8443/", listed)).toBeUndefined();
    for (const url of [
      "https://live.example/",
      "http://games.example/",
      "https://games.example.evil.example/",
      "https://evil.example/?https://games.example",
      "https://games.example@evil.example/",
    ]) {
      expect(problemOf(url, listed)).toBe("refused");
    }
    expect(problemOf("https://games.example/", { site, games: [] })).toBe("refused");
  });
});
