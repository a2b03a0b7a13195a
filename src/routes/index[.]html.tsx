import { createFileRoute, redirect } from "@tanstack/react-router";

// Some links and installed apps name the file that the home page is in.
export const Route = createFileRoute("/index.html")({
  beforeLoad: () => {
    throw redirect({ to: "/", replace: true });
  },
});
