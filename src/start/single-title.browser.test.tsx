import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ensureSingleTitle } from "./single-title.ts";

test("the document has one title: the page's, and the first one where a page has none", async () => {
  const titles = () => Array.from(document.querySelectorAll("title"), ({ text }) => text);
  document.title = "Karo";
  ensureSingleTitle();
  const { rerender } = await render(<title>Promosyonlar</title>);
  await expect.poll(titles).toEqual(["Promosyonlar"]);
  await rerender(<p>Yükleniyor</p>);
  await expect.poll(titles).toEqual(["Karo"]);
  await rerender(<title>Turnuvalar</title>);
  await expect.poll(titles).toEqual(["Turnuvalar"]);
});
