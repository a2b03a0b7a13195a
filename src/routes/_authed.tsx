import { createFileRoute } from "@tanstack/react-router";
import { guardSession } from "../shell/session-guard.ts";

/** Every route below this one is for signed-in players. */
export const Route = createFileRoute("/_authed")({ beforeLoad: guardSession });
