import { createFileRoute } from "@tanstack/react-router";
import { NotAccessible } from "../shell/NotAccessible.tsx";

export const Route = createFileRoute("/page-not-accessible")({ component: NotAccessible });
