import { expect, onTestFinished, test } from "vitest";
import { beginOnPhone, looksRightHere } from "../testing/looks-right-here.ts";
import { openPage } from "../testing/open-page.tsx";
import { DeviceCheck } from "./DeviceCheck.tsx";

test.each([
  ["has all that the app needs", undefined, "Cihazınız bu site için uygun", []],
  ["lacks storage", "storage", "Cihazınız desteklenmiyor", ["Oturumunuz için depolama"]],
])("the check of a device that %s says so, and looks right", async (_what, lacks, heading, missing) => {
  const { dataset } = document.documentElement;
  onTestFinished(() => void delete dataset["lacks"]);
  if (lacks !== undefined) dataset["lacks"] = lacks;
  await beginOnPhone();
  const { screen } = await openPage(<DeviceCheck />, {});
  await expect.element(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  const rows = screen
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent ?? "");
  expect(rows).toHaveLength(5);
  expect(rows.filter((row) => !row.endsWith("Var"))).toEqual(missing.map((name) => `${name}Yok`));
  await looksRightHere(screen.container);
});
