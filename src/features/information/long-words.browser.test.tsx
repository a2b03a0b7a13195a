import { Suspense } from "react";
import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { SafeHtml } from "../../components/SafeHtml.tsx";

test.each(["div", "blockquote", "h4", "pre"])(
  "a long word in the operator's %s does not push the page sideways",
  async (tag) => {
    const word = "0x71C7656EC7ab88b098defB751B7401B5f6d8976F".repeat(3);
    const { screen } = await openPage(
      <Suspense>
        <SafeHtml html={`<${tag}>${word} adresine gönderin</${tag}>`} />
      </Suspense>,
      {},
    );
    await expect.element(screen.getByText(/adresine/)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
);
