import { firefox } from "./firefox.ts";
import { smokeTest } from "./smoke-test.ts";

smokeTest(firefox());
