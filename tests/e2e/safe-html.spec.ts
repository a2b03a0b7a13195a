import type { Route } from "@playwright/test";
import { axeFindsNothing } from "./axe.ts";
import { answerWith, main, title } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";
import { fitsSideways, nothingIsLoading } from "./waiting.ts";

// The pages look the same without the worker, and installing it takes a tenth of the time.
test.use({ serviceWorkers: "block" });

const page = (InfType: string, Text: string) => [{ InfType, title: "Sayfa", Text }];

test("pictures come late and move nothing, whether their size is told or not", async ({ page: tab, context }) => {
  const held: Route[] = [];
  await context.route("**/icons/{told,untold}.png", (route) => void held.push(route));
  await answerWith(
    context,
    "getInformation",
    page(
      "GenelKurallar",
      `<p><img src="/icons/told.png" width="512" height="256" alt="boyu belli"></p><p><img src="/icons/untold.png" alt="boyu belirsiz"></p>
       <p>Resimlerin altındaki satır.</p>`,
    ),
  );
  await tab.setViewportSize({ width: 390, height: 844 });
  await tab.goto("/info/GenelKurallar");
  const below = main(tab).getByText("Resimlerin altındaki satır.");
  await expect(below).toBeVisible();
  await expect.poll(() => held.length).toBe(2);
  for (const name of ["boyu belli", "boyu belirsiz"]) {
    await expect(main(tab).getByRole("img", { name })).toHaveAttribute("loading", "lazy");
  }
  await nothingIsLoading(tab);
  const before = await below.boundingBox();
  const picture = await (await tab.request.get("/icons/icon-512.png")).body();
  for (const route of held) await route.fulfill({ body: picture, contentType: "image/png" });
  const loaded = () =>
    main(tab).locator("img").evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0));
  await expect.poll(loaded).toBe(true);
  expect(await below.boundingBox()).toEqual(before);
});

test("a picture from elsewhere comes from the operator's own origins alone", async ({ page: tab, context, operator, noSurprises }) => {
  // The server's policy is made from the operator's settings, not from this test's.
  noSurprises.expectError(/img-src|Loading the image/);
  const config = { ...operator.config, imageOrigins: ["https://resimler.example"] };
  await context.route("**/config.json", (route) => route.fulfill({ json: config }));
  const text = `<p>metin <img src="https://resimler.example/a.png" alt="bizim"> <img src="https://baska.example/b.png" alt="yabancı"></p>`;
  await answerWith(context, "getInformation", page("GenelKurallar", text));
  await tab.goto("/info/GenelKurallar");
  await expect(main(tab).getByRole("img", { name: "bizim" })).toBeAttached();
  await expect(main(tab).getByRole("img", { name: "yabancı" })).toHaveCount(0);
});

test("a text's wide table is pushed from side to side with the keyboard too; its links go through the router, out, or are none", async ({ page: tab, context, operator }) => {
  const cells = (tag: string) => Array.from({ length: 9 }, (_, index) => `<${tag}>Sütun ${index + 1}</${tag}>`).join("");
  const wide = `<table><caption>Ödeme yöntemleri</caption><thead><tr>${cells("th")}</tr></thead><tbody><tr>${cells("td")}</tr></tbody></table>`;
  const narrow = `<table><tbody><tr><td>Bir</td><td>İki</td></tr></tbody></table>`;
  const links = `<p><a href="/promotions">içeride</a> <a href="${operator.origin}/tournaments?id=1">adresiyle</a>
    <a href="https://example.org/a?b=1" target="_self" rel="opener">dışarıda</a> <a href="mailto:destek@karo.example">posta</a>
    <a href="tel:+905551112233">telefon</a> <a href="/boyle-bir-sayfa-yok">bilinmeyen</a> <a href="promotions">göreli</a></p>`;
  await answerWith(context, "getInformation", page("GenelKurallar", `<p>Tablolar:</p>${wide}${narrow}${links}`));
  await tab.setViewportSize({ width: 360, height: 740 });
  await tab.goto("/info/GenelKurallar");

  await test.step("the table", async () => {
    const box = main(tab).getByRole("group", { name: "Ödeme yöntemleri" });
    await box.focus();
    await expect(box).toBeFocused();
    await tab.keyboard.press("ArrowRight");
    await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    // A table that fits is not focusable.
    await expect(main(tab).locator("[tabindex='0']")).toHaveCount(1);
    await fitsSideways(tab);
    await axeFindsNothing(tab, "tables", { part: "main" });
  });

  await test.step("the links", async () => {
    const link = (name: string) => main(tab).getByRole("link", { name, exact: true });
    await expect(link("dışarıda")).toHaveAttribute("target", "_blank");
    await expect(link("dışarıda")).toHaveAttribute("rel", "noopener noreferrer");
    await expect(link("posta")).toHaveAttribute("href", "mailto:destek@karo.example");
    await expect(link("telefon")).toHaveAttribute("href", "tel:+905551112233");
    await expect(link("adresiyle")).toHaveAttribute("href", "/tournaments?id=1");
    for (const name of ["bilinmeyen", "göreli"]) {
      await expect(main(tab)).toContainText(name);
      await expect(link(name)).toHaveCount(0);
    }
    // A new document would lose this property.
    await tab.evaluate(() => Object.assign(window, { sameDocument: true }));
    await link("içeride").click();
    await expect(tab).toHaveURL("/promotions");
    expect(await tab.evaluate(() => "sameDocument" in window)).toBe(true);
  });
});

test("JSON in a text is read by its schema", async ({ page: tab, context }) => {
  // Each page begins without the answers of the one before.
  await tab.addInitScript(() => {
    if (location.protocol.startsWith("http")) localStorage.removeItem("karo.queries");
  });
  for (const [InfType, Text, said] of [
    ["SSSinformation", "<p>JSON değil</p>", "Henüz soru yok"],
    ["SSSinformation", `{"question":"Soru","answer":"Liste değil"}`, "Henüz soru yok"],
    ["SSSinformation", `[{"question":1},null,"x",{"question":"Tek sağlam soru","answer":"<p>Yanıt</p>"},{"answer":""}]`, "Tek sağlam soru"],
    ["SocialMediaLinks", "[1,2]", "Sosyal medyada henüz hesabımız yok"],
    ["SocialMediaLinks", `{"facebook":"javascript:alert(1)","twitter":7,"instagram":"  ","telegram":"https://t.me/karo","myspace":"https://a.example"}`, "t.me/karo"],
  ] as const) {
    await test.step(`${InfType} ${Text.slice(0, 24)}`, async () => {
      await answerWith(context, "getInformation", page(InfType, Text));
      await tab.goto(`/info/${InfType}`);
      await expect(title(tab)).toHaveText("Sayfa");
      await expect(main(tab).getByText(said)).toBeVisible();
      await expect(main(tab).locator("details, ul[role=list] > li")).toHaveCount(said === "Tek sağlam soru" || said === "t.me/karo" ? 1 : 0);
      await context.unrouteAll();
    });
  }
});
