import type { PageClass } from '../../../lambdas/domain/estimate/estimate.ts';
import type { Style } from '../style.ts';
import type { Sheet } from './sheet.ts';
import { type Slant, widthOf, wrap } from './typeface.ts';

/** A text placed by one of its edges. */
export interface Cell extends Slant {
  text: string;
  x: number;
  align?: 'left' | 'right' | 'center';
  size?: number;
  struck?: boolean;
}

/** Text running down the pages of one document, with whatever repeats on each new page. */
export class Flow {
  readonly sheets: Sheet[] = [];
  readonly style: Style;
  /** Top of the free space, points from the top. */
  y = 0;
  /** Drawn at the top of each page, before what continues. */
  furniture: (() => void) | null = null;
  /** Drawn when a table goes on on a new page: `CONTINUED - Kitchen`, the table's head. */
  continuation: (() => void) | null = null;
  #row = 0;
  #pageClass: PageClass = 'items';

  constructor(style: Style) {
    this.style = style;
  }

  get sheet(): Sheet {
    const sheet = this.sheets[this.sheets.length - 1];
    if (sheet === undefined) throw new Error('No page has been started.');
    return sheet;
  }

  /** From 1. */
  get page(): number {
    return this.sheets.length;
  }

  get left(): number {
    return this.style.marginLeft;
  }

  get right(): number {
    return this.sheet.width - this.style.marginRight;
  }

  get bottom(): number {
    return this.sheet.height - this.style.marginBottom;
  }

  get leading(): number {
    return this.style.size * this.style.leading;
  }

  startPage(pageClass: PageClass): void {
    this.#pageClass = pageClass;
    this.sheets.push({
      width: this.style.width,
      height: this.style.height,
      class: pageClass,
      marks: [],
    });
    this.y = this.style.marginTop;
    this.furniture?.();
  }

  /** Goes on to a new page of the same kind, repeating what must stand there again. */
  breakPage(): void {
    this.startPage(this.#pageClass);
    this.continuation?.();
  }

  fits(height: number): boolean {
    return this.y + height <= this.bottom;
  }

  need(height: number): void {
    if (!this.fits(height)) this.breakPage();
  }

  width(text: string, slant: Slant = {}, size = this.style.size): number {
    return widthOf(this.style.family, text, size, slant);
  }

  wrap(text: string, width: number, slant: Slant = {}, size = this.style.size): string[] {
    return wrap(this.style.family, text, size, width, slant);
  }

  /** One printed line; moves down by the leading of its largest text unless told otherwise. */
  line(cells: readonly Cell[], advance?: number): void {
    const size = Math.max(this.style.size, ...cells.map((cell) => cell.size ?? this.style.size));
    const row = this.#row++;
    const baseline = this.y + size * 0.8;
    cells.forEach((cell, column) => {
      this.mark(cell, baseline, row, column);
    });
    this.y += advance ?? size * this.style.leading;
  }

  mark(cell: Cell, baseline: number, row: number = this.#row++, column = 0): void {
    if (cell.text === '') return;
    const size = cell.size ?? this.style.size;
    const width = this.width(cell.text, cell, size);
    const x = cell.x - (cell.align === 'right' ? width : cell.align === 'center' ? width / 2 : 0);
    this.sheet.marks.push({
      kind: 'text',
      x,
      y: baseline,
      text: cell.text,
      size,
      bold: cell.bold ?? false,
      italic: cell.italic ?? false,
      angle: 0,
      gray: 0,
      row,
      column,
    });
    if (cell.struck === true) {
      const y = baseline - size * 0.28;
      this.sheet.marks.push({ kind: 'line', x1: x, y1: y, x2: x + width, y2: y, width: 0.6 });
    }
  }

  rule(x1: number, x2: number, width = 0.7, y = this.y): void {
    this.sheet.marks.push({ kind: 'line', x1, y1: y, x2, y2: y, width });
  }

  space(lines: number): void {
    this.y += lines * this.leading;
  }

  paragraph(text: string, options: Slant & { x?: number; width?: number } = {}): void {
    const x = options.x ?? this.left;
    for (const line of this.wrap(text, options.width ?? this.right - x, options)) {
      this.need(this.leading);
      this.line([{ ...options, text: line, x }]);
    }
  }
}
