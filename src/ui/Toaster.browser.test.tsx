import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInTurkish } from "./testing/render-in-turkish.tsx";
import { showToast, toastStore } from "./toast.ts";
import { Toaster } from "./Toaster.tsx";

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
