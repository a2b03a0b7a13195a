import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { StateMessage } from "./StateMessage.tsx";

test("an error interrupts a screen reader, an empty list does not", async () => {
  const screen = await render(<StateMessage kind="error" title="Sayfa görüntülenemiyor" text="Tekrar deneyin." />);
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await screen.rerender(<StateMessage kind="empty" title="Oyun yok" isPage />);
  await expect.element(screen.getByRole("status")).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Oyun yok");
});
