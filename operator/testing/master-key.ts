/** The master key of the tests' databases. The processes of a test share it. */
export const testMasterKey = Buffer.alloc(32, 7).toString("base64");
