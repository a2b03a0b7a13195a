import { readFile } from "node:fs/promises";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { drawings } from "./TransactionIcon.tsx";

test("the icons of the history are the sprite's", async () => {
  const sprite = await readFile("public/icons/sprite.svg", "utf8");
  for (const [name, drawing] of Object.entries(drawings)) {
    const markup = renderToStaticMarkup(drawing).replaceAll(/><\/\w+>/g, "/>");
    expect(sprite).toContain(`<symbol id="${name}" viewBox="0 0 24 24">${markup}</symbol>`);
  }
});
