import { expect, test } from "vitest";
import { capabilitiesKnown } from "../../api/capabilities.ts";
import { openPage } from "../../testing/open-page.tsx";
import { GiveUpBonus } from "./GiveUpBonus.tsx";

// In a file of its own: a page asks only once for the extensions.
test("an operator without the extension takes no bonus back, so there is no button", async () => {
  const { screen } = await openPage(<GiveUpBonus bonus={{ id: "1", title: "Hoş geldin" }} />, {
    capabilities: { data: ["bonus"] },
  });
  await expect.poll(() => capabilitiesKnown.get()).toBe(true);
  expect(screen.getByRole("button").elements()).toEqual([]);
});
