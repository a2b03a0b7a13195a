/** An error that the person who starts the operator can fix. It is printed without a stack trace. */
export class OperatorError extends Error {
  /** How to fix it. */
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.name = "OperatorError";
    this.advice = advice;
  }
}
