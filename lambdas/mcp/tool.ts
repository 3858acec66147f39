import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/server';
import type * as v from 'valibot';
import type { Rest } from './rest.ts';
import type { ProcessStaged } from './tools/process-staged-upload.ts';

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
