import { expect, it } from "vitest";
import { addToastHost, toastHosts } from "./Toaster.tsx";

const onTop = () => toastHosts.get().at(-1);

it("hands the toasts to the dialog opened last, and back when it closes", () => {
  const leavePage = addToastHost("page", false);
  const leaveDrawer = addToastHost("drawer", true);
  const leaveSheet = addToastHost("sheet", true);
  expect(onTop()).toBe("sheet");
  leaveSheet();
  expect(onTop()).toBe("drawer");
  leaveDrawer();
  expect(onTop()).toBe("page");
  leavePage();
  expect(onTop()).toBeUndefined();
});

it("leaves them to a dialog that was there before the page", () => {
  const leaveSheet = addToastHost("sheet", true);
  const leavePage = addToastHost("page", false);
  expect(onTop()).toBe("sheet");
  leaveSheet();
  leavePage();
});
