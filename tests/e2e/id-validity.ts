import type { Locator } from "@playwright/test";

/** Fills in the last day on which the player's identity card is valid, which the demo's withdrawals ask for. In Turkish. */
export async function fillInIdValidity(main: Locator): Promise<void> {
  const parts = main.getByRole("group", { name: "Kimliğinizin son geçerlilik tarihi" });
  await parts.getByLabel("Gün").fill("31");
  await parts.getByLabel("Ay").selectOption("Ocak");
  await parts.getByLabel("Yıl").fill("2040");
}
