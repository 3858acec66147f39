import { unzlibSync } from 'fflate';
import compiled from './starter-index.generated.json' with { type: 'json' };

/**
 * The taxonomy that ships with the release, compiled (`node catalog/build.ts` after a change of
 * `starter.csv` or `wording/`). It travels as a JSON module, so Node and esbuild take it along
 * without a loader or a file beside the bundle.
 */
export const readStarterCatalog = (): { version: string; bytes: Uint8Array } => ({
  version: compiled.version,
  bytes: unzlibSync(Buffer.from(compiled.deflated, 'base64')),
});
