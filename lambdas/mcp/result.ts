import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server';
import type { Refusal } from './rest.ts';

/** An answer of a tool: the same JSON for the program and for the model, and links beside it. */
export const answer = (
  structuredContent: Record<string, unknown>,
  links: ContentBlock[] = [],
): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(structuredContent) }, ...links],
  structuredContent,
});

/** A failure that the model can mend: what happened, and what to do. */
export const mendable = (what: string, remedy: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: `${endWithStop(what)} ${remedy}`.trim() }],
});

const REMEDIES: Record<string, string> = {
  unauthorized:
    'Ask the user for a valid API key; it goes into the service-api-key header of the MCP connection.',
  not_found:
    'Check the document_id: it is the one that service_process_staged_upload answered with. service_list_documents lists those that exist.',
  insufficient_claims:
    'Tell the user that the organization has no claims left. service_claim_balance shows the balance; waiting documents complete by themselves once claims are added.',
  review_not_ready: 'Call service_wait_for_document first, then this tool again.',
  review_not_available:
    'Call service_document_status: its error says why the document failed, and there are no line items to show.',
  invalid_cursor: 'Call again without cursor to begin at the first page.',
  unreachable:
    'Call again; if it keeps failing, ask the user whether the service runs and its address is right.',
  invalid_request: 'Correct the arguments and call again.',
};

/** A refusal of the HTTP interface as a tool's failure, with the way on. */
export const refused = ({ code, sentence, retryAfterSeconds }: Refusal): CallToolResult => {
  const wait = retryAfterSeconds === null ? null : `Wait ${retryAfterSeconds} s and call again.`;
  const fallback = 'Call again; if it keeps failing, tell the user what this message says.';
  return mendable(sentence, REMEDIES[code] ?? wait ?? fallback);
};

const endWithStop = (sentence: string): string =>
  /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
