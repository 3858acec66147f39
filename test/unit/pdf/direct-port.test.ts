import { expect, it } from 'vitest';
import { DirectPort, type Message } from '../../../lambdas/domain/pdf/text-layer/direct-port.ts';

it('carries what pdfjs says of a picture that it could not decode, with nothing to hand over', async () => {
  const port = new DirectPort();
  const said = new Promise<Message>((resolve) =>
    port.addEventListener('message', ({ data }) => resolve(data)),
  );
  port.postMessage({ action: 'obj', data: ['img_1', 0, 'Image', null] }, null);
  expect(await said).toEqual({ action: 'obj', data: ['img_1', 0, 'Image', null] });
});
