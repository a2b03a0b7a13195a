import { expect, onTestFinished, test } from "vitest";
import { installState, watchInstall, worthInstalling } from "../../pwa/install.ts";
import { countVisit, offerInstallOnce } from "./InstallOffer.tsx";

test("it is offered once for good: from the second visit on, when it becomes possible", () => {
  onTestFinished(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  watchInstall();
  let offers = 0;
  const offer = () => (offers += 1);
  expect([countVisit(), countVisit()]).toEqual([1, 1]);
  const prompt = async () => ({ outcome: "accepted" });
  window.dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
  expect(installState.get()).toBe("ready");
  offerInstallOnce(1, offer)();
  expect(offers).toBe(0);
  sessionStorage.clear();
  expect(countVisit()).toBe(2);
  offerInstallOnce(2, offer)();
  offerInstallOnce(3, offer)();
  expect(offers).toBe(1);
});

test("at the first visit it is offered after a deposit, once", () => {
  onTestFinished(() => {
    localStorage.clear();
    worthInstalling.set(false);
  });
  watchInstall();
  window.dispatchEvent(
    Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => ({ outcome: "accepted" }),
    }),
  );
  let offers = 0;
  const stop = offerInstallOnce(1, () => (offers += 1));
  expect(offers).toBe(0);
  worthInstalling.set(true);
  expect(offers).toBe(1);
  stop();
  offerInstallOnce(1, () => (offers += 1))();
  expect(offers).toBe(1);
});
