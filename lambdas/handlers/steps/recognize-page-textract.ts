import { TextractClient } from '@aws-sdk/client-textract';
import { CLIENT_LIMITS } from '../../adapters/aws/dynamo-client.ts';
import { createTextractRecognizer } from '../../adapters/aws/textract-recognizer.ts';
import { boundedRecognition } from '../bounded-recognition.ts';
import { recognitionDependenciesOf } from '../recognition-dependencies.ts';
import { stepHandler } from '../step-handler.ts';

/** Takes the place of recognize-page.ts where lib/config.ts chooses Textract. */
export const handler = stepHandler(
  'recognizePage',
  (config) => ({
    ...recognitionDependenciesOf(config),
    recognizer: createTextractRecognizer({
      client: new TextractClient({
        ...CLIENT_LIMITS,
        requestHandler: { connectionTimeout: 2_000, requestTimeout: 60_000 },
      }),
    }),
  }),
  boundedRecognition,
);
