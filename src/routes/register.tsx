import { createFileRoute, useNavigate, useRouter } from "@tanstack/react-router";
import { RegistrationPage } from "../features/registration/RegistrationPage.tsx";
import { registrationSearch } from "../features/registration/registration-search.ts";
import type { Step } from "../features/registration/steps.ts";
import { consumeReturnUrl } from "../lib/return-url.ts";
import { useDeferredUpdates } from "../pwa/use-deferred-updates.ts";

export const Route = createFileRoute("/register")({
  validateSearch: registrationSearch,
  component: Register,
});

function Register() {
  useDeferredUpdates();
  const { step = 1, code } = Route.useSearch();
  const navigate = useNavigate({ from: "/register" });
  const { history } = useRouter();
  const searchOf = (wanted: Step) => (wanted === 1 ? {} : { step: wanted });
  return (
    <RegistrationPage
      onSignedIn={() => history.replace(consumeReturnUrl())}
      step={step}
      code={code}
      onBack={(from) =>
        history.canGoBack() ? history.back() : void navigate({ search: searchOf((from - 1) as Step) })
      }
      onStep={(next) => void navigate({ search: searchOf(next) })}
      onAddress={(shown) => void navigate({ search: searchOf(shown), replace: true })}
      onDone={({ toConfirm }) =>
        void navigate({ to: toConfirm ? "/register-account-confirm" : "/login", replace: true })
      }
    />
  );
}
