import type { UrlFailureCode } from '../../adapters/fetch/pdf-fetcher.ts';
import type { PdfFailureCode } from '../../domain/pdf/text-layer/pdf-failures.ts';

type FailureCode = PdfFailureCode | UrlFailureCode | 'no_estimate_found' | 'processing_error';

/** Why a document fails (`error.code` of its status), and what helps. */
export const DOCUMENT_FAILURES: Readonly<Record<FailureCode, { meaning: string; remedy: string }>> =
  {
    no_estimate_found: {
      meaning: 'The PDF was read, and no line items of an estimate were found in it.',
      remedy: 'Upload the estimate itself, with its item pages.',
    },
    pdf_not_a_pdf: {
      meaning: 'The content is not a PDF.',
      remedy: 'Upload the PDF itself, not a page or an archive that holds it.',
    },
    pdf_too_large: {
      meaning: 'The PDF is larger than 50 MiB.',
      remedy: 'Scan at a lower resolution, or leave the photographs out.',
    },
    pdf_too_many_pages: {
      meaning: 'The PDF has more than 500 pages.',
      remedy: 'Upload the pages of the estimate alone.',
    },
    pdf_encrypted: {
      meaning: 'The PDF is protected by a password.',
      remedy: 'Remove the protection and upload it again.',
    },
    pdf_damaged: {
      meaning: 'The PDF is damaged or cut off.',
      remedy: 'Export or scan it again and upload the new file.',
    },
    pdf_empty: { meaning: 'The PDF has no pages.', remedy: 'Export it again.' },
    pdf_portfolio: {
      meaning: 'The PDF is only a cover; the documents are attached inside it.',
      remedy: 'Save the estimate out of it and upload that.',
    },
    pdf_too_complex: {
      meaning: 'A page takes more time or memory to read than any estimate does.',
      remedy: 'Print the PDF to a new PDF and upload that.',
    },
    url_not_allowed: {
      meaning: 'The URL, or one that it redirects to, is not a public https URL.',
      remedy: 'Give a public https URL without credentials, or stage the file.',
    },
    url_unresolvable: {
      meaning: 'The host of the URL has no address.',
      remedy: 'Check the spelling of the URL.',
    },
    url_not_public: {
      meaning: 'The host of the URL has an address that is not on the public internet.',
      remedy: 'Stage the file with `POST /upload-url` instead.',
    },
    url_unreachable: {
      meaning: 'No connection to the host of the URL could be made.',
      remedy: 'Check that the host is up and its certificate valid, then retry the document.',
    },
    url_too_many_redirects: {
      meaning: 'The URL redirects more than 3 times.',
      remedy: 'Give the address of the file itself.',
    },
    url_bad_status: {
      meaning: 'The URL answered with something else than the file.',
      remedy: 'Check that it opens without signing in and has not expired.',
    },
    url_too_large: {
      meaning: 'The file behind the URL is larger than 50 MiB.',
      remedy: 'Scan at a lower resolution, or leave the photographs out.',
    },
    url_not_a_pdf: {
      meaning: 'The URL delivers something that is not a PDF.',
      remedy: 'Give the address of the file, not of a page that shows it.',
    },
    url_timeout: {
      meaning: 'The URL did not deliver the file within 30 seconds.',
      remedy: 'Stage the file with `POST /upload-url` instead.',
    },
    processing_error: {
      meaning: 'A step of the processing broke down, and repeating it did not help.',
      remedy: 'Retry the document; where it fails again, tell the operator its id.',
    },
  };
