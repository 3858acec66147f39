import * as v from 'valibot';
import { UploadUrlRequest, UploadUrlResponse } from '../../api/uploads/create-upload-url.ts';
import { answer, refused } from '../result.ts';
import { defineTool } from '../tool.ts';

export const createUploadUrlTool = defineTool({
  name: 'service_create_upload_url',
  title: 'Create an upload URL',
  description:
    'Step 1 of 3 for converting a local estimate PDF. Makes a URL for one HTTP PUT of exactly file_size_bytes bytes, valid for 900 seconds. Then run curl_command in the folder of the file (or PUT the bytes with the given headers yourself), and pass s3_path to service_process_staged_upload. Never put the file into a tool argument. At most 10 a minute with one key: create at most 10 for a batch, process those, then go on.',
  input: v.strictObject({
    file_name: v.pipe(
      UploadUrlRequest.pipe[0].entries.file_name,
      v.description('Name of the local PDF, without its folder.'),
    ),
    file_size_bytes: v.pipe(
      UploadUrlRequest.pipe[0].entries.file_size_bytes,
      v.description('Exact size of the file in bytes (1 to 52428800).'),
    ),
  }),
  output: UploadUrlResponse,
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
  },
  run: async ({ file_name, file_size_bytes }, { rest }) => {
    const made = await rest('POST', '/upload-url', { file_name, file_size_bytes });
    if (!made.ok) return refused(made.refusal);
    return answer({
      ...(made.body as v.InferOutput<typeof UploadUrlResponse>),
      next_step:
        'Run curl_command in the folder that holds the file. When it exits without an error, call service_process_staged_upload with this file_name and s3_path.',
    });
  },
});
