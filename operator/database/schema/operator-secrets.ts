/** Secrets that all processes of one operator share. */
export interface OperatorSecretTable {
  name: "private key" | "push key" | "back office token" | "payment pages";
  value: string;
}

export interface OperatorSecretTables {
  operator_secret: OperatorSecretTable;
}
