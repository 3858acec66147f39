import { gunzip } from 'node:zlib';

/** Addresses are relative, so that the page works below any host and path. */
export const REFERENCE_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Estimate Exchange: API reference</title>
  </head>
  <body>
    <div id="reference"></div>
    <noscript>The reference needs JavaScript. The same in plain form: <a href="openapi.json">openapi.json</a></noscript>
    <script src="docs/reference.js"></script>
    <script src="docs/start.js"></script>
  </body>
</html>
`;

/** No request leaves for any other host: no fonts, no telemetry, no proxy, no assistant. */
export const START_SCRIPT = `Scalar.createApiReference('#reference', {
  url: 'openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
});
`;

/** The reader's script, gzipped or not. It is part of the program text, so it works on Lambda too. */
export const referenceScript = async (zipped: boolean): Promise<Uint8Array<ArrayBuffer>> => {
  const { SCALAR_GZIP_BASE64 } = await import('./scalar.generated.ts');
  const packed = Buffer.from(SCALAR_GZIP_BASE64, 'base64');
  if (zipped) return new Uint8Array(packed);
  return new Promise((resolve, reject) => {
    gunzip(packed, (error, script) => (error ? reject(error) : resolve(new Uint8Array(script))));
  });
};
