import { Trans } from "@lingui/react/macro";
import { Suspense, useEffect, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";

const PasskeyLogin = lazyWithRetry(async () => (await import("./PasskeyLogin.tsx")).PasskeyLogin);
const signs = ["pointerdown", "keydown", "focusin"] as const;

/** The button that logs in with a passkey. Its code loads at the first touch or key press on the page, often this one. */
export function PasskeyButton() {
  const [isTouched, setTouched] = useState(false);
  const [presses, setPresses] = useState(0);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const touch = () => setTouched(true);
    for (const sign of signs) addEventListener(sign, touch);
    return () => {
      for (const sign of signs) removeEventListener(sign, touch);
    };
  }, []);
  return (
    <>
      {isTouched && (
        <Suspense>
          <PasskeyLogin presses={presses} onBusy={setBusy} />
        </Suspense>
      )}
      <Button busy={isBusy} onClick={() => setPresses(presses + 1)}>
        <Trans>Geçiş anahtarıyla giriş yap</Trans>
      </Button>
    </>
  );
}
