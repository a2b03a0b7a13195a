import { createFileRoute } from "@tanstack/react-router";
import { NotAccessible } from "../app/NotAccessible.tsx";

export const Route = createFileRoute("/page-not-accessible")({ component: NotAccessible });
