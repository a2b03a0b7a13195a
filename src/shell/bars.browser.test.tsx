import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "../testing/open-page.tsx";
import { CategoryBar } from "../features/lobby/CategoryBar.tsx";
import { SessionBar } from "../features/protection/Protection.tsx";
import { Support } from "../features/support/Support.tsx";
import { signInHere } from "../testing/sign-in-here.ts";
import { HeaderAccount } from "./HeaderAccount.tsx";
import { Header } from "./Header.tsx";
import { Layout, SideRail } from "./Layout.tsx";
import { TabBar } from "./TabBar.tsx";
import { MeasuredBars } from "./services/MeasuredBars.tsx";
import { useTabBarAway } from "./services/tab-bar-away.ts";
import { useIsWide } from "../ui/use-is-wide.ts";
import { noteOutcome } from "../pwa/connectivity.ts";
import { Prompt, PromptText } from "../ui/Prompt.tsx";
import { dismissToast, showToast } from "../ui/toast.ts";

const nothing = () => undefined;
const categories = ["Popüler", "Meyveler"].map((name, index) => ({
  CategoryID: `${index + 1}`,
  name,
  icon: "grid",
  count: 3,
}));

function Site({ hasPrompt }: { hasPrompt: boolean }) {
  const isWide = useIsWide();
  useTabBarAway();
  return (
    <Layout
      header={
        <Header
          brand={{ name: "Karo" }}
          menu={[]}
          signedIn
          account={<HeaderAccount />}
          languages={[]}
          lang="tr"
          onLang={nothing}
          theme="dark"
          onTheme={nothing}
        />
      }
      rail={isWide && <SideRail />}
      tabBar={!isWide && <TabBar />}
      footer={<footer>Karo</footer>}
      sessionBar={
        <MeasuredBars>
          <SessionBar nowMs={0} minutes={134} net="-1240.50" />
        </MeasuredBars>
      }
    >
      <Support online />
      <Prompt icon="refresh" isShown={hasPrompt}>
        <PromptText>Yeni sürüm hazır. Güncellemek için sayfa bir kez yeniden yüklenir.</PromptText>
      </Prompt>
      <CategoryBar kind="slot" filters={{}} all={categories} failed={false} />
      <div data-testid="tiles" style={{ blockSize: "3000px" }}>
        <button type="button" style={{ position: "relative", insetBlockStart: "1500px" }}>
          Favori
        </button>
      </div>
    </Layout>
  );
}

/** Opens the whole shell around a long page, for a signed-in player. */
async function openSite(width: number, height: number, { text = "100%", hasPrompt = false } = {}) {
  await page.viewport(width, height);
  document.documentElement.style.fontSize = text;
  onTestFinished(() => void (document.documentElement.style.fontSize = ""));
  await signInHere("deniz");
  const { screen } = await openPage(<Site hasPrompt={hasPrompt} />, {
    check_balance: { data: [{ balance: "99999.99", currency: "TRY" }] },
  });
  await expect.element(screen.getByRole("button", { name: /^Hesap menüsü/ })).toBeVisible();
  await expect.element(screen.getByRole("region", { name: "Oturum çubuğu" })).toBeInTheDocument();
  return screen;
}

/** Whether a tap on the middle of `element` reaches it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

beforeEach(() => scrollTo(0, 0));

test.each([
  [1366, 625, "100%"],
  [1366, 768, "200%"],
])(
  "in a window of %d by %d pixels with text at %3$s every place of the rail, and help below it, can be tapped",
  async (width, height, text) => {
    const screen = await openSite(width, height, { text });
    const places = screen.getByRole("navigation", { name: "Bölümler" }).getByRole("link").elements();
    expect(places).toHaveLength(8);
    expect(isOnTop(screen.getByRole("button", { name: "Destek", exact: true }).element())).toBe(true);
    for (const place of places) {
      place.scrollIntoView({ block: "nearest" });
      expect([place.textContent, isOnTop(place)]).toEqual([place.textContent, true]);
    }
  },
);

test.each([
  [390, "175%"],
  [390, "200%"],
  [360, "200%"],
])(
  "on a phone %d pixels wide with text at %s nothing of the bars is cut off or printed over another",
  async (width, text) => {
    const screen = await openSite(width, 844, { text });
    const header = screen.getByRole("banner").element();
    const bar = screen.getByRole("region", { name: "Oturum çubuğu" });
    await expect.poll(() => header.scrollWidth).toBeLessThanOrEqual(width);
    expect(document.documentElement.scrollWidth).toBe(width);
    for (const control of header.querySelectorAll("button, a")) {
      if (control.checkVisibility() && control.getBoundingClientRect().width > 1)
        expect([control.outerHTML, isOnTop(control)]).toEqual([control.outerHTML, true]);
      for (const part of control.querySelectorAll(":scope > [aria-hidden]"))
        expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(control.getBoundingClientRect().right);
    }
    const line = bar.element().querySelector("summary") as HTMLElement;
    const limits = bar.getByRole("link", { name: "Limitler" }).element();
    expect(limits.getBoundingClientRect().right).toBeLessThanOrEqual(width);
    expect(line.getBoundingClientRect().right).toBeLessThanOrEqual(limits.getBoundingClientRect().left);
    const { bottom } = line.getBoundingClientRect();
    // What does not fit is below the line, which cuts it off. The rest is whole.
    for (const fact of line.children) {
      const box = fact.getBoundingClientRect();
      if (box.width > 0 && box.top < bottom) expect(box.right).toBeLessThanOrEqual(line.getBoundingClientRect().right);
    }
  },
);

test("what gets the focus in a lobby is below the bars at the top, from above and from below", async () => {
  const screen = await openSite(390, 844);
  const heart = screen.getByRole("button", { name: "Favori" }).element() as HTMLElement;
  scrollTo(0, 1000);
  const { bottom } = screen.getByRole("navigation", { name: "Kategoriler" }).element().getBoundingClientRect();
  // From where all of it lies under the bar of categories, too.
  const under = heart.getBoundingClientRect().bottom + scrollY - bottom;
  for (const top of [document.documentElement.scrollHeight, 0, under]) {
    scrollTo(0, top);
    expect(isOnTop(heart)).toBe(false);
    heart.focus();
    expect(isOnTop(heart)).toBe(true);
    heart.blur();
  }
});

test("in a low window, as at 400 %, all bars scroll with the page, whose content has the whole window", async () => {
  const screen = await openSite(320, 256);
  scrollTo(0, 1000);
  const tiles = screen.getByTestId("tiles").element();
  for (const y of [1, 128, 255]) expect(tiles.contains(document.elementFromPoint(20, y))).toBe(true);
  // The bars are at the two ends of the page.
  scrollTo(0, 0);
  expect(isOnTop(screen.getByRole("button", { name: "Menü" }).element())).toBe(true);
  scrollTo(0, document.documentElement.scrollHeight);
  await expect
    .poll(() => isOnTop(screen.getByRole("navigation", { name: "Hızlı gezinme" }).getByRole("link").first().element()))
    .toBe(true);
  const { bottom } = screen.getByRole("region", { name: "Oturum çubuğu" }).element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(
    screen.getByRole("navigation", { name: "Hızlı gezinme" }).element().getBoundingClientRect().top + 1,
  );
});

const boxOf = (element: Element) => element.getBoundingClientRect();

test("the tab bar goes while the player scrolls down, and comes back on the way up and by the keyboard", async () => {
  const screen = await openSite(390, 844);
  const tabs = screen.getByRole("navigation", { name: "Hızlı gezinme" });
  const bar = screen.getByRole("region", { name: "Oturum çubuğu" });
  const isInView = () => boxOf(tabs.element()).bottom <= innerHeight;
  expect(isInView()).toBe(true);
  scrollTo(0, 600);
  await expect.poll(() => boxOf(tabs.element()).top).toBe(innerHeight);
  expect(boxOf(bar.element()).bottom).toBe(innerHeight);
  scrollTo(0, 500);
  await expect.poll(isInView).toBe(true);
  scrollTo(0, 900);
  await expect.poll(isInView).toBe(false);
  (tabs.getByRole("link").first().element() as HTMLElement).focus({ focusVisible: true });
  await expect.poll(isInView).toBe(true);
  scrollTo(0, document.documentElement.scrollHeight);
  (document.activeElement as HTMLElement).blur();
  await expect.poll(isInView).toBe(true);
});

test("what appears above the bars covers neither them nor one another", async () => {
  const screen = await openSite(390, 844, { hasPrompt: true });
  const toast = showToast({ tone: "info", text: "Kopyalandı", durationMs: null });
  onTestFinished(() => dismissToast(toast));
  await expect.element(screen.getByText("Kopyalandı")).toBeVisible();
  const topOf = (text: string | RegExp) => boxOf(screen.getByText(text).element()).top;
  const bottomOf = (text: string | RegExp) => boxOf(screen.getByText(text).element()).bottom;
  await expect.poll(() => bottomOf("Kopyalandı")).toBeLessThan(topOf(/^Yeni sürüm hazır/));
  const bar = boxOf(screen.getByRole("region", { name: "Oturum çubuğu" }).element());
  expect(bottomOf(/^Yeni sürüm hazır/)).toBeLessThan(bar.top);
  // "Back to top" of a lobby is above the messages.
  const reported = () => parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--toasts-height"));
  const { height } = boxOf(screen.getByRole("region", { name: "Mesajlar ve uyarılar" }).element());
  await expect.poll(reported).toBe(Math.round(height));
  expect(height).toBeGreaterThan(50);
});

/** The network is lost as soon as two calls in a row are. */
function loseNetwork(): void {
  onTestFinished(() => noteOutcome({ kind: "reached" }));
  for (const kind of ["reached", "lost", "lost"] as const) noteOutcome({ kind });
}

test("without a network the session bar says so, in place of a second line", async () => {
  const screen = await openSite(390, 844);
  const bar = screen.getByRole("region", { name: "Oturum çubuğu" });
  await expect.poll(() => screen.getByRole("banner").element().textContent).toContain("99");
  const before = boxOf(bar.element());
  loseNetwork();
  await expect
    .poll(() => bar.getByRole("status").element().textContent)
    .toMatch(/^Siteye ulaşılamıyor\. Son güncelleme: \d\d:\d\d$/);
  expect(document.querySelectorAll("[data-offline-note]")).toHaveLength(1);
  expect(boxOf(bar.element())).toEqual(before);
  expect(isOnTop(bar.getByRole("link", { name: "Limitler" }).element())).toBe(true);
  // The time and the age are in the bar that opens.
  (bar.element().querySelector("summary") as HTMLElement).click();
  await expect
    .element(
      bar
        .getByRole("definition")
        .filter({ hasText: /^\d\d:\d\d$/ })
        .last(),
    )
    .toBeVisible();
});

test("on a desktop without a network the session bar says once how old its values are", async () => {
  const screen = await openSite(1440, 900);
  const bar = screen.getByRole("region", { name: "Oturum çubuğu" });
  await expect.element(bar).toBeVisible();
  loseNetwork();
  const ages = () =>
    bar
      .getByText(/^Son güncelleme/)
      .elements()
      .filter((element) => element.checkVisibility());
  await expect.poll(ages).toHaveLength(1);
});

test.each([
  ["shelves", true, 1920],
  ["texts", false, 1440],
])("on a very wide screen a page of %s is as wide as it can use", async (_what, hasShelves, width) => {
  await page.viewport(2560, 1440);
  const { screen } = await openPage(
    <Layout header={<header />} rail={<SideRail />} tabBar={null} sessionBar={null} footer={<footer />}>
      <div data-shelves={hasShelves || undefined}>Sayfa</div>
    </Layout>,
    {},
  );
  await expect.element(screen.getByText("Sayfa")).toBeVisible();
  expect(boxOf(screen.getByRole("main").element()).width).toBe(width);
});

test.each([
  [390, "100%"],
  [320, "100%"],
  [390, "200%"],
])(
  "without a network the words and the clock of the session bar are whole at %d pixels and %s",
  async (width, text) => {
    const screen = await openSite(width, 844, { text });
    const bar = screen.getByRole("region", { name: "Oturum çubuğu" });
    await expect.element(bar).toBeVisible();
    loseNetwork();
    const words = bar.getByText("Siteye ulaşılamıyor.");
    await expect.element(words).toBeVisible();
    const clock = bar.element().querySelector("summary span") as HTMLElement;
    const outer = boxOf(bar.element());
    for (const part of [words.element(), clock]) {
      const { left, right, top, bottom } = boxOf(part);
      expect([left >= outer.left, right <= outer.right, top >= outer.top, bottom <= outer.bottom]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(isOnTop(part)).toBe(true);
      const container = boxOf(part.parentElement as Element);
      expect([right <= container.right + 1, bottom <= container.bottom + 1]).toEqual([true, true]);
    }
  },
);

test("the sprite of the icons takes no room at the end of the page", () => {
  const sprite = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sprite.setAttribute("display", "none");
  document.body.append(sprite);
  onTestFinished(() => sprite.remove());
  expect(sprite.checkVisibility()).toBe(false);
});
