import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { AccountMoney } from "./AccountMoney.tsx";

test("an operator that says what can be withdrawn is believed: how much, and why not more", async () => {
  const { screen } = await openPage(<AccountMoney onOpen={() => undefined} />, {
    capabilities: { data: ["eligibility"] },
    list_transactions: { data: [] },
    eligibility: {
      data: {
        available: "750.50",
        own: "1000.00",
        bonus: "40.00",
        onTheWay: "249.50",
        reasons: [{ code: "identity", message: "Kimliğiniz doğrulanmadı." }],
      },
    },
  });
  const money = screen.getByRole("region", { name: "Çekebileceğiniz tutar" });
  await expect.element(money.getByText("₺750,50")).toBeVisible();
  await expect.element(money.getByText("₺249,50")).toBeVisible();
  await expect.element(money.getByText("Kimliğiniz doğrulanmadı.")).toBeVisible();
});
