import { lazy } from "react";

/**
 * The only way in which HTML from outside (contract: `Text`, the answers of the FAQ) is shown. It comes
 * with its sanitiser when first needed: give it a `Suspense` with a place of the right size.
 */
export const SafeHtml = lazy(() => import("./RenderedHtml.tsx"));
