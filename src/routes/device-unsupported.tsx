import { createFileRoute } from "@tanstack/react-router";
import { DeviceCheck } from "../app/DeviceCheck.tsx";

export const Route = createFileRoute("/device-unsupported")({ component: DeviceCheck });
