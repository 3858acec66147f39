/** The outputs of the stack: what administration and the tests find it by. */
export const OUTPUTS = {
  HttpUrl: 'The HTTP API',
  WebSocketUrl: 'The WebSocket API with its stage',
  StreamUrl: 'The event stream',
  EdgeUrl: 'One address for all three',
  ApiFunction: 'The function of the HTTP application',
  FilesBucket: 'Sources, working files, exports, catalogues',
  StateMachineArn: 'The workflow',
  DocumentsTable: 'Documents and idempotency records',
  EventsTable: 'Events',
  ClaimsTable: 'Claim buckets and ledger',
  AccessTable: 'Organizations and access keys',
  SessionsTable: 'Connections and rate limits',
} as const;

export type OutputName = keyof typeof OUTPUTS;
