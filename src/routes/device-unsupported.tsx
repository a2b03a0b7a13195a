import { createFileRoute } from "@tanstack/react-router";
import { DeviceCheck } from "../start/DeviceCheck.tsx";

export const Route = createFileRoute("/device-unsupported")({ component: DeviceCheck });
