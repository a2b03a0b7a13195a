import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
// The tokens come first: they name the order of the cascade layers.
import "./ui/tokens.css";
import "./ui/reset.css";
import "./ui/font.css";
import "./ui/base.css";
import { boot } from "./app/boot.tsx";
import { nextTask } from "./lib/next-task.ts";

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root");
void start(container);

async function start(place: HTMLElement): Promise<void> {
  // Reading all this code has been a task by itself.
  await nextTask();
  const app = await boot();
  // Pages bring their own from here on.
  document.querySelector('meta[name="description"]')?.remove();
  // The skeleton of index.html stands in #root until the first render replaces it.
  const root = createRoot(place);
  // A transition renders in small steps, so that a tap or a scroll on the skeleton is not held up.
  startTransition(() => root.render(<StrictMode>{app}</StrictMode>));
}
