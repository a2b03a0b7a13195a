import { lazyWithRetry } from "../ui/lazy-with-retry.tsx";

/**
 * The only component that shows HTML from outside: HTML fields of the contract and the answers of the FAQ. It loads
 * its sanitiser on first use, so wrap it in a `Suspense` with a fallback of the right size.
 */
export const SafeHtml = lazyWithRetry(() => import("./RenderedHtml.tsx"), "RenderedHtml");
