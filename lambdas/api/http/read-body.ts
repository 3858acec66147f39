import { parseJson } from '../../domain/estimate/parse-json.ts';
import { ApiError, ValidationError } from './api-error.ts';
import type { ApiContext } from './route.ts';

/**
 * The bytes of a request body. A declared length beyond the limit is refused before anything is
 * read; an undeclared one as soon as it goes beyond.
 */
export const readBody = async (
  context: ApiContext,
  maximumBytes: number,
  advice = '',
): Promise<Uint8Array> => {
  const tooLarge = (): ApiError =>
    new ApiError(
      'payload_too_large',
      `The body is longer than ${maximumBytes} bytes${advice === '' ? '' : `; ${advice}`}`,
    );
  if (Number(context.req.header('content-length') ?? 0) > maximumBytes) throw tooLarge();
  const body = context.req.raw.body;
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > maximumBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
};

/** Refuses any other content type; its parameters do not matter. */
export const requireContentType = (context: ApiContext, ...accepted: string[]): void => {
  const given = context.req.header('content-type') ?? '';
  const type = given.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (accepted.includes(type)) return;
  const sent = type === '' ? 'none was sent' : `not ${type.slice(0, 100)}`;
  throw new ApiError(
    'unsupported_media_type',
    `The Content-Type has to be ${accepted[0]}; ${sent}`,
  );
};

/** A JSON body as a value. */
export const readJsonBody = async (
  context: ApiContext,
  maximumBytes: number,
  advice?: string,
): Promise<unknown> => {
  requireContentType(context, 'application/json');
  const parsed = parseJson(await readBody(context, maximumBytes, advice), ['body']);
  if (!parsed.ok) throw new ValidationError([parsed.problem]);
  return parsed.value;
};
