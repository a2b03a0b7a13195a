import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { updateHolds } from "./defer-updates.ts";
import { useDeferredUpdates } from "./use-deferred-updates.ts";

const holds = updateHolds.get;

function Form({ password = "" }) {
  useDeferredUpdates();
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Amount" defaultValue="100" />
      <input aria-label="Password" type="password" defaultValue={password} />
      <button type="button">100</button>
      <button>Continue</button>
    </form>
  );
}

afterEach(() => expect(holds()).toBe(0));

test("a form is held once, from the first input until the player leaves it", async () => {
  const { getByRole, unmount } = await render(<Form />);
  expect(holds()).toBe(0);
  await getByRole("textbox", { name: "Amount" }).fill("200");
  await getByRole("button", { name: "Continue" }).click();
  expect(holds()).toBe(1);
  await unmount();
});

test("a form that is submitted without typing is held, too", async () => {
  const { getByRole, unmount } = await render(<Form />);
  await getByRole("button", { name: "100" }).click();
  expect(holds()).toBe(0);
  await getByRole("button", { name: "Continue" }).click();
  expect(holds()).toBe(1);
  await unmount();
});

test("a restored password holds at once", async () => {
  const { unmount } = await render(<Form password="Biber-8" />);
  expect(holds()).toBe(1);
  await unmount();
});
