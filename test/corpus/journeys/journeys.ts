import {
  type CorpusDocument,
  type DocumentSpec,
  documentId,
  makeDocument,
} from '../make-document.ts';
import { makePrint, type PrintSpec, printId } from '../prints/make-print.ts';
import { createRandom } from '../random.ts';
import { annotationJourneys } from './annotations.ts';
import { damageJourneys } from './damage.ts';
import { encryptionJourneys } from './encrypt.ts';
import { geometryJourneys } from './geometry.ts';
import { hiddenTextJourneys } from './hidden-text.ts';
import type { Journey } from './journey.ts';
import { searchableScanJourneys } from './ocr-layer.ts';
import { packetJourneys } from './packets.ts';
import { pictureJourneys } from './pictures.ts';
import { reprintJourneys } from './reprints/reprints.ts';
import { stampJourneys } from './stamps.ts';
import { typedJourneys } from './typed.ts';

export const journeys: readonly Journey[] = [
  { name: 'none', travel: async (document) => document },
  ...searchableScanJourneys,
  ...encryptionJourneys,
  ...stampJourneys,
  ...geometryJourneys,
  ...reprintJourneys,
  ...annotationJourneys,
  ...hiddenTextJourneys,
  ...packetJourneys,
  ...damageJourneys,
  ...pictureJourneys,
  ...typedJourneys,
];

export interface JourneySpec {
  journey: string;
  document: DocumentSpec | PrintSpec;
}

const isPrint = (spec: DocumentSpec | PrintSpec): spec is PrintSpec => 'print' in spec;

const ownId = (spec: DocumentSpec | PrintSpec): string =>
  isPrint(spec) ? printId(spec) : documentId(spec);

export const journeyId = ({ journey, document }: JourneySpec): string =>
  `journey-${journey.replace(/[^A-Za-z0-9%]+/g, '-')}-${ownId(document)}`;

const tuning = (layout: DocumentSpec['layout'], seed: string): DocumentSpec => ({
  suite: 'tuning',
  layout,
  seed,
});

/** Documents that are read without an error where nothing happens to them. */
const travellers: readonly (DocumentSpec | PrintSpec)[] = [
  tuning(1, 't2'),
  tuning(2, 't4'),
  tuning(3, 't10'),
  tuning(4, 't5'),
  tuning(5, 't11'),
  tuning(6, 't12'),
  tuning(7, 't1'),
  tuning(7, 't4'),
  { print: 'three-line-carrier', seed: 'o3', lines: 34 },
  { print: 'two-coverage-packet', seed: 'o3', lines: 34 },
  { print: 'trade-headed-platform', seed: 'o3', lines: 34 },
];

/** Short ones for what takes long. */
const shortTravellers: readonly (DocumentSpec | PrintSpec)[] = [
  { ...tuning(1, 'tp1'), lines: 12, slim: true },
  { ...tuning(3, 'tp2'), lines: 14, slim: true },
  { ...tuning(5, 'tp1'), lines: 10, slim: true },
  { ...tuning(7, 'tp1'), lines: 12, slim: true },
];

export const journeyDocuments = (): JourneySpec[] =>
  journeys.flatMap(({ name, short = false }) =>
    (short ? shortTravellers : travellers).map((document) => ({ journey: name, document })),
  );

export const makeJourney = async (spec: JourneySpec): Promise<CorpusDocument> => {
  const journey = journeys.find(({ name }) => name === spec.journey);
  if (journey === undefined) throw new Error(`There is no journey ${spec.journey}.`);
  const document = await (isPrint(spec.document)
    ? makePrint(spec.document)
    : makeDocument(spec.document));
  const id = journeyId(spec);
  const { pdf, truth } = await journey.travel(document, createRandom(id));
  return { pdf, truth: { ...truth, id, look: spec.journey } };
};
