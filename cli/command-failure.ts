/** A failure that the person at the terminal can act on; printed without a stack. */
export class CommandFailure extends Error {
  /** The command was called wrongly (exit code 2), as opposed to having failed (1). */
  readonly usage: boolean;

  constructor(message: string, options: { usage?: boolean } = {}) {
    super(message);
    this.usage = options.usage ?? false;
  }
}
