import { expect, onTestFinished, test } from "vitest";
import css from "./skeleton.css?raw";

test("the stored first screen is shown when all of it has been parsed, until the app renders", () => {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const page = frame.contentDocument as Document;
  const isShown = () => page.querySelector("p")?.checkVisibility();
  page.open();
  page.write(`<style>${css}</style><div id="root"><div class="sk"></div></div><div id="first-screen"><p>Slayt</p>`);
  expect(isShown()).toBe(false);
  page.write("<p>Afişler</p></div><noscript></noscript>");
  expect(isShown()).toBe(true);
  page.close();
  page.querySelector("#root")?.replaceChildren(page.createElement("header"));
  expect(isShown()).toBe(false);
});
