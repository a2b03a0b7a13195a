import { describe, expect, it } from "vitest";
import { composeCsp } from "./security-headers.ts";

const policy = "default-src 'none'; script-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'none'\n";
const plain = {
  apiBase: "",
  ipInfoUrl: "/ip-info",
  gameOrigins: undefined,
  imageOrigins: undefined,
  support: {},
  monitoring: undefined,
};

describe("composeCsp", () => {
  it("does not change the build's policy for an operator on the site's origin", () => {
    expect(composeCsp(policy, plain)).toBe(policy.trim());
  });

  it("extends each directive only by the addresses that need it", () => {
    const site = {
      apiBase: "https://api.karo.example/v2",
      ipInfoUrl: "https://ip.example:8443/json?key=1",
      gameOrigins: ["https://games.example", "https://live.example"],
      imageOrigins: ["https://cdn.example"],
      support: { chatUrl: "https://chat.example/karo?lang=tr", chatEmbedded: true },
      monitoring: { url: "https://seen.example/karo", sample: 0.1 },
    };
    expect(composeCsp(policy, site).split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "img-src 'self' data: https://cdn.example",
      "connect-src 'self' https://api.karo.example https://ip.example:8443 https://seen.example https://cdn.example https://games.example https://live.example",
      "frame-src https://games.example https://live.example https://chat.example",
    ]);
  });

  it("does not frame a chat that opens in another window", () => {
    const support = { chatUrl: "https://chat.example/" };
    expect(composeCsp("frame-src 'none'", { ...plain, support })).toBe("frame-src 'none'");
  });

  it("lists an origin once", () => {
    const site = { ...plain, apiBase: "https://one.example/a", ipInfoUrl: "https://one.example/b" };
    expect(composeCsp("connect-src 'self'", site)).toBe("connect-src 'self' https://one.example");
  });

  it("ignores paths, scripts and further directives in an address", () => {
    const origins = (gameOrigins: string[]) => composeCsp("frame-src 'none'", { ...plain, gameOrigins });
    expect(origins(["https://games.example/a;script-src *"])).toBe("frame-src https://games.example");
    expect(() => origins(["javascript:alert(1)"])).toThrow(TypeError);
    expect(() => origins(["*"])).toThrow(TypeError);
  });
});
