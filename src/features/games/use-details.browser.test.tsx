import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { useDetails } from "./use-details.tsx";

const failToLoad = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

function Tile() {
  const [open, dialog] = useDetails<string>(failToLoad);
  return (
    <>
      <button type="button" onClick={() => open("Lale Bahçesi")}>
        Ayrıntılar
      </button>
      {dialog}
    </>
  );
}

test("if the details cannot be opened, the player is told why, until they close it", async () => {
  const { screen } = await openPage(<Tile />, {});
  await screen.getByRole("button", { name: "Ayrıntılar" }).click();
  await expect.element(screen.getByText(/^Ayrıntılar açılamadı/)).toBeVisible();
  await screen.getByRole("button", { name: "Kapat" }).click();
  await expect.element(screen.getByText(/^Ayrıntılar açılamadı/)).not.toBeInTheDocument();
});
