/** Something that whoever started the operator can put right: printed without a stack trace. */
export class OperatorError extends Error {
  /** What to do about it. */
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.name = "OperatorError";
    this.advice = advice;
  }
}
