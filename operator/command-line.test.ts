import { describe, expect, it } from "vitest";
import { readCommandLine } from "./command-line.ts";

const defaults = {
  port: 4173,
  gamesPort: 4174,
  host: "127.0.0.1",
  dataDir: ".data/operator",
  fresh: false,
  demo: false,
  dist: "dist",
};

describe("readCommandLine", () => {
  it("has defaults", () => {
    expect(readCommandLine([], {})).toEqual(defaults);
  });

  it("reads every flag", () => {
    const args = ["--port", "8080", "--host=0.0.0.0", "--data-dir", "d", "--fresh", "--demo", "--dist", "out"];
    expect(readCommandLine([...args, "--settings", "s.json"], {})).toEqual({
      port: 8080,
      gamesPort: 8081,
      host: "0.0.0.0",
      dataDir: "d",
      fresh: true,
      demo: true,
      dist: "out",
      settingsFile: "s.json",
    });
    expect(readCommandLine(["--help"], {})).toBe("help");
    expect(readCommandLine(["--trust-proxy", "10.0.0.0/8", "--hsts", "31536000"], {})).toEqual({
      ...defaults,
      trustProxy: "10.0.0.0/8",
      hstsSeconds: 31_536_000,
    });
    expect(readCommandLine(["--raise-after", "24"], {})).toEqual({ ...defaults, raiseAfterHours: 24 });
    const operating = ["--database-connections", "20", "--metrics-port", "9464", "--metrics-host", "::", "--log-calls"];
    expect(readCommandLine(operating, {})).toEqual({
      ...defaults,
      mostConnections: 20,
      metricsPort: 9464,
      metricsHost: "::",
      logCalls: true,
    });
  });

  it("omits the app on request", () => {
    expect(readCommandLine(["--api-only"], {})).not.toHaveProperty("dist");
  });

  it("takes the port and the database from flags, then from the environment", () => {
    const env = { PORT: "9000", DATABASE_URL: "postgres://localhost/karo" };
    expect(readCommandLine([], env)).toEqual({
      ...defaults,
      port: 9000,
      gamesPort: 9001,
      databaseUrl: "postgres://localhost/karo",
    });
    expect(readCommandLine(["--port", "0"], env)).toMatchObject({ port: 0 });
    expect(readCommandLine([], { OPERATOR_PRIVATE_KEY: "pem" })).toEqual({
      ...defaults,
      privateKey: "pem",
    });
    expect(readCommandLine([], { OPERATOR_MASTER_KEY: "key", OPERATOR_MASTER_KEY_OLD: "old" })).toEqual({
      ...defaults,
      masterKey: "key",
      oldMasterKey: "old",
    });
    const transports = { SMTP_URL: "smtp", MAIL_FROM: "from", SMS_WEBHOOK_URL: "sms", SMS_WEBHOOK_SECRET: "secret" };
    expect(readCommandLine([], transports)).toEqual({
      ...defaults,
      smtpUrl: "smtp",
      mailFrom: "from",
      smsWebhookUrl: "sms",
      smsWebhookSecret: "secret",
    });
    expect(readCommandLine([], { DATABASE_URL: "", OPERATOR_MASTER_KEY: "", SMTP_URL: "" })).toEqual(defaults);
  });

  it.each([
    ["--port", "http"],
    ["--port", "65536"],
    ["--port", "-1"],
    ["--port"],
    ["--prot", "1"],
    ["--hsts", "a year"],
    ["--raise-after", "23"],
    ["--database-connections", "1"],
    ["--metrics-port", "metrics"],
    ["dist"],
  ])("refuses %s %s", (...args) => {
    expect(() => readCommandLine(args, {})).toThrow(
      expect.objectContaining({ name: "OperatorError", advice: expect.any(String) }),
    );
  });
});
