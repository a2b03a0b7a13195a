import { beforeEach, expect, onTestFinished, test } from "vitest";
import { cdp } from "vitest/browser";
import { openPage } from "../../testing/open-page.tsx";
import { language, slashSearches, theme, themeChoice } from "../../ui/preferences.ts";
import { PreferencesPage, setLessMotion } from "./PreferencesPage.tsx";
import { type DownloadAll, OfflineStore } from "./OfflineStore.tsx";

beforeEach(() => {
  themeChoice.set("dark");
  language.set("tr");
  setLessMotion(false);
});

const nothing: DownloadAll = async () => true;
const open = (downloadAll = nothing) =>
  openPage(<PreferencesPage downloadAll={downloadAll} notifications={<p>Konular</p>} />, {});

test("a theme takes effect at once and is stored; that of the device follows the device", async () => {
  const { screen } = await open();
  await screen.getByLabelText("Açık tema").click();
  expect([theme.get(), localStorage.getItem("userMode")]).toEqual(["light", "light"]);
  await screen.getByLabelText("Cihaz ayarı").click();
  expect(localStorage.getItem("userMode")).toBe("device");
  expect(theme.get()).toBe(matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
});

test("less motion stops transitions, and is stored for the next start", async () => {
  const { screen } = await open();
  const transition = () => getComputedStyle(document.documentElement).getPropertyValue("--motion-medium");
  const usual = transition();
  await screen.getByLabelText("Daha az hareket").click();
  expect(transition()).not.toBe(usual);
  expect(localStorage.getItem("karo.motion")).toBe("reduced");
  await screen.getByLabelText("Daha az hareket").click();
  expect([transition(), localStorage.getItem("karo.motion")]).toEqual([usual, null]);
});

test("in forced colours what is chosen has the ground of the browser's selection, and nothing else has", async () => {
  const devtools = cdp() as unknown as { readonly send: (method: string, data: object) => Promise<unknown> };
  const force = (value: string) =>
    devtools.send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
  onTestFinished(() => void force("none"));
  const { screen } = await open();
  await force("active");
  // What a background computes to is not what is painted: the browser replaces it, except where it may not.
  const selection = document.createElement("p");
  selection.style.cssText = "background: Highlight; forced-color-adjust: none";
  screen.container.append(selection);
  const groundOf = (element: Element) => {
    const { forcedColorAdjust, backgroundColor } = getComputedStyle(element);
    return `${forcedColorAdjust} ${backgroundColor}`;
  };
  const radios = () => [...screen.container.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  const labelled = ({ labels }: HTMLInputElement) => labels?.[0] as Element;
  const namesOf = (all: readonly HTMLInputElement[]) => all.map((radio) => labelled(radio).textContent);
  const marked = () => namesOf(radios().filter((radio) => groundOf(labelled(radio)) === groundOf(selection)));
  const chosen = () => namesOf(radios().filter(({ checked }) => checked));
  for (const theme of ["Açık tema", "Koyu tema"]) {
    await screen.getByLabelText(theme).click();
    await expect.poll(marked).toContain(theme);
    expect(marked()).toEqual(chosen());
  }
});

test("that / opens the search is switched off and on, and stored", async () => {
  const { screen } = await open();
  await screen.getByLabelText("Aramayı / tuşuyla aç").click();
  expect([slashSearches.get(), localStorage.getItem("karo.slash-searches")]).toEqual([false, "0"]);
  await screen.getByLabelText("Aramayı / tuşuyla aç").click();
  expect([slashSearches.get(), localStorage.getItem("karo.slash-searches")]).toEqual([true, null]);
});

test("a visitor is shown nothing that belongs to players", async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole("heading", { name: "Görünüm" })).toBeVisible();
  for (const title of ["Bakiye", "Bildirimler", "Henüz gönderilmeyenler"])
    expect(screen.getByRole("heading", { name: title }).query()).toBeNull();
});

test("a download shows its progress and ends with what is true", async () => {
  let end = (_isComplete: boolean): void => undefined;
  const { screen } = await openPage(
    <OfflineStore
      downloadAll={(onProgress) => {
        onProgress(0.5);
        return new Promise((resolve) => (end = resolve));
      }}
    />,
    {},
  );
  await expect.element(screen.getByText("Bu cihazda henüz bir şey hazır değil.")).toBeVisible();
  await screen.getByRole("button", { name: "Şimdi indir" }).click();
  await expect.element(screen.getByRole("progressbar", { name: "İndiriliyor" })).toHaveAttribute("value", "0.5");
  end(false);
  await expect
    .element(screen.getByText("Tamamı indirilemedi. Bağlantınızı kontrol edip tekrar deneyin."))
    .toBeVisible();
  await screen.getByRole("button", { name: "Şimdi indir" }).click();
  end(true);
  await expect
    .element(screen.getByText("İndirildi. Oyun listeleri ve bilgi sayfaları internetsiz de açılır."))
    .toBeVisible();
});

test("what is stored is counted, and cleared without the site's own code", async () => {
  const names = ["karo-content-1", "karo-images", "karo-app-files"];
  for (const name of names) await (await caches.open(name)).put("/one", new Response("1"));
  const { screen } = await openPage(<OfflineStore downloadAll={nothing} />, {});
  await expect.element(screen.getByText("1 bilgi sayfası")).toBeVisible();
  await expect.element(screen.getByText("1 görsel")).toBeVisible();
  await screen.getByRole("button", { name: "Temizle" }).click();
  await expect.element(screen.getByText("Silindi. Siteyi kullandıkça tekrar indirilir.")).toBeVisible();
  // The browser may also hold the caches of other test files.
  expect((await caches.keys()).filter((name) => names.includes(name))).toEqual(["karo-app-files"]);
  await caches.delete("karo-app-files");
});

test("pictures alone are nothing that is ready: the worker may store some after the rest was deleted", async () => {
  await (await caches.open("karo-images-test")).put("/one", new Response("1"));
  const { screen } = await openPage(<OfflineStore downloadAll={nothing} />, {});
  await expect.element(screen.getByText("Bu cihazda henüz bir şey hazır değil.")).toBeVisible();
  await caches.delete("karo-images-test");
});
