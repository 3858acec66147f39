import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/server';
import type * as v from 'valibot';
import type { Rest } from './rest.ts';

export interface StagedProcessing {
  fileName: string;
  s3Path: string;
  xnAddress: string | null;
  profileCode: '5L' | '8D' | null;
}

/** Makes the document of a staged path, or answers with the one that it has made before. */
export type ProcessStaged = (
  request: StagedProcessing,
) => Promise<
  | { kind: 'accepted'; documentId: string; message: string }
  | { kind: 'refused'; sentence: string; remedy: string }
>;

/** What a tool may use. */
export interface ToolContext {
  rest: Rest;
  processStaged: ProcessStaged;
  /** The service's own address, for links that an agent can follow; null for paths. */
  baseUrl: string | null;
  sleep: (milliseconds: number) => Promise<void>;
}

type ObjectSchema = v.GenericSchema<unknown, Record<string, unknown>>;

/** A tool as it is registered: everything that a model reads, and what it does. */
export interface Tool<Input extends ObjectSchema = ObjectSchema> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: v.GenericSchema;
  annotations: ToolAnnotations;
  run: (input: v.InferOutput<Input>, context: ToolContext) => Promise<CallToolResult>;
}

/** Types a tool's `run` by its input. */
export const defineTool = <Input extends ObjectSchema>(tool: Tool<Input>): Tool =>
  tool as unknown as Tool;
