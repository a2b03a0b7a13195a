/** What every process of one operator must know and nobody else may. */
export interface OperatorSecretTable {
  name: "private key" | "back office token";
  value: string;
}

export interface OperatorSecretTables {
  operator_secret: OperatorSecretTable;
}
