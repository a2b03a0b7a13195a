import { expect, test } from "./fixtures.ts";
import { openHome, workerIsReady } from "./home-page.ts";
import { nothingIsLoading } from "./waiting.ts";

test("the policy is strict: no inline or evaluated script, nothing from elsewhere", async ({ page, operator }) => {
  const response = await page.request.get(`${operator.origin}/`);
  const policy = response.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(response.headers()["x-content-type-options"]).toBe("nosniff");
});

test("the browser holds the page to it", async ({ page, noSurprises }) => {
  noSurprises.expectError(/CSP|Content Security Policy|TrustedHTML|TrustedScript/);
  await openHome(page);
  const ran = await page.evaluate(() => {
    const outcome = { inline: false, html: false };
    Object.assign(window, { ranInline: () => (outcome.inline = true) });
    const script = document.createElement("script");
    try {
      script.textContent = "window.ranInline()";
      document.head.append(script);
    } catch {
      // Trusted Types reject the string.
    }
    try {
      document.body.insertAdjacentHTML("beforeend", "<b>no</b>");
      outcome.html = true;
    } catch {
      // The expected rejection.
    }
    return outcome;
  });
  expect(ran).toEqual({ inline: false, html: false });
});

test("only the page asks: no request leaves for another origin", async ({ page, operator }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== operator.origin) elsewhere.push(request.url());
  });
  await openHome(page);
  await workerIsReady(page);
  await nothingIsLoading(page);
  expect(elsewhere).toEqual([]);
});
