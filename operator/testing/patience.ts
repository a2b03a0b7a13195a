/** Imported by what opens databases: PGlite makes its system tables in seconds, on a busy machine in many. */
import { vi } from "vitest";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
