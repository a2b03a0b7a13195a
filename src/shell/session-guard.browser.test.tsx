import { expect, test } from "vitest";
import { openPage } from "../testing/open-page.tsx";
import { keys } from "../session/records.ts";
import { signInHere } from "../testing/sign-in-here.ts";
import { guardSession } from "./session-guard.ts";

test("the question for the operator's extensions leaves with the ping, and does not wait for its answer", async () => {
  const { asked } = await openPage(<p />, { ping: "never", capabilities: { data: [] } });
  await signInHere("p1");
  localStorage.removeItem(keys.expiration);
  let isDone = false;
  const guarding = guardSession({
    location: { href: "/profile/limits", pathname: "/profile/limits" },
    preload: false,
  }).then(() => (isDone = true));
  await expect.poll(() => asked.map(({ method }) => method)).toContain("ping");
  expect(asked.map(({ method }) => method)).toContain("capabilities");
  expect(isDone).toBe(false);
  await guarding;
});
