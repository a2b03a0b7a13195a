import { addresses } from "./addresses.ts";
import { clobbering } from "./clobbering.ts";
import { disguises } from "./disguises.ts";
import { eventHandlers } from "./event-handlers.ts";
import { fetches } from "./fetches.ts";
import { foreignContent } from "./foreign-content.ts";
import { mutation } from "./mutation.ts";
import { navigations } from "./navigations.ts";
import { scripts } from "./scripts.ts";
import { styles } from "./styles.ts";
import type { VectorClass } from "./vector-class.ts";

/** All known vectors, by class. */
export const vectorClasses: readonly VectorClass[] = [
  scripts,
  eventHandlers,
  addresses,
  foreignContent,
  mutation,
  styles,
  navigations,
  fetches,
  clobbering,
  disguises,
];
