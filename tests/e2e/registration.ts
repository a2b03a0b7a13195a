import type { Locator, Page } from "@playwright/test";
import type { RunningOperator } from "../../operator/server.ts";
import { expect } from "./fixtures.ts";
import { sentMessages } from "./log-in.ts";

export const goodPassword = "Biber-ve-Nane-8";

/** A national identity number with valid check digits, a different one for each number below a billion. */
function nationalIdOf(number: number): string {
  const digits = Array.from(String(100_000_000 + number), Number);
  const sum = (first: number) =>
    digits.filter((_, place) => place % 2 === first).reduce((total, digit) => total + digit, 0);
  const tenth = (sum(0) * 7 - sum(1) + 30) % 10;
  return `${digits.join("")}${tenth}${(sum(0) + sum(1) + tenth) % 10}`;
}

/** The tests of a file share an operator, repeated tests too, so each person must be unique. */
let people = Math.floor(Math.random() * 9_000_000);

/** A person who has no account yet and whom no other test uses. */
export function newcomer() {
  people += 1;
  const digits = String(people).padStart(7, "0");
  return {
    nationalId: nationalIdOf(people),
    email: `yeni${people}@test.example`,
    phone: `0500 ${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`,
    username: `yeni.oyuncu${people}`,
  };
}
export type Newcomer = ReturnType<typeof newcomer>;

/** The fields of the form by their labels. */
export function registrationForm(page: Page) {
  const main = page.getByRole("main");
  const field = (name: string | RegExp): Locator => main.getByLabel(name, { exact: true });
  return {
    main,
    firstName: field("Ad"),
    lastName: field("Soyad"),
    day: field("Gün"),
    month: field("Ay"),
    year: field("Yıl"),
    country: field("Ülke"),
    nationalId: field("T.C. kimlik numarası"),
    document: field("Kimlik veya pasaport numarası"),
    email: field("E-posta"),
    phone: field("Telefon"),
    city: field("Şehir"),
    address: field("Adres"),
    username: field("Kullanıcı adı"),
    password: field("Şifre"),
    passwordConfirm: field("Şifre (tekrar)"),
    promotionCode: field("Promosyon kodu (isteğe bağlı)"),
    rules: main.getByRole("checkbox", { name: /^18 yaşımı doldurdum/ }),
    goOn: main.getByRole("button", { name: "Devam" }),
    submit: main.getByRole("button", { name: "Kayıt ol" }),
    step: main.getByRole("progressbar", { name: "Kaydın ilerlemesi" }),
  };
}
export type RegistrationForm = ReturnType<typeof registrationForm>;

export async function fillPerson(form: RegistrationForm, { nationalId }: Newcomer): Promise<void> {
  await form.firstName.fill("Işıl Nur");
  await form.lastName.fill("Çağlayan");
  await form.day.fill("14");
  await form.month.selectOption("Mart");
  await form.year.fill("1990");
  await form.nationalId.fill(nationalId);
}

export async function fillContact(form: RegistrationForm, { email, phone }: Newcomer): Promise<void> {
  await form.email.fill(email);
  await form.phone.fill(phone);
  await form.city.fill("Muğla");
  await form.address.fill("Deneme Sokak 2");
}

export async function fillAccount(form: RegistrationForm, { username }: Newcomer): Promise<void> {
  await form.username.fill(username);
  await form.password.fill(goodPassword);
  await form.passwordConfirm.fill(goodPassword);
  await form.rules.check();
}

/** Opens the one-page form and fills it in. */
export async function fillOnePage(page: Page, person: Newcomer): Promise<RegistrationForm> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/register");
  const form = registrationForm(page);
  await fillAll(form, person);
  return form;
}

/** Fills in every field of the one-page form. */
export async function fillAll(form: RegistrationForm, person: Newcomer): Promise<void> {
  await fillPerson(form, person);
  await fillContact(form, person);
  await fillAccount(form, person);
}

/** The path of the link in the last mail to an address. */
export async function mailedPath(operator: RunningOperator, email: string): Promise<string> {
  const path = (await sentMessages(operator)).find(({ to }) => to === email)?.path;
  expect(path, `a mail to ${email}`).toBeDefined();
  return path ?? "";
}
