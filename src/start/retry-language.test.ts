import { i18n } from "@lingui/core";
import { expect, test, vi } from "vitest";
import { toastStore } from "../ui/toast.ts";
import { retryLanguage } from "./retry-language.ts";

test("texts that do not come: a message in their language reloads the page, and goes when they are there", () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  retryLanguage("en");
  const [offer] = toastStore.get();
  expect(offer).toMatchObject({ text: "The English texts have not loaded.", action: { label: "Try again" } });
  offer?.action?.onSelect();
  expect(reload).toHaveBeenCalledOnce();
  i18n.load("tr", {});
  expect(toastStore.get()).toHaveLength(1);
  i18n.loadAndActivate({ locale: "en", messages: {} });
  expect(toastStore.get()).toEqual([]);
});
