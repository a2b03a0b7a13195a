import { smokeTest } from "./smoke-test.ts";
import { webkit } from "./webkit.ts";

smokeTest(webkit);
