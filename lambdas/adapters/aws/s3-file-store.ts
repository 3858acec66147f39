import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  type ObjectIdentifier,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { FileInfo, FileStore } from '../../ports.ts';
import { CLIENT_LIMITS } from './dynamo-client.ts';

/**
 * The client that presigned URLs are made with. Without `WHEN_REQUIRED` the SDK bakes the CRC32 of
 * no bytes at all into every presigned PUT, and real uploads fail.
 */
export const createS3 = (options: S3ClientConfig = {}): S3Client =>
  new S3Client({
    ...CLIENT_LIMITS,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 30_000 },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...options,
  });

/** Files in one versioned bucket. */
export class S3FileStore implements FileStore {
  readonly #s3: S3Client;
  readonly #bucket: string;

  constructor(s3: S3Client, bucket: string) {
    this.#s3 = s3;
    this.#bucket = bucket;
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<FileInfo> {
    const { VersionId } = await this.#s3.send(
      new PutObjectCommand({
        Bucket: this.#bucket,
        Key: key,
        Body: bytes,
        ContentType: contentType,
        ContentLength: bytes.length,
      }),
    );
    return { sizeBytes: bytes.length, contentType, fileVersion: VersionId ?? 'null' };
  }

  async get(key: string, fileVersion?: string | null): Promise<Uint8Array | null> {
    return await this.#read(key, { VersionId: fileVersion ?? undefined });
  }

  async info(key: string): Promise<FileInfo | null> {
    try {
      const head = await this.#s3.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: key }));
      return {
        sizeBytes: head.ContentLength ?? 0,
        contentType: head.ContentType ?? 'application/octet-stream',
        fileVersion: head.VersionId ?? 'null',
      };
    } catch (error) {
      return nullWhereMissing(error);
    }
  }

  async head(key: string, byteCount: number): Promise<Uint8Array | null> {
    return await this.#read(key, { Range: `bytes=0-${byteCount - 1}` });
  }

  async deletePrefix(prefix: string): Promise<void> {
    let keyMarker: string | undefined;
    let versionMarker: string | undefined;
    do {
      const page = await this.#s3.send(
        new ListObjectVersionsCommand({
          Bucket: this.#bucket,
          Prefix: prefix,
          KeyMarker: keyMarker,
          VersionIdMarker: versionMarker,
        }),
      );
      const objects: ObjectIdentifier[] = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])]
        .filter(({ Key }) => Key !== undefined)
        .map(({ Key, VersionId }) => ({ Key, VersionId }));
      if (objects.length > 0) {
        const { Errors } = await this.#s3.send(
          new DeleteObjectsCommand({
            Bucket: this.#bucket,
            Delete: { Objects: objects, Quiet: true },
          }),
        );
        // A deletion that a person asked for is either complete or an error.
        if (Errors && Errors.length > 0) {
          throw new Error(
            `${Errors.length} of ${objects.length} files under "${prefix}" could not be deleted: ${Errors[0]?.Code}.`,
          );
        }
      }
      keyMarker = page.IsTruncated ? page.NextKeyMarker : undefined;
      versionMarker = page.IsTruncated ? page.NextVersionIdMarker : undefined;
    } while (keyMarker);
  }

  async signPut(request: {
    key: string;
    contentType: string;
    sizeBytes: number;
    expiresInSeconds: number;
  }): Promise<{ url: string; headers: Record<string, string> }> {
    const url = await getSignedUrl(
      this.#s3,
      new PutObjectCommand({
        Bucket: this.#bucket,
        Key: request.key,
        ContentType: request.contentType,
        ContentLength: request.sizeBytes,
      }),
      {
        expiresIn: request.expiresInSeconds,
        // The content type is not signed unless it is asked for.
        signableHeaders: new Set(['content-type', 'content-length', 'host']),
      },
    );
    return { url, headers: { 'content-type': request.contentType } };
  }

  async signGet(request: {
    key: string;
    downloadName: string;
    expiresInSeconds: number;
  }): Promise<string> {
    return await getSignedUrl(
      this.#s3,
      new GetObjectCommand({
        Bucket: this.#bucket,
        Key: request.key,
        ResponseContentDisposition: attachment(request.downloadName),
        ResponseCacheControl: 'no-store',
      }),
      { expiresIn: request.expiresInSeconds },
    );
  }

  async #read(
    key: string,
    options: { VersionId?: string; Range?: string },
  ): Promise<Uint8Array | null> {
    try {
      const { Body } = await this.#s3.send(
        new GetObjectCommand({ Bucket: this.#bucket, Key: key, ...options }),
      );
      return Body ? await Body.transformToByteArray() : new Uint8Array();
    } catch (error) {
      // A range of an empty file cannot be satisfied; it is there all the same.
      if (error instanceof S3ServiceException && error.name === 'InvalidRange') {
        return new Uint8Array();
      }
      return nullWhereMissing(error);
    }
  }
}

const MISSING = new Set(['NoSuchKey', 'NotFound', 'NoSuchVersion', 'MethodNotAllowed']);

const nullWhereMissing = (error: unknown): null => {
  // A version id of another shape than S3's own is refused as invalid: no such version either.
  if (error instanceof S3ServiceException && MISSING.has(error.name)) return null;
  if (error instanceof S3ServiceException && isInvalidVersion(error)) return null;
  throw error;
};

const isInvalidVersion = (error: S3ServiceException): boolean =>
  error.name === 'InvalidArgument' && /version/i.test(error.message);

/** RFC 6266: a plain name for old clients, the exact one for the others. */
const attachment = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
};
