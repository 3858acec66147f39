import * as v from 'valibot';
import { DynamoAccessStore } from '../adapters/aws/dynamo-access-store.ts';
import { once } from '../adapters/aws/once.ts';
import { systemClock } from '../adapters/aws/system.ts';
import { signDownload } from '../api/downloads/sign-download.ts';
import { readConfig } from '../config.ts';
import type { SignOutcome } from '../ports.ts';
import { documentsOf, dynamo, filesOf } from './aws-adapters.ts';

const RequestSchema = v.object({
  apiKey: v.string(),
  documentId: v.string(),
  profile: v.picklist(['contractor', 'carrier']),
});

const dependencies = once(async () => {
  const config = readConfig('downloadSigner');
  return {
    access: new DynamoAccessStore(dynamo(), { access: config.ACCESS_TABLE }),
    documents: documentsOf(config),
    files: filesOf(config),
    clock: systemClock,
  };
});

/** Called by the API and nobody else; checks the caller's key again, then signs. */
export const handler = async (request: unknown): Promise<SignOutcome> =>
  signDownload(await dependencies(), v.parse(RequestSchema, request));
