import { Trans } from "@lingui/react";
import { createElement, type ReactNode, useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { translatePage } from "../../tests/translate-page.ts";
import { Button } from "./Button.tsx";
import { Fold } from "./Fold.tsx";
import { SubmitButton } from "./form/SubmitButton.tsx";
import { Icon } from "./Icon.tsx";
import { SectionTitle } from "./Shelf.tsx";
import { SiteLink } from "./SiteLink.tsx";
import { renderInTurkish } from "../testing/render-in-turkish.tsx";

/** What shows a text. Between the renders the text changes, and another part of it comes or goes. */
type Shown = (text: string, isFirst: boolean) => ReactNode;

/** What the macro `Trans` becomes. The texts of a test are in no catalogue. */
const trans = (id: string, text: string) => createElement(Trans, { id, values: { text }, components: { 0: <b /> } });

const shown: Readonly<Record<string, Shown>> = {
  "a text": (text) => <p>{trans("Kalan: {text}", text)}</p>,
  "a text beside an element": (text) => <p>{trans("Kalan: {text} <0>TL</0>", text)}</p>,
  "a text that an element replaces": (text, isFirst) => <p>{isFirst ? trans("Var: {text}", text) : <b>{text}</b>}</p>,
  "a button": (text, isFirst) => <Button busy={!isFirst}>{text}</Button>,
  "a button that submits": (text, isFirst) => (
    <SubmitButton pending={!isFirst} pendingLabel={text}>
      {text}
    </SubmitButton>
  ),
  "the line of what is folded": (text) => <Fold summary={text}>{null}</Fold>,
  "a link that leads nowhere": (text, isFirst) => (
    <p>
      {!isFirst && <Icon name="check" />}
      <SiteLink href={null}>{text}</SiteLink>
    </p>
  ),
  "the title of a section": (text) => (
    <h2>
      <SectionTitle icon="clock">{text}</SectionTitle>
    </h2>
  ),
};

function Changing({ render }: { render: Shown }) {
  const [isFirst, setIsFirst] = useState(true);
  return <div onClickCapture={() => setIsFirst(false)}>{render(isFirst ? "first" : "second", isFirst)}</div>;
}

test.for(Object.entries(shown))("on a translated page, %s changes", async ([, render]) => {
  onTestFinished(translatePage());
  const { container } = await renderInTurkish(<Changing render={render} />);
  await expect.poll(() => container.querySelector("font font")?.closest("div")?.textContent).toContain("first");
  container.querySelector("font")?.click();
  await expect.poll(() => container.textContent).toContain("second");
  expect(container.textContent).not.toContain("first");
});
