import type { Flow } from '../drawing/flow.ts';
import type { Truth } from '../model.ts';
import type { Random } from '../random.ts';
import type { TextLayer } from './layer/text-layer.ts';
import type { Extra } from './layer/write-print.ts';

/** One look: documents as one producer of real estimates prints them. */
export interface Print {
  /** Neutral; no brand. */
  name: string;
  /** Whether people who work on the reader may study it. */
  open: boolean;
  /** Line items of its documents, where they are not those of every look. */
  lines?: readonly number[];
  draw(random: Random, lines: number): DrawnPrint;
}

export interface DrawnPrint {
  flow: Flow;
  /** null where a PDF library lays the text with an embedded face. */
  layer: TextLayer | null;
  extras: Extra[];
  /** The embedded face says nothing of the characters that its glyphs stand for. */
  unmapped?: boolean;
  truth: Pick<Truth, 'layout' | 'items' | 'rooms' | 'totals' | 'summaries' | 'facts'>;
}
