import { expect, onTestFinished, test, vi } from "vitest";
import { type page, userEvent } from "vitest/browser";
import { axeFindsNothingHere, showInEnglish } from "../../../testing/look-of-page.ts";
import type { Body } from "../../../testing/open-page.tsx";
import { pollAsTimePasses } from "../../../testing/passing-time.ts";
import { type Answer, openCashier } from "../../../testing/open-cashier.tsx";
import { BankAccounts } from "./BankAccounts.tsx";

const banks = {
  data: [
    { bankID: 7, name: "Poyraz Bank", logo: "", code: "99902" },
    { bankID: 8, name: "Martı Bankası", logo: "" },
  ],
};
const account = {
  bankAccountID: 9,
  bankID: 7,
  bankName: "Poyraz Bank",
  accountHolder: "Deniz Yıldız",
  iban: "TR469990200007781200450011",
  isVerified: 1,
};

/** Opens the list, an account by its id, or `new`. `lists` counts the ways back to the list. */
async function openAccounts(
  bankAccountID: string | undefined,
  answers: Record<string, Answer | ((data: Body) => Answer)> = {},
) {
  const went: string[] = [];
  answers["list_banks"] ??= banks;
  // Asked for once in this file.
  answers["capabilities"] ??= { data: ["idempotency"] };
  const opened = await openCashier(
    {},
    answers,
    <BankAccounts bankAccountID={bankAccountID} onList={() => went.push("list")} />,
  );
  return { ...opened, went };
}

/** Presses the button while the operator cannot be reached. The page sends again after pauses, and then says what it does not know. */
async function saveWithoutAnswer({ getByRole, getByText }: Pick<typeof page, "getByRole" | "getByText">) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await getByRole("button", { name: "Kaydet" }).click();
  await pollAsTimePasses(() => getByText("Hesabın kaydedilip kaydedilmediği belli değil").query()).toBeVisible();
  vi.useRealTimers();
}

const sentTo = (asked: readonly { readonly method: string; readonly data: object }[], method: string) =>
  asked.filter((one) => one.method === method).map(({ data }) => data);

test("the list: bank, IBAN in groups of four, holder, branch and number, and whether it is verified", async () => {
  const { screen, asked } = await openAccounts(undefined, {
    list_bank_accounts: { data: [{ ...account, branchName: "Kordon", accountNumber: "4711-1" }] },
  });
  const item = screen.getByRole("listitem");
  await expect
    .poll(() => item.element().textContent)
    .toMatch(/Poyraz Bank.*Doğrulandı.*TR46 9990 2000 0778 1200 4500 11.*Deniz Yıldız.*Kordon · 4711-1/);
  expect(sentTo(asked, "list_bank_accounts")).toEqual([{ SiteType: "desktop", showPrepaid: 1, Lang: "tr" }]);
});

test("an empty list says what to do; a list that cannot be fetched can be retried", async () => {
  const { screen } = await openAccounts(undefined, { list_bank_accounts: { data: [] } });
  await expect.element(screen.getByText("Kayıtlı banka hesabınız yok")).toBeVisible();
  await screen.unmount();
  const broken = await openAccounts(undefined, { list_bank_accounts: { status: 502 } });
  await expect.element(broken.screen.getByRole("button", { name: "Tekrar dene" })).toBeVisible();
});

test("a new account: the IBAN in groups of four, its bank recognised, and sent as in the contract", async () => {
  const { screen, asked, went } = await openAccounts("new", { save_bank_account: { data: { bankAccountID: 10 } } });
  const iban = screen.getByLabelText("IBAN", { exact: true });
  await iban.click();
  await userEvent.keyboard("tr469990200007781200450011");
  await expect.element(iban).toHaveValue("TR46 9990 2000 0778 1200 4500 11");
  await expect.element(screen.getByLabelText("Banka", { exact: true })).toHaveValue("7");
  await screen.getByLabelText("Hesap sahibi").fill(" Deniz Yıldız ");
  await screen.getByRole("button", { name: "Kaydet" }).click();
  await expect.poll(() => went).toEqual(["list"]);
  expect(sentTo(asked, "save_bank_account")).toEqual([
    expect.objectContaining({ bankID: "7", accountHolder: "Deniz Yıldız", iban: "TR469990200007781200450011" }),
  ]);
});

test("errors of the page and of the operator are shown at their field", async () => {
  const { screen, asked } = await openAccounts("new", {
    save_bank_account: { refusal: "Hesap kaydedilmedi", errors: { accountHolder: "Hesap size ait değil" } },
  });
  const iban = screen.getByLabelText("IBAN", { exact: true });
  // One digit differs, so the check digits do not fit.
  await iban.fill("TR469990200007781200450012");
  await userEvent.tab();
  await screen.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(screen.getByText("Geçerli bir IBAN girin")).toBeVisible();
  await expect.element(screen.getByText("Hesap sahibinin adını girin")).toBeVisible();
  expect(sentTo(asked, "save_bank_account")).toEqual([]);
  await iban.fill("TR469990200007781200450011");
  await screen.getByLabelText("Hesap sahibi").fill("Başka Biri");
  await screen.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(screen.getByText("Hesap size ait değil")).toBeVisible();
  await expect.element(iban).toHaveValue("TR46 9990 2000 0778 1200 4500 11");
});

test("a lost answer is not called a failure, and the form stays open until it is saved again", async () => {
  const answers: Record<string, Answer> = { save_bank_account: "offline", list_bank_accounts: { data: [] } };
  const { screen, went } = await openAccounts("new", answers);
  await screen.getByLabelText("IBAN", { exact: true }).fill("TR469990200007781200450011");
  await screen.getByLabelText("Hesap sahibi").fill("Deniz Yıldız");
  await saveWithoutAnswer(screen);
  await expect.element(screen.getByLabelText("Hesap sahibi")).toHaveValue("Deniz Yıldız");
  expect(went).toEqual([]);
  answers["save_bank_account"] = { data: { bankAccountID: 10 } };
  await screen.getByRole("button", { name: "Kaydet" }).click();
  await expect.poll(() => went).toEqual(["list"]);
});

test("what was typed is there when the player comes back to the form", async () => {
  const { screen, show } = await openAccounts("new", { list_bank_accounts: { data: [] } });
  await screen.getByLabelText("IBAN", { exact: true }).fill("TR469990200007781200450011");
  await screen.getByLabelText(/^Şube/).fill("Kordon");
  await show(<BankAccounts bankAccountID={undefined} onList={() => {}} />);
  await expect.element(screen.getByText("Kayıtlı banka hesabınız yok")).toBeVisible();
  await show(<BankAccounts bankAccountID="new" onList={() => {}} />);
  await expect.element(screen.getByLabelText("IBAN", { exact: true })).toHaveValue("TR46 9990 2000 0778 1200 4500 11");
  await expect.element(screen.getByLabelText(/^Şube/)).toHaveValue("Kordon");
});

test("a change: the form has the account's values and sends the changed ones", async () => {
  const { screen, asked, went } = await openAccounts("9", {
    get_bank_account: { data: account },
    save_bank_account: { data: { bankAccountID: 9 } },
  });
  await expect.element(screen.getByLabelText("IBAN", { exact: true })).toHaveValue("TR46 9990 2000 0778 1200 4500 11");
  await expect.element(screen.getByLabelText("Banka", { exact: true })).toHaveValue("7");
  await screen.getByLabelText(/^Şube/).fill("Kordon");
  await screen.getByRole("button", { name: "Kaydet" }).click();
  await expect.poll(() => went).toEqual(["list"]);
  expect(sentTo(asked, "save_bank_account")).toEqual([
    expect.objectContaining({ bankAccountID: "9", branchName: "Kordon" }),
  ]);
});

test("an account that is edited again starts with what it is now, not with what it was before", async () => {
  let now = account;
  const answers = {
    get_bank_account: () => ({ data: now }),
    save_bank_account: (data: object) => {
      now = { ...now, ...data };
      return { data: { bankAccountID: 9 } };
    },
  };
  const { screen, show, went } = await openAccounts("9", answers);
  await screen.getByLabelText("IBAN", { exact: true }).fill("TR330006100519786457841326");
  await screen.getByLabelText("Banka", { exact: true }).selectOptions("Martı Bankası");
  await screen.getByRole("button", { name: "Kaydet" }).click();
  await expect.poll(() => went).toEqual(["list"]);
  await expect.element(screen.getByText("Banka Hesabı Başarıyla Güncellendi")).toBeVisible();
  await show(<BankAccounts bankAccountID={undefined} onList={() => {}} />);
  await show(<BankAccounts bankAccountID="9" onList={() => {}} />);
  await expect.element(screen.getByLabelText("IBAN", { exact: true })).toHaveValue("TR33 0006 1005 1978 6457 8413 26");
});

test("when a lost save turns out to be done, corrected values are not called saved, and stay in the form", async () => {
  const answers: Record<string, Answer> = { save_bank_account: { status: 502 }, list_bank_accounts: { data: [] } };
  const { screen, asked, went } = await openAccounts("new", answers);
  const iban = screen.getByLabelText("IBAN", { exact: true });
  await iban.fill("TR469990200007781200450011");
  await screen.getByLabelText("Hesap sahibi").fill("Deniz Yıldız");
  await saveWithoutAnswer(screen);
  answers["save_bank_account"] = { data: { bankAccountID: 10 } };
  await iban.fill("TR330006100519786457841326");
  await screen.getByLabelText("Banka", { exact: true }).selectOptions("Martı Bankası");
  await screen.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(screen.getByText(/^Önceki gönderiminiz kaydedilmiş/)).toBeVisible();
  expect(sentTo(asked, "save_bank_account").at(-1)).toMatchObject({ iban: "TR469990200007781200450011" });
  expect(screen.getByText("Banka Hesabı Başarıyla Eklendi").query()).toBeNull();
  await expect.element(iban).toHaveValue("TR33 0006 1005 1978 6457 8413 26");
  await screen.getByRole("button", { name: "Kaydet" }).click();
  await expect.poll(() => went).toEqual(["list"]);
  expect(sentTo(asked, "save_bank_account").at(-1)).toMatchObject({ iban: "TR330006100519786457841326" });
});

test("an account that cannot be fetched: a message, a retry and support", async () => {
  const answers: Record<string, Answer> = { get_bank_account: { refusal: "Banka hesabı bulunamadı" } };
  const { screen } = await openAccounts("9", answers);
  await expect.element(screen.getByText("Hesabı alamadık")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "desteğe yazın" })).toBeVisible();
  answers["get_bank_account"] = { data: account };
  await screen.getByRole("button", { name: "Tekrar dene" }).click();
  await expect.element(screen.getByLabelText("IBAN", { exact: true })).toHaveValue("TR46 9990 2000 0778 1200 4500 11");
});

test("deleting asks for confirmation; if the operator refuses, the account stays", async () => {
  const answers = {
    list_bank_accounts: { data: [account] },
    delete_bank_account: { refusal: "Bekleyen çekiminiz var" },
  };
  const { screen, asked } = await openAccounts(undefined, answers);
  const remove = screen.getByRole("button", { name: "Sil: TR46 9990 2000 0778 1200 4500 11" });
  await remove.click();
  await screen.getByRole("button", { name: "Vazgeç" }).click();
  expect(sentTo(asked, "delete_bank_account")).toEqual([]);
  await remove.click();
  await screen.getByRole("dialog").getByRole("button", { name: "Sil", exact: true }).click();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(sentTo(asked, "delete_bank_account")).toEqual([expect.objectContaining({ bankAccountID: "9" })]);
  await expect.element(remove).toBeVisible();
});

test("the question before deleting looks right in both languages and themes", async () => {
  const { screen } = await openAccounts(undefined, { list_bank_accounts: { data: [account] } });
  await screen.getByRole("button", { name: /^Sil/ }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByRole("button", { name: "Sil", exact: true })).toBeVisible();
  await axeFindsNothingHere(dialog.element());
  showInEnglish();
  await expect.element(dialog.getByRole("button", { name: "Delete", exact: true })).toBeVisible();
  await axeFindsNothingHere(dialog.element());
});
