import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
// The tokens come first because they declare the order of the cascade layers.
import "./ui/tokens.css";
import "./ui/reset.css";
import "./ui/font.css";
import "./ui/base.css";
import { boot } from "./boot.tsx";
import { ensureSingleTitle } from "./start/single-title.ts";
import { noteSighting, report } from "./api/report.ts";

const page = document.documentElement;
addEventListener("error", ({ error }) => noteSighting("page", error));
addEventListener("unhandledrejection", ({ reason }) => noteSighting("page", reason));
start().catch(failed);

async function start(): Promise<void> {
  const container = document.getElementById("root");
  if (!container) throw new Error("index.html has no #root");
  const app = await boot();
  // From here on each page sets its own title and description.
  ensureSingleTitle();
  document.querySelector('meta[name="description"]')?.remove();
  // The skeleton of index.html stands in #root until the first render replaces it.
  const root = createRoot(container, {
    // React has emptied #root, so the page needs something else to show.
    onUncaughtError: failed,
    onCaughtError: reportError,
    onRecoverableError: reportError,
  });
  // A transition renders in small steps, so that a tap or a scroll on the skeleton is not held up.
  startTransition(() => root.render(<StrictMode>{app}</StrictMode>));
}

function reportError(error: unknown): void {
  report("page", error);
}

/** Shows the error message that index.html contains (src/start/start-problem.html). */
function failed(error: unknown): void {
  page.dataset["start"] = "failed";
  reportError(error);
  void tellOperator();
}

async function tellOperator(): Promise<void> {
  const { tellCrash } = await import("./shell/monitoring/monitor.ts");
  await tellCrash();
}
