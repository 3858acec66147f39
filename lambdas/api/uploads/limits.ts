const MEBIBYTE = 1024 * 1024;

/** CSV files and JSON bodies. */
export const MAXIMUM_STRUCTURED_BYTES = 4 * MEBIBYTE;
/** A PDF, decoded or staged. */
export const MAXIMUM_PDF_BYTES = 50 * MEBIBYTE;
/** What a multipart body may hold around the file: boundaries, names, the metadata part. */
export const MULTIPART_OVERHEAD_BYTES = 256 * 1024;
/** Bodies that carry a few fields. */
export const MAXIMUM_SMALL_BODY_BYTES = 64 * 1024;

export const STAGE_ADVICE = 'stage the PDF with POST /upload-url and send its s3_path instead';
