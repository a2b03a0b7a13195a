import { describe, expect, it, vi } from "vitest";
import { loadSiteConfig } from "../../api/config.ts";
import { goodConfig, startOperator } from "../../testing/operator.ts";
import { inWidths } from "./in-widths.ts";

const imageWidths = [
  { under: "/art/game/", parameter: "w", widths: [216, 264] },
  { under: "https://cdn.example/t/", parameter: "width", widths: [400] },
];

async function configure(config: object) {
  const { origin } = await startOperator(() => ({ body: { ...goodConfig, ...config } }));
  await loadSiteConfig(`${origin}/config.json`);
}

describe("a picture in several widths", () => {
  it("is offered in each width, beside its own address", async () => {
    await configure({ imageWidths });
    expect(inWidths("/art/game/1.webp?v=2", "9rem")).toEqual({
      src: "/art/game/1.webp?v=2",
      srcSet: "/art/game/1.webp?v=2&w=216 216w, /art/game/1.webp?v=2&w=264 264w",
      sizes: "9rem",
    });
    expect(inWidths("https://cdn.example/t/7.jpg", "9rem").srcSet).toBe("https://cdn.example/t/7.jpg?width=400 400w");
  });

  it.each([{ saveData: true }, { effectiveType: "slow-2g" }, { effectiveType: "3g" }])(
    "is offered only in the narrowest width for %j",
    async (connection) => {
      await configure({ imageWidths });
      vi.stubGlobal("navigator", { connection });
      expect(inWidths("/art/game/1.webp", "9rem").srcSet).toBe("/art/game/1.webp?w=216 216w");
      vi.unstubAllGlobals();
    },
  );

  it("must match config.json: others are unchanged", async () => {
    await configure({ imageWidths });
    expect(inWidths("/art/slider/1.svg", "9rem").srcSet).toBeUndefined();
    await configure({});
    expect(inWidths("/art/game/1.webp", "9rem").srcSet).toBeUndefined();
  });
});
