import { Component, type ReactNode, StrictMode, Suspense, useState } from "react";
import { expect, test, vi } from "vitest";
import { lazyDialog, lazyWithRetry } from "./lazy-with-retry.tsx";
import { renderInTurkish } from "../testing/render-in-turkish.tsx";
import { Toaster } from "./Toaster.tsx";

/** A file that is missing the first `failures` times. */
function missing<Part>(failures: number, part: Part) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError("Failed to fetch dynamically imported module");
    return { Part: part };
  });
  return load;
}

const Chart = ({ name }: { name: string }) => <p>{name}</p>;

const show = (content: ReactNode) => renderInTurkish(<Suspense fallback={<p>Yükleniyor</p>}>{content}</Suspense>);

test("a part whose code is lost once comes at the second request", async () => {
  const load = missing(1, Chart);
  const Part = lazyWithRetry(load, "Part");
  const screen = await show(<Part name="Grafik" />);
  await expect.element(screen.getByText("Yükleniyor")).toBeVisible();
  await expect.element(screen.getByText("Grafik")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a part whose code is lost twice says so, and its button asks again; what is beside it stays", async () => {
  const load = missing(4, Chart);
  const Part = lazyWithRetry(load, "Part");
  const screen = await renderInTurkish(
    <StrictMode>
      <input aria-label="Not" />
      <Suspense>
        <Part name="Grafik" />
      </Suspense>
    </StrictMode>,
  );
  await screen.getByLabelText("Not").fill("yarım");
  await expect.element(screen.getByText("Bu bölüm açılamadı.")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  await screen.getByRole("button", { name: "Tekrar dene" }).click();
  await expect.poll(() => load.mock.calls.length).toBe(4);
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await screen.getByRole("button", { name: "Tekrar dene" }).click();
  await expect.element(screen.getByText("Grafik")).toBeVisible();
  await expect.element(screen.getByLabelText("Not")).toHaveValue("yarım");
});

test("a part that was lost is asked for again where it is rendered anew, also after a preload that failed", async () => {
  const load = missing(2, Chart);
  const Part = lazyWithRetry(load, "Part");
  Part.preload();
  await expect.poll(() => load.mock.calls.length).toBe(2);
  const screen = await show(<Part name="Grafik" />);
  await expect.element(screen.getByText("Grafik")).toBeVisible();
});

test("what nobody has asked for is requested until it comes", async () => {
  const load = missing(2, Chart);
  const Part = lazyWithRetry(load, "Part", { untilItComes: true });
  const screen = await show(<Part name="Hizmetler" />);
  await expect.element(screen.getByText("Hizmetler")).toBeVisible();
});

test("an error of the part itself is left to the page", async () => {
  const Part = lazyWithRetry(
    missing(0, (): ReactNode => {
      throw new RangeError("bug");
    }),
    "Part",
  );
  class Page extends Component<{ children: ReactNode }> {
    override state: { error?: unknown } = {};
    static getDerivedStateFromError = (error: unknown) => ({ error });
    override render() {
      return this.state.error instanceof RangeError ? <p>Sayfa</p> : this.props.children;
    }
  }
  const screen = await show(
    <Page>
      <Part />
    </Page>,
  );
  await expect.element(screen.getByText("Sayfa")).toBeVisible();
});

test("a press on the button of a dialog is not lost while its code comes; if it does not come, a message says so, and the button asks again", async () => {
  const load = missing(2, ({ onClose }: { onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      Kapat
    </button>
  ));
  const Panel = lazyDialog(load, "Part");
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Aç
        </button>
        {isOpen && <Panel onClose={() => setOpen(false)} />}
        <Toaster />
      </>
    );
  }
  const screen = await renderInTurkish(<Page />);
  await screen.getByRole("button", { name: "Aç" }).click();
  await expect.element(screen.getByText("Bu bölüm açılamadı. Tekrar deneyin.")).toBeVisible();
  await screen.getByRole("button", { name: "Aç" }).click();
  const close = screen.getByRole("button", { name: "Kapat", exact: true });
  await expect.element(close.first()).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});
