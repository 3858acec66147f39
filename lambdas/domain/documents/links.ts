/**
 * The stable links of a document. They carry no secret: the API key decides on every request.
 * `baseUrl` without a trailing slash makes them absolute; null leaves them as paths.
 */

export interface DownloadLinks {
  download_url: string;
  contractor_download_url: string;
  carrier_download_url: string;
}

export const WEBSOCKET_PATH = '/ws/status';
export const SSE_PATH = '/sse/status';

/** The three download links, contractor first; `download_url` gives the contractor file. */
export const downloadLinks = (documentId: string, baseUrl: string | null): DownloadLinks => {
  const link = absolute(`/${documentId}.esx`, baseUrl);
  return {
    download_url: link,
    contractor_download_url: `${link}?profile=contractor`,
    carrier_download_url: `${link}?profile=carrier`,
  };
};

/** A path of this service, absolute where the service knows its own address. */
export const absolute = (path: string, baseUrl: string | null): string =>
  baseUrl === null ? path : `${baseUrl.replace(/\/+$/, '')}${path}`;
