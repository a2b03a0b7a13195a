import { RouterContextProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Link } from "./Link.tsx";
import { createTestRouter } from "../testing/test-router.ts";

async function openAt(address: string, links: ReactNode) {
  const router = createTestRouter();
  router.history.push(address);
  await router.load();
  const { container } = await render(<RouterContextProvider router={router as never}>{links}</RouterContextProvider>);
  return Array.from(container.querySelectorAll("a"), (link) => [
    link.getAttribute("href"),
    link.getAttribute("aria-current"),
    link.className,
  ]);
}

test("a link is the current one on exactly its page, unless it counts the pages below", async () => {
  const links = (
    <>
      <Link to="/profile">Hesabım</Link>
      <Link to="/profile" activeOptions={{ exact: false }} className="tab">
        Hesap
      </Link>
      <Link to="/profile/history" className="tab">
        Geçmiş
      </Link>
      <Link to="/profile/history" search={{ status: "1002" }}>
        Onaylananlar
      </Link>
    </>
  );
  expect(await openAt("/profile/history", links)).toEqual([
    ["/profile", null, ""],
    ["/profile", "page", "tab"],
    ["/profile/history", "page", "tab"],
    ["/profile/history?status=1002", null, ""],
  ]);
});

test("the types know the pages and their search parameters", async () => {
  const links = (
    <>
      {/* @ts-expect-error -- There is no such page. */}
      <Link to="/loginn">Yazım hatası</Link>
      {/* @ts-expect-error -- The page has no such parameter. */}
      <Link to="/promotions" search={{ sate: "finished" }}>
        Bitenler
      </Link>
      {/* @ts-expect-error -- The page needs a name. */}
      <Link to="/info/$infType">Bilgi</Link>
    </>
  );
  expect(await openAt("/", links)).toHaveLength(3);
});
