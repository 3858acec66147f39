import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import * as v from 'valibot';
import type { Profile } from '../../domain/documents/document.ts';
import type { DownloadSigner, SignOutcome } from '../../ports.ts';

const SignOutcomeSchema = v.variant('kind', [
  v.object({ kind: v.literal('signed'), url: v.pipe(v.string(), v.url()) }),
  v.object({ kind: v.literal('unauthorized') }),
  v.object({ kind: v.literal('not_found') }),
  v.object({ kind: v.literal('not_ready') }),
  v.object({ kind: v.literal('sign_failed') }),
]);

/**
 * Calls the signing function: the only one that may read exported files, so that nothing else in
 * the stack can hand them out. The caller's key goes along and is checked there again.
 */
export class LambdaDownloadSigner implements DownloadSigner {
  readonly #lambda: LambdaClient;
  readonly #functionName: string;

  constructor(lambda: LambdaClient, functionName: string) {
    this.#lambda = lambda;
    this.#functionName = functionName;
  }

  async signDownload(request: {
    apiKey: string;
    documentId: string;
    profile: Profile;
  }): Promise<SignOutcome> {
    const { Payload, FunctionError } = await this.#lambda.send(
      new InvokeCommand({
        FunctionName: this.#functionName,
        Payload: new TextEncoder().encode(JSON.stringify(request)),
      }),
    );
    if (FunctionError) {
      // Not the payload: it may name the key.
      throw new Error(`The signing function failed (${FunctionError}); its own log says why.`);
    }
    const answer: unknown = JSON.parse(new TextDecoder().decode(Payload) || 'null');
    return v.parse(SignOutcomeSchema, answer);
  }
}
