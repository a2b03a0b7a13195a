import { expect, test, vi } from "vitest";
import { createStore } from "../lib/store.ts";
import { useStore } from "../hooks/use-store.ts";
import { renderInTurkish } from "../testing/render-in-turkish.tsx";
import { Toaster } from "../ui/Toaster.tsx";
import { ErrorLockToast } from "./ErrorLockToast.tsx";

test("the notice of the error lock cannot be closed, stays after a press, and goes with the lock", async () => {
  const onRetry = vi.fn<() => void>();
  const lock = createStore(true);
  function Site() {
    return (
      <>
        <Toaster />
        <ErrorLockToast locked={useStore(lock)} onRetry={onRetry} />
      </>
    );
  }
  const screen = await renderInTurkish(<Site />);
  const notice = screen.getByText(/^Bazı sorunlar yaşıyoruz/);
  await expect.element(notice).toBeVisible();
  expect(screen.getByRole("button", { name: "Kapat" }).query()).toBeNull();
  await screen.getByRole("button", { name: "Tekrar dene" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await expect.element(notice).toBeVisible();
  lock.set(false);
  await expect.element(notice).not.toBeInTheDocument();
});
