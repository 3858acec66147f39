import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import type { Greeter, Greeting } from '../../realtime/cloud/dependencies.ts';

/** Greets a connection in an invocation of its own, which begins when `$connect` may be over. */
export class LambdaGreeter implements Greeter {
  readonly #lambda: LambdaClient;
  readonly #functionName: string;

  constructor(lambda: LambdaClient, functionName: string) {
    this.#lambda = lambda;
    this.#functionName = functionName;
  }

  async invoke(greeting: Greeting): Promise<void> {
    await this.#lambda.send(
      new InvokeCommand({
        FunctionName: this.#functionName,
        InvocationType: 'Event',
        Payload: new TextEncoder().encode(JSON.stringify(greeting)),
      }),
    );
  }
}
