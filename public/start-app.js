// Starts the app after the first frame: docs/decisions/0002-first-paint.md
const app = document.querySelector("[data-app]");
if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
import(app.href).catch(() => app.dispatchEvent(new Event("error")));
