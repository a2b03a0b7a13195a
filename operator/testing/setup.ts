/** Runs before every file of the operator's tests. */
import { cheapPasswords } from "./cheap-passwords.ts";

cheapPasswords();
