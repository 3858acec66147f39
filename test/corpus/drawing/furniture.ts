import { usDate } from '../layouts/format.ts';
import type { ModelFacts } from '../model.ts';
import type { Flow } from './flow.ts';
import type { Sheet } from './sheet.ts';
import { widthOf } from './typeface.ts';

/** What stands on every page of an estimate: letterhead, page number, footer. */
export const furnish = (flow: Flow, facts: ModelFacts): void => {
  const { style } = flow;
  flow.furniture = () => {
    const { sheet } = flow;
    const right = sheet.width - style.marginRight;
    if (style.bareNumberFirst) flow.mark({ text: String(flow.page), x: 6, size: 8 }, 12);
    if (style.letterhead === 'logo' || style.letterhead === 'plain') {
      const x = flow.left + (style.letterhead === 'logo' ? 70 : 0);
      if (style.letterhead === 'logo') {
        sheet.marks.push({
          kind: 'box',
          x: flow.left,
          y: flow.y,
          width: 52,
          height: 40,
          gray: 0.75,
        });
      }
      flow.line([{ text: facts.companyName, x, bold: true, size: 12 }]);
      flow.rule(x, right, 1);
      flow.y += 3;
      flow.line([{ text: facts.companyStreet, x, size: 10 }]);
      flow.line([{ text: facts.companyTown, x, size: 10 }]);
      flow.y += 16;
    } else if (style.letterhead === 'carrier') {
      flow.line([{ text: facts.carrierName, x: right, align: 'right', bold: true, size: 11 }]);
      flow.line([{ text: `Claim ${facts.claimNumber}`, x: right, align: 'right', size: 8 }]);
      flow.y += 10;
    }
    if (style.letterhead === 'carrier-block') {
      const top = flow.y;
      for (const [index, text] of [
        facts.carrierName,
        'P.O. Box 660000',
        facts.companyTown,
        'Fax: 555-555-0111',
        'www.example.com',
      ].entries()) {
        flow.line([{ text, x: flow.left, bold: index === 0, size: index === 0 ? 10 : 8 }]);
      }
      flow.mark(
        {
          text: `${facts.estimateName}    ${usDate(facts.dateEntered)}    Page: ${flow.page}`,
          x: right,
          align: 'right',
          size: 9,
        },
        top + 10,
      );
      flow.y += 10;
    }
    if (style.disclaimer !== null) {
      flow.mark(
        {
          text: style.disclaimer,
          x: (flow.left + right) / 2,
          align: 'center',
          size: Math.min(8, style.size),
        },
        sheet.height - style.marginBottom + 9,
      );
    }
    if (style.footer && style.letterhead !== 'carrier-block') {
      const y = sheet.height - Math.min(28, style.marginBottom * 0.6);
      flow.mark({ text: facts.estimateName, x: flow.left, size: 9 }, y);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 90, align: 'right', size: 9 }, y);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 9 }, y);
    }
  };
};

/** A word across the page at a slant, in one run or glyph by glyph. */
export const watermark = (sheets: readonly Sheet[], flow: Flow): void => {
  const mark = flow.style.watermark;
  if (mark === null) return;
  const radians = (mark.angle * Math.PI) / 180;
  for (const sheet of sheets) {
    const full = widthOf(flow.style.family, mark.text, mark.size, { bold: true });
    const size = Math.min(mark.size, (mark.size * Math.min(sheet.width, sheet.height)) / full);
    const length = widthOf(flow.style.family, mark.text, size, { bold: true });
    const start = {
      x: sheet.width / 2 - (Math.cos(radians) * length) / 2,
      y: sheet.height / 2 + (Math.sin(radians) * length) / 2,
    };
    const parts = mark.perGlyph ? [...mark.text] : [mark.text];
    let done = '';
    const marks = parts.map((text, index) => {
      const along = widthOf(flow.style.family, done, size, { bold: true });
      done += text;
      return {
        kind: 'text' as const,
        x: start.x + Math.cos(radians) * along,
        y: start.y - Math.sin(radians) * along,
        text,
        size,
        bold: true,
        italic: false,
        angle: mark.angle,
        gray: mark.gray,
        row: -1,
        column: index,
      };
    });
    if (mark.under) sheet.marks.unshift(...marks.filter((glyph) => glyph.text !== ' '));
    else sheet.marks.push(...marks.filter((glyph) => glyph.text !== ' '));
  }
};
