import { expect, onTestFinished, test } from "vitest";
import css from "./start-problem.css?raw";
import html from "./start-problem.html?raw";

/** A page whose app has not rendered yet, with the message for when it never does. */
function openPage(language: string) {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const page = frame.contentDocument as Document;
  page.write(
    `<!doctype html><html lang="${language}"><style>${css}</style><div id="root"><div class="sk"></div></div>${html}`,
  );
  page.close();
  const words = page.querySelector("#start-problem") as HTMLElement;
  return { page, words, isShown: () => words.checkVisibility({ visibilityProperty: true }) };
}

test.each([
  ["tr", "Sayfayı yenile"],
  ["en", "Reload the page"],
])(
  "an app that hangs: after a while of skeleton, without any script, words and a link in the language %s",
  (language, again) => {
    const { page, words, isShown } = openPage(language);
    expect(isShown()).toBe(false);
    const [wait] = words.getAnimations();
    expect(wait?.effect?.getTiming()).toMatchObject({ delay: 11_000 });
    wait?.finish();
    expect(isShown()).toBe(true);
    const links = Array.from(words.querySelectorAll("a, button")).filter((control) => control.checkVisibility());
    expect(links.map(({ textContent }) => textContent)).toEqual([again]);
    // The app has come after all.
    page.querySelector("#root")?.replaceChildren(page.createElement("header"));
    expect(isShown()).toBe(false);
  },
);

test("a failure that is known is told at once; after a try that did not help, what is stored can be cleared", () => {
  const { page, words, isShown } = openPage("tr");
  page.documentElement.dataset["start"] = "failed";
  expect(isShown()).toBe(true);
  page.documentElement.dataset["triedAgain"] = "";
  const button = Array.from(words.querySelectorAll("button")).find((control) => control.checkVisibility());
  expect(button?.textContent).toBe("Kayıtlı verileri sil ve tekrar yükle");
  expect(words.innerText).toContain("Oturumunuz da kapanır");
});
