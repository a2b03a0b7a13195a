import { createFileRoute } from "@tanstack/react-router";
import { NotAccessible } from "../shell/NotFound.tsx";

export const Route = createFileRoute("/page-not-accessible")({ component: NotAccessible });
