import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { LoginRefusal } from "./LoginRefusal.tsx";

test("a key that is too short takes no password, and the log-in says why", async () => {
  const { screen } = await openPage(
    <LoginRefusal step={{ kind: "impossible", reason: "weak-key" }} attempt={1} onRetry={() => undefined} />,
    {},
  );
  await expect.element(screen.getByRole("alert")).toMatchTextContent(/şifreniz gönderilmedi/);
});
