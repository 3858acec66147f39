import { createLog } from '../adapters/aws/log.ts';
import { renewed } from '../adapters/aws/once.ts';
import { systemIds } from '../adapters/aws/system.ts';
import { createApi } from '../api/app.ts';
import { FULL_INLINE_BYTES } from '../api/dependencies.ts';
import { INGRESS_BODY_SECONDS, ingressPort, readConfig, SECRET_CACHE_SECONDS } from '../config.ts';
import { apiDependenciesOf } from '../handlers/api-dependencies.ts';
import { createIngress } from './ingress.ts';

/** Eight of the longest bodies: 1.8 GB at their peak, of the container's 4. */
const HELD_BYTES = 8 * FULL_INLINE_BYTES;

/** The container that takes 50 MiB inline: the HTTP application as a process of its own. */
const log = createLog('ingress');
const config = readConfig('api');
const application = renewed(SECRET_CACHE_SECONDS, async () =>
  createApi(await apiDependenciesOf('ingress', config, FULL_INLINE_BYTES)),
);

const { server, drain } = createIngress({
  application: async (request) => (await application()).fetch(request),
  maximumBodyBytes: FULL_INLINE_BYTES,
  heldBytes: HELD_BYTES,
  bodySeconds: INGRESS_BODY_SECONDS,
  requestId: systemIds.handle,
  log,
});
// Longer than the load balancer keeps a connection, so that it never writes into a closed one.
server.keepAliveTimeout = 130_000;
server.listen(ingressPort(), () => {
  const address = server.address();
  log('info', 'listening', { port: typeof address === 'object' ? address?.port : address });
});

process.once('SIGTERM', () => {
  drain().then(
    () => process.exit(0),
    (error: unknown) => {
      log('error', 'The ingress did not stop cleanly', { error: String(error) });
      process.exit(1);
    },
  );
});
