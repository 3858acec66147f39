import * as v from 'valibot';
import { fileName } from '../../domain/estimate/structured-estimate.ts';
import { answer, mendable } from '../result.ts';
import { defineTool } from '../tool.ts';

export const processStagedUploadTool = defineTool({
  name: 'service_process_staged_upload',
  title: 'Process a staged PDF',
  description:
    'Step 2 of 3: starts the conversion of a PDF that was PUT to the URL of service_create_upload_url. Answers at once with the document_id; then call service_wait_for_document. Calling it again with the same s3_path is safe: it answers with the same document_id and converts nothing twice.',
  input: v.strictObject({
    file_name: v.pipe(
      fileName('Name of the PDF.'),
      v.description('Name of the PDF, as given to service_create_upload_url.'),
    ),
    s3_path: v.pipe(
      v.string(),
      v.minLength(1),
      v.description('s3_path as service_create_upload_url answered it, unchanged.'),
    ),
    xn_address: v.optional(
      v.pipe(
        v.nullable(v.pipe(v.string(), v.maxLength(255))),
        v.description(
          'Exchange-network recipient address, written into both files; leave out where none is known.',
        ),
      ),
    ),
    profile_code: v.optional(
      v.pipe(
        v.nullable(v.picklist(['5L', '8D'])),
        v.description('Deprecated, recorded only: both files are always made. Leave it out.'),
      ),
    ),
  }),
  output: v.object({
    document_id: v.pipe(v.string(), v.description('Handle for status, waiting and download.')),
    message: v.pipe(v.string(), v.description('What happens now and what to call next.')),
  }),
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  run: async ({ file_name, s3_path, xn_address, profile_code }, { processStaged }) => {
    const processed = await processStaged({
      fileName: file_name,
      s3Path: s3_path,
      xnAddress: xn_address ?? null,
      profileCode: profile_code ?? null,
    });
    if (processed.kind === 'refused') return mendable(processed.sentence, processed.remedy);
    return answer({ document_id: processed.documentId, message: processed.message });
  },
});
