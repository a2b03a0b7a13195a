import { createFileRoute } from "@tanstack/react-router";
import { guardSession } from "../app/session-guard.ts";

/** Everything below is for players who are logged in. */
export const Route = createFileRoute("/_authed")({ beforeLoad: guardSession });
