import {
  type DocumentRecord,
  type ExportFileFacts,
  type ExportStatus,
  exportFilesOf,
  exportStatusOf,
  PROFILE_CODES,
  PROFILES,
  type Profile,
  type ProfileCode,
} from './document.ts';
import { type DownloadLinks, downloadLinks } from './links.ts';

/** The `export` object on the wire: of a status, of a list entry and of a realtime message. */
export interface ExportView extends DownloadLinks {
  status: ExportStatus;
  /** One per profile, contractor first; empty until the files can be downloaded. */
  files: ExportFileView[];
}

export interface ExportFileView {
  profile: Profile;
  profile_code: ProfileCode;
  size_bytes: number;
  sha256: string;
}

/** The `export` object of an event or of anything else that knows status and files. */
export const exportView = (
  of: {
    documentId: string;
    exportStatus: ExportStatus;
    exportFiles: Record<Profile, ExportFileFacts> | null;
  },
  baseUrl: string | null,
): ExportView => {
  const { exportFiles } = of;
  return {
    status: of.exportStatus,
    ...downloadLinks(of.documentId, baseUrl),
    files:
      exportFiles === null
        ? []
        : PROFILES.map((profile) => ({
            profile,
            profile_code: PROFILE_CODES[profile],
            size_bytes: exportFiles[profile].sizeBytes,
            sha256: exportFiles[profile].sha256,
          })),
  };
};

/** The `export` object of a document's record. */
export const exportViewOf = (document: DocumentRecord, baseUrl: string | null): ExportView =>
  exportView(
    {
      documentId: document.documentId,
      exportStatus: exportStatusOf(document),
      exportFiles: exportFilesOf(document),
    },
    baseUrl,
  );
