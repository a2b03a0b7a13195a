import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInTurkish } from "../testing/render-in-turkish.tsx";
import { dismissToast, showToast, toastStore } from "./toast.ts";
import { addToastHost, Toaster } from "./Toaster.tsx";

test("a toast that stays has no cross, is not pressed out by others, and only its owner removes it", async () => {
  const screen = await renderInTurkish(<Toaster />);
  const onSelect = vi.fn<() => void>();
  const id = showToast({
    tone: "negative",
    text: "Kilit",
    durationMs: null,
    stays: true,
    action: { label: "Tekrar dene", onSelect },
  });
  for (const number of [1, 2, 3, 4, 5]) showToast({ tone: "info", text: `Not ${number}`, durationMs: null });
  await screen.getByRole("button", { name: "Tekrar dene" }).click();
  expect(onSelect).toHaveBeenCalledOnce();
  expect(toastStore.get().map(({ text }) => text)).toEqual(["Kilit", "Not 3", "Not 4", "Not 5"]);
  expect(screen.getByRole("button", { name: "Kapat" }).elements()).toHaveLength(3);
  for (const toast of toastStore.get()) dismissToast(toast.id);
  expect(toastStore.get().some((toast) => toast.id === id)).toBe(false);
});

test("closing a toast by key lets the others go on", async () => {
  const screen = await renderInTurkish(<Toaster />);
  showToast({ tone: "info", text: "Kalan", durationMs: null });
  const button = screen.getByRole("button", { name: "Kapat" });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  showToast({ tone: "positive", text: "Geçen", durationMs: 1 });
  await expect.element(screen.getByText("Geçen")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => toastStore.get()).toEqual([]);
});

test("a toast at which the player points goes on when a dialog takes it over", async () => {
  const screen = await renderInTurkish(<Toaster />);
  showToast({ tone: "info", text: "Geçen", durationMs: 300 });
  await screen.getByText("Geçen").hover();
  const removeHost = addToastHost("dialog", true);
  await expect.poll(() => toastStore.get()).toEqual([]);
  removeHost();
});
