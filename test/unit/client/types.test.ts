import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { GENERATED_FILE, generateTypes } from '../../../client/generate-types.ts';
import type { DocumentMessage } from '../../../client/types.generated.ts';
import type { StreamAnswer } from '../../../client/types.ts';
import type * as wire from '../../../lambdas/realtime/message.ts';

describe('types of the client', () => {
  it('are those of the OpenAPI document (else: node client/generate-types.ts)', () => {
    expect(readFileSync(GENERATED_FILE, 'utf8')).toBe(generateTypes());
  });

  it('agree with what goes over a stream', () => {
    expectTypeOf<wire.DocumentMessage>().toEqualTypeOf<DocumentMessage>();
    expectTypeOf<wire.Answer>().toExtend<StreamAnswer>();
  });
});
