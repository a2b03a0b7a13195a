import { Component, type ReactNode } from "react";
import { expect, test } from "vitest";
import { financeCheckBalance } from "../contract/finance.ts";
import { PageNotAuthorised } from "../api/failure.ts";
import { readOptions } from "../api/query.ts";
import { openPage } from "../testing/open-page.tsx";
import { useRead } from "../api/use-read.ts";
import { SectionState } from "./SectionState.tsx";

/** A section for whose data the player has no permission. */
function Section(props: { compact?: boolean; isPage?: boolean }) {
  const read = useRead(readOptions(financeCheckBalance, {}));
  return (
    <SectionState read={read} title="Bakiye" loading={<p>…</p>} {...props}>
      {() => <p>Burada</p>}
    </SectionState>
  );
}

/** Tells what a page that cannot be displayed has thrown. */
class Catch extends Component<{ children: ReactNode }> {
  override state: { error?: unknown } = {};
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    return this.state.error instanceof PageNotAuthorised ? <p>Sayfa yok</p> : this.props.children;
  }
}

const forbidden = { check_balance: { refusal: "Bu işlem için yetkiniz yok" } };

test.each([true, false])(
  "a section that the player may not see says so, and does not offer another try (compact: %s)",
  async (compact) => {
    const { screen } = await openPage(<Section compact={compact} />, forbidden);
    await expect
      .element(screen.getByRole("region", { name: "Bakiye" }).getByText(/Bu işlem için yetkiniz yok/))
      .toBeVisible();
    expect(screen.getByRole("button", { name: "Tekrar dene" }).query()).toBeNull();
    expect(screen.container.textContent).not.toMatch(/tekrar dene/i);
  },
);

test("a page that depends on such a section cannot be displayed", async () => {
  const { screen } = await openPage(
    <Catch>
      <Section isPage />
    </Catch>,
    forbidden,
  );
  await expect.element(screen.getByText("Sayfa yok")).toBeVisible();
});
