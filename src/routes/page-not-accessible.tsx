import { createFileRoute } from "@tanstack/react-router";
import { NotAccessible } from "../app/screens/NotAccessible.tsx";

export const Route = createFileRoute("/page-not-accessible")({ component: NotAccessible });
