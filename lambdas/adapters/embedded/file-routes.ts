import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { FILES_PATH, type FolderFiles } from './folder-files.ts';

const MAXIMUM_PUT_BYTES = 50 * 1024 * 1024;

/** Serves the URLs that {@link FolderFiles} signs, as S3 serves presigned ones. */
export const fileRoutes = (files: FolderFiles): Hono => {
  const app = new Hono();

  app.get(FILES_PATH, async (context) => {
    const checked = files.check(new URL(context.req.url).searchParams);
    if (checked.kind !== 'granted') return refuse(context.json, checked.kind);
    if (checked.grant.method !== 'GET') return refuse(context.json, 'forged');
    const [bytes, info] = await Promise.all([
      files.get(checked.grant.key),
      files.info(checked.grant.key),
    ]);
    if (!bytes || !info) {
      return context.json(
        { detail: 'The file is no longer there: its document was deleted.', code: 'file_gone' },
        404,
      );
    }
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': info.contentType,
      'content-disposition': attachment(checked.grant.downloadName),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  app.put(FILES_PATH, bodyLimit({ maxSize: MAXIMUM_PUT_BYTES }), async (context) => {
    const checked = files.check(new URL(context.req.url).searchParams);
    if (checked.kind !== 'granted') return refuse(context.json, checked.kind);
    if (checked.grant.method !== 'PUT') return refuse(context.json, 'forged');
    const { contentType, sizeBytes, key } = checked.grant;
    const sentType = context.req.header('content-type') ?? '';
    if (sentType.split(';')[0]?.trim().toLowerCase() !== contentType) {
      return context.json(
        {
          detail: `This URL takes ${contentType}; the request says "${sentType}". Send the header content-type: ${contentType}.`,
          code: 'upload_wrong_type',
        },
        403,
      );
    }
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    if (bytes.length !== sizeBytes) {
      return context.json(
        {
          detail: `This URL was made for ${sizeBytes} bytes; ${bytes.length} came. Ask for a new URL with the file's exact size.`,
          code: 'upload_wrong_size',
        },
        403,
      );
    }
    await files.put(key, bytes, contentType);
    return context.body(null, 200);
  });

  return app;
};

const refuse = (
  json: (body: { detail: string; code: string }, status: 403) => Response,
  reason: 'forged' | 'expired',
): Response =>
  reason === 'expired'
    ? json({ detail: 'This URL has expired. Ask for a new one.', code: 'url_expired' }, 403)
    : json(
        { detail: 'This URL is not as it was signed. Use it unchanged.', code: 'url_forged' },
        403,
      );

/** RFC 6266: a plain name for old clients, the exact one for the others. */
const attachment = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
};
