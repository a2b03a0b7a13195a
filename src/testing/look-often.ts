import { type Locator, page } from "vitest/browser";

/**
 * Setup of the component tests. Vitest looks for a missing element after 20, 50, 100 and 100 ms, and then every 500 ms. What
 * comes after 300 ms would be seen half a second late. So look every 15 ms for the first second.
 */
const locators = Object.getPrototypeOf(Object.getPrototypeOf(page.getByText(""))) as {
  findElement: (this: Locator, ...options: Parameters<Locator["findElement"]>) => ReturnType<Locator["findElement"]>;
};
const { findElement } = locators;
// A test may later replace it by a fake.
const { setTimeout } = globalThis;

locators.findElement = async function (...options) {
  for (let looks = 0; looks < 66 && this.elements().length === 0; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  return findElement.apply(this, options);
};
