import { expect, onTestFinished, test, vi } from "vitest";
import { axeFindsNothingHere, showInEnglish } from "../../testing/look-of-page.ts";
import { openPage, type PageAnswers } from "../../testing/open-page.tsx";
import { pollAsTimePasses } from "../../testing/passing-time.ts";
import { openIntents } from "../../api/intents/app-intents.ts";
import { useRead } from "../../api/use-read.ts";
import { GiveUpBonus } from "./GiveUpBonus.tsx";
import { bonusesOptions, settleBonusWrites, giveUpKind } from "./bonuses-queries.ts";

let ids = 0;
const newId = () => `running-${String(++ids)}`;
const bonus = (id: string, state = "active") => ({ id, title: "Hoş geldin", Text: "", state });
const standing = (more: object = {}) => ({
  data: {
    available: "0.00",
    own: "5000.00",
    bonus: "480.00",
    onTheWay: "0.00",
    reasons: [{ code: "bonus", message: "Devam eden bir bonusunuz var." }],
    ...more,
  },
});

/** As the list of bonuses has it: for each running one. */
function Running() {
  const active = useRead(bonusesOptions()).rows.filter(({ state }) => state === "active");
  return active.map((each) => <GiveUpBonus key={each.id} bonus={each} />);
}

const open = async (id: string, answers: PageAnswers = {}) => {
  const opened = await openPage(<Running />, {
    capabilities: { data: ["eligibility", "bonus", "idempotency"] },
    check_balance: { data: [{ balance: "5000.00", bonus: "480.00", currency: "TRY" }] },
    list_available: { data: [bonus(id)] },
    eligibility: standing(),
    ...answers,
  });
  const dialog = opened.screen.getByRole("dialog");
  const begin = async () => {
    await opened.screen.getByRole("button", { name: "Bonustan vazgeç: Hoş geldin" }).click();
    await expect.element(dialog.getByText("Kaybedeceğiniz")).toBeVisible();
  };
  const confirm = dialog.getByRole("button", { name: "Bonustan vazgeç", exact: true });
  return { ...opened, dialog, begin, confirm };
};

test("says what is lost and what becomes free, then gives it up once, however often it is pressed", async () => {
  const id = newId();
  let isOver = false;
  const list = () => ({ data: [bonus(id, isOver ? "expired" : "active")] });
  const { screen, asked, dialog, begin, confirm } = await open(id, {
    list_available: list,
    cancel: () => {
      isOver = true;
      return list();
    },
  });
  await begin();
  expect(dialog.element().querySelector("dl")?.textContent).toBe("Kaybedeceğiniz₺480,00Sonra çekebileceğiniz₺5.000,00");
  expect(asked.filter(({ method }) => method === "cancel")).toEqual([]);
  (confirm.element() as HTMLElement).click();
  (confirm.element() as HTMLElement).click();
  await expect.poll(() => screen.getByRole("button", { name: /^Bonustan vazgeç/ }).elements()).toEqual([]);
  expect(asked.filter(({ method }) => method === "cancel").map(({ data }) => data["id"])).toEqual([id]);
});

test("where something else stands in the way of a withdrawal, nothing is promised", async () => {
  const reasons = [
    { code: "identity", message: "Kimliğinizin doğrulanması gerekiyor." },
    { code: "bonus", message: "Devam eden bir bonusunuz var." },
  ];
  const { dialog, begin } = await open(newId(), { eligibility: standing({ reasons }) });
  await begin();
  expect(dialog.element().querySelector("dl")?.textContent).toBe("Kaybedeceğiniz₺480,00Sizde kalan₺5.000,00");
  await expect.element(dialog.getByText("Kimliğinizin doğrulanması gerekiyor.")).toBeVisible();
});

test("it is kept by a press, and a refusal is told in the operator's words", async () => {
  const { screen, asked, dialog, begin, confirm } = await open(newId(), { cancel: { refusal: "Bu bonus bitti." } });
  await begin();
  await dialog.getByRole("button", { name: "Bonusu koru" }).click();
  expect(dialog.query()).toBeNull();
  expect(asked.filter(({ method }) => method === "cancel")).toEqual([]);
  await begin();
  await confirm.click();
  await expect.element(screen.getByRole("alert").getByText("Bu bonus bitti.")).toBeVisible();
});

test("a lost answer is told plainly, and the list settles it", async () => {
  const id = newId();
  let state = "active";
  const { screen, client, begin, confirm } = await open(id, {
    list_available: () => ({ data: [bonus(id, state)] }),
    cancel: { status: 502 },
  });
  await begin();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await confirm.click();
  const told = "Bonustan vazgeçip vazgeçmediğiniz belli değil";
  await pollAsTimePasses(() => screen.getByText(told).query()).toBeVisible();
  vi.useRealTimers();
  state = "expired";
  await client.invalidateQueries();
  await expect.poll(() => screen.getByText(told).elements()).toEqual([]);
  // As the list of bonuses does it: the next visit has nothing to find out.
  await settleBonusWrites((await client.query(bonusesOptions())).data);
  expect((await (await openIntents()).openOf("")).filter(({ kind }) => kind === giveUpKind(id))).toEqual([]);
});

test("where the amounts are not known, the dialog says so", async () => {
  const { screen, dialog } = await open(newId(), { eligibility: { status: 502 } });
  await screen.getByRole("button", { name: "Bonustan vazgeç: Hoş geldin" }).click();
  await expect.element(dialog.getByText("Tutarlar: yüklenemedi")).toBeVisible();
});

test("the dialog looks right in both languages and themes", async () => {
  const { dialog, begin } = await open(newId());
  await begin();
  await axeFindsNothingHere(dialog.element());
  showInEnglish();
  await expect.element(dialog.getByRole("button", { name: "Keep the bonus" })).toBeVisible();
  await axeFindsNothingHere(dialog.element());
});
