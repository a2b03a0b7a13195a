import { expect, test } from "vitest";
import { looksRightHere } from "../testing/looks-right-here.ts";
import { openPage } from "../testing/open-page.tsx";
import { Trans } from "@lingui/react/macro";
import { Button } from "./Button.tsx";
import { DialogActions } from "./DialogActions.tsx";

test("a dialog's buttons: the one that changes nothing first, the one that cannot be undone in its own colour", async () => {
  const { screen } = await openPage(
    <DialogActions
      back={
        <Button>
          <Trans>Vazgeç</Trans>
        </Button>
      }
    >
      <Button variant="danger">
        <Trans>Kaldır</Trans>
      </Button>
      <Button variant="primary">
        <Trans>Kaydet</Trans>
      </Button>
    </DialogActions>,
    {},
  );
  const buttons = screen.getByRole("button").elements();
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Vazgeç", "Kaldır", "Kaydet"]);
  const colours = buttons.map((button) => getComputedStyle(button).backgroundColor);
  expect(new Set(colours).size).toBe(3);
  await looksRightHere(screen.container);
});
