import { createFileRoute } from "@tanstack/react-router";
import { loadPlayerTexts } from "../start/locale.ts";
import { guardSession } from "../shell/session-guard.ts";

/** Every route below this one is for signed-in players. */
export const Route = createFileRoute("/_authed")({ beforeLoad: guardSession, loader: loadPlayerTexts });
