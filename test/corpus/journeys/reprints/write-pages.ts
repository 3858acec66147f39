import { PDFName, type PDFRef } from 'pdf-lib';
import type { Random } from '../../random.ts';
import { type Journey, newDocument } from '../journey.ts';
import { Face } from './face.ts';
import type { Producer } from './producer.ts';
import { piecesOf, type Text, textsOf, widthOfText } from './texts.ts';

/** A journey that prints every page again, as the producer does. */
export const reprinted =
  (producer: Producer): Journey['travel'] =>
  async ({ pdf, truth }, random) => {
    const pages = await textsOf(pdf);
    const target = await newDocument();
    const { context } = target;
    const { figuresSaid } = producer;
    const plain = new Face(producer);
    const figures =
      figuresSaid === undefined ? plain : new Face({ ...producer, said: figuresSaid });
    const faceOf = (text: Text): [name: string, face: Face] =>
      figures !== plain && /\d/.test(text.text) ? ['F1', figures] : ['F0', plain];
    const shown = pages.map(({ size: [, height], texts }) =>
      stringsOf(texts, height, producer, random).map((text) =>
        drawn(text, ...faceOf(text), producer),
      ),
    );
    const fonts = { Font: { F0: plain.register(context), F1: figures.register(context) } };
    const formOf = (
      content: string,
      resources: unknown,
      size: readonly [number, number],
      more: Record<string, unknown>,
    ): PDFRef =>
      context.register(
        context.flateStream(content, {
          Type: 'XObject',
          Subtype: 'Form',
          BBox: [0, 0, ...size],
          Resources: resources,
          ...more,
        } as never),
      );
    for (const [index, { size }] of pages.entries()) {
      const page = target.addPage(size);
      const strings = shown[index] ?? [];
      let content = `BT ${strings.join('\n')} ET`;
      let resources: unknown = fonts;
      if (producer.grouped === true) {
        const groups = strings.map((string) =>
          formOf(`BT ${string} ET`, fonts, size, { Group: TRANSPARENCY }),
        );
        content = groups.map((_, at) => `q /G gs /S${at} Do Q`).join('\n');
        resources = {
          ExtGState: { G: { ca: 1, CA: 1, BM: 'Normal', SMask: 'None' } },
          XObject: Object.fromEntries(groups.map((group, at) => [`S${at}`, group])),
        };
      }
      for (let depth = 0; depth < (producer.nested ?? 0); depth++) {
        const form = formOf(content, resources, size, { Matrix: [1, 0, 0, 1, 4, -4] });
        content = `q 1 0 0 1 -4 4 cm /Fm${depth} Do Q`;
        resources = { XObject: { [`Fm${depth}`]: form } };
      }
      page.node.set(PDFName.of('Resources'), context.obj(resources as never));
      page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
    }
    return { pdf: await target.save(), truth };
  };

const TRANSPARENCY = { S: 'Transparency', CS: 'DeviceRGB', I: true };

const stringsOf = (
  texts: readonly Text[],
  height: number,
  producer: Producer,
  random: Random,
): Text[] => {
  const all = [
    ...texts,
    ...(producer.leaders === true ? leadersOf(texts) : []),
    ...(producer.margin === undefined ? [] : [alongTheEdge(producer.margin, height)]),
  ];
  const strings = all.flatMap((text) => {
    const pieces = piecesOf(text, producer.runs);
    return producer.twice === true
      ? pieces.flatMap((piece) => [piece, { ...piece, x: piece.x + 0.35 }])
      : pieces;
  });
  return producer.shuffled === true ? random.sample(strings, strings.length) : strings;
};

const alongTheEdge = (text: string, height: number): Text => ({
  text,
  x: 14,
  y: height / 4,
  width: widthOfText(text) * 7,
  size: 7,
  along: [0, 1],
});

/** Dots between a description and the figure that follows. */
const leadersOf = (texts: readonly Text[]): Text[] =>
  texts.flatMap((text) => {
    const next = texts
      .filter((other) => other !== text && Math.abs(other.y - text.y) < 1 && other.x > text.x)
      .sort((a, b) => a.x - b.x)[0];
    if (next === undefined || !/^[\d,]+\.\d\d\b/.test(next.text)) return [];
    const [from, to] = [text.x + text.width + 3, next.x - 3];
    if (to - from < 30 || /\d$/.test(text.text)) return [];
    const dots = '.'.repeat(Math.floor((to - from) / (widthOfText('.') * text.size)));
    return [{ ...text, text: dots, x: from, width: to - from }];
  });

const utf16 = (text: string): string =>
  `<feff${[...text].map((one) => one.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`;

/** Width of set-apart letters, as a share of what they take with the space between them. */
const TRACKED = 0.8;

/** The operators that show one string. */
const drawn = (text: Text, font: string, face: Face, producer: Producer): string => {
  const letters = face.lettersIn(text.text);
  const tracked = producer.tracked === true && letters > 1 ? TRACKED : 1;
  const squeeze = (100 * tracked * text.width) / (widthOfText(text.text) * text.size || 1);
  // The space between letters is squeezed with them.
  const apart = ((1 - tracked) * text.width) / Math.max(1, letters - 1) / (squeeze / 100);
  const sign = producer.negative === true ? -1 : 1;
  const [along, up] = text.along;
  const matrix = [along, up, -up, along].map((value) => (value * sign).toFixed(5));
  const size = `/${font} ${(text.size * sign).toFixed(3)} Tf`;
  const spacing = `${tracked === 1 ? '' : `${apart.toFixed(4)} Tc `}${squeeze.toFixed(2)} Tz`;
  const place = `${matrix.join(' ')} ${text.x.toFixed(3)} ${text.y.toFixed(3)} Tm`;
  const shown = `${size} ${spacing} ${place} ${face.encode(text.text)} Tj`;
  return producer.actualText === true
    ? `/Span << /ActualText ${utf16(text.text)} >> BDC ${shown} EMC`
    : shown;
};
