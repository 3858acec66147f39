import type { Estimate, LineItem, PrintedItem } from '../estimate/estimate.ts';
import type { EsxProfile } from './profile.ts';

/** One small file of the kit, and what a person looks for after importing it. */
export interface KitCase {
  /** File name without its ending; the number is the order of trying. */
  name: string;
  title: string;
  profile: EsxProfile;
  estimate: Estimate;
  lookFor: string[];
}

const item = (fields: Partial<LineItem>): LineItem => ({
  id: null,
  cat: null,
  sel: null,
  description: null,
  quantity: 1,
  unit: 'EA',
  activity: '+',
  unitPrice: null,
  lineItemTotal: null,
  tax: null,
  rcv: null,
  acv: null,
  depreciation: null,
  depreciationApplicable: null,
  depreciationRecoverable: true,
  overheadProfit: null,
  overheadProfitApplicable: null,
  isPaidWhenIncurred: false,
  enabled: true,
  room: 'Kitchen',
  section: null,
  f9Note: null,
  printed: null,
  resolution: null,
  ...fields,
});

const drywall: Partial<LineItem> = {
  cat: 'DRY',
  sel: '1/2',
  description: '1/2" drywall - hung, taped, floated, ready for paint',
  quantity: 100,
  unit: 'SF',
  unitPrice: 2.5,
};

const estimate = (name: string, lineItems: LineItem[], more: Partial<Estimate> = {}): Estimate => ({
  fileName: `${name}.json`,
  estimateName: name.toUpperCase(),
  claimNumber: 'KIT-0001',
  policyNumber: 'KIT-POLICY',
  insuredName: 'Import Kit Sample',
  propertyAddress: '1 Sample Street, Springfield, TX 75001',
  dateOfLoss: '2026-03-01',
  carrierName: 'Sample Mutual',
  priceList: null,
  lineItems,
  printed: null,
  ...more,
});

const inCoverage = (coverage: string): PrintedItem => ({
  lineNumber: null,
  descriptionAsPrinted: '',
  path: [],
  readAt: { page: 1, box: { left: 0, top: 0, right: 0, bottom: 0 } },
  confidence: 1,
  removePrice: null,
  replacePrice: null,
  resetPrice: null,
  calculation: null,
  ageYears: null,
  lifeYears: null,
  condition: null,
  depreciationPercent: null,
  coverage,
  priceNote: null,
  flags: [],
  machineNotes: [],
});

/**
 * A graded series of small estimates for people who hold a licence of the desktop product: each
 * file adds one thing to the one before, so that the first one that fails says what does not import.
 */
export const importKit = (): KitCase[] => [
  {
    name: '01-one-line',
    title: 'One line with a known code',
    profile: 'contractor',
    estimate: estimate('kit-01', [item(drywall)]),
    lookFor: [
      'Does the file import at all? If not, note the exact message.',
      'Is there one line, DRY 1/2, 100 SF?',
      'Is its unit price 2.50 and its total 250.00, or was it priced again from a price list?',
    ],
  },
  {
    name: '02-one-line-carrier',
    title: 'The same line under the carrier profile',
    profile: 'carrier',
    estimate: estimate('kit-02', [item(drywall)]),
    lookFor: [
      'Does it import where 01 does?',
      'Which profile does the project show (01: 8D, this one: 5L)? Is a profile asked for?',
    ],
  },
  {
    name: '03-activities',
    title: 'One line for each activity',
    profile: 'contractor',
    estimate: estimate('kit-03', [
      item({ ...drywall, activity: '+' }),
      item({ ...drywall, activity: '-', unitPrice: 0.75 }),
      item({ ...drywall, activity: '&', unitPrice: 3.25 }),
      item({ cat: 'LIT', sel: 'AV', description: 'Light fixture', activity: 'R', unitPrice: 60 }),
      item({ cat: 'LIT', sel: 'AV', description: 'Light fixture', activity: 'I', unitPrice: 45 }),
      item({ cat: 'LIT', sel: 'AV', description: 'Light fixture', activity: 'M', unitPrice: 55 }),
    ]),
    lookFor: [
      'Are the activities +, -, &, R, I and M, in this order?',
      'Is the line total of the third line 325.00?',
    ],
  },
  {
    name: '04-rooms-and-sections',
    title: 'Two rooms, one with two sections',
    profile: 'contractor',
    estimate: estimate('kit-04', [
      item({ ...drywall, room: 'Kitchen', section: 'Walls' }),
      item({ ...drywall, room: 'Kitchen', section: 'Ceiling', quantity: 50 }),
      item({ ...drywall, room: 'Bath', quantity: 20 }),
    ]),
    lookFor: [
      'Are Kitchen and Bath separate rooms?',
      'Do Walls and Ceiling stand inside Kitchen, as groups?',
      'Are the room totals 375.00 and 50.00?',
    ],
  },
  {
    name: '05-notes',
    title: 'Line-item notes (F9)',
    profile: 'contractor',
    estimate: estimate('kit-05', [
      item({ ...drywall, f9Note: 'First line of the note.\nSecond line, with "quotes" & an é.' }),
      item({ ...drywall, quantity: 10 }),
    ]),
    lookFor: [
      'Does the first line have a note, in two lines, with the quotes and the accent?',
      'Is the second line without a note?',
    ],
  },
  {
    name: '06-prices',
    title: 'Prices with four decimals, and lines without a price',
    profile: 'contractor',
    estimate: estimate('kit-06', [
      item({ ...drywall, quantity: 12.5, unitPrice: 1.2345 }),
      item({ ...drywall, unitPrice: null }),
    ]),
    lookFor: [
      'Is the unit price of the first line 1.2345 or 1.23? Is its total 15.43?',
      'Is the second line 0.00, or was it priced from a price list?',
    ],
  },
  {
    name: '07-custom-items',
    title: 'Lines without a code',
    profile: 'contractor',
    estimate: estimate('kit-07', [
      item({ description: 'Custom built-in bench, per bid', unitPrice: 1850 }),
      item({
        description: 'Hand-made cabinet door',
        unitPrice: 240,
        resolution: {
          method: 'category',
          cat: 'CAB',
          sel: null,
          activity: '+',
          catalogDescription: null,
          confidence: 0.9,
          candidates: [],
        },
      }),
    ]),
    lookFor: [
      'Do both lines import? Which category and selector do they show?',
      'Are their totals 1,850.00 and 240.00?',
    ],
  },
  {
    name: '08-tax-and-overhead',
    title: 'Sales tax, overhead and profit',
    profile: 'contractor',
    estimate: estimate('kit-08', [
      item({ ...drywall, tax: 8.25, overheadProfit: 51.65 }),
      item({ ...drywall, quantity: 40, tax: 3.3, overheadProfitApplicable: false }),
    ]),
    lookFor: [
      'Is the tax 11.55 in all, or was it computed again?',
      'Is O&P 51.65, on the first line only?',
      'Is the replacement cost value 413.20?',
    ],
  },
  {
    name: '09-depreciation-carrier',
    title: 'Recoverable and non-recoverable depreciation',
    profile: 'carrier',
    estimate: estimate('kit-09', [
      item({ ...drywall, depreciation: 50 }),
      item({ ...drywall, depreciation: 25, depreciationRecoverable: false }),
    ]),
    lookFor: [
      'Is the depreciation 50.00 recoverable and 25.00 non-recoverable?',
      'Is the actual cash value 425.00?',
    ],
  },
  ...(['contractor', 'carrier'] as const).map(
    (profile): KitCase => ({
      name: `10-paid-when-incurred-${profile}`,
      title: `Paid-when-incurred rows, ${profile} profile`,
      profile,
      estimate: estimate('kit-10', [
        item(drywall),
        item({ description: 'Permit, eligible now', unitPrice: 120, isPaidWhenIncurred: true }),
        item({
          description: 'Code upgrade, when incurred',
          unitPrice: 900,
          isPaidWhenIncurred: true,
          enabled: false,
        }),
      ]),
      lookFor: [
        'Is the total 370.00, that is, without the 900.00?',
        'Is the third line there, marked as paid when incurred?',
        ...(profile === 'carrier' ? ['Does a section of its own show 900.00?'] : []),
      ],
    }),
  ),
  {
    name: '11-coverages-carrier',
    title: 'Two coverages with a deductible',
    profile: 'carrier',
    estimate: estimate(
      'kit-11',
      [
        item({ ...drywall, printed: inCoverage('Dwelling') }),
        item({
          description: 'Sofa - clean',
          unitPrice: 80,
          printed: inCoverage('Contents'),
        }),
      ],
      {
        printed: {
          facts: {
            typeOfLoss: 'Water Damage',
            laborEfficiency: 'Restoration/Service/Remodel',
            estimator: { name: 'Sample Estimator', company: null, phone: null, email: null },
            claimRepresentative: {
              name: 'Sample Adjuster',
              company: null,
              phone: null,
              email: null,
            },
            insuredAddress: null,
            insuredPhone: '555-555-0100',
            companyName: 'Sample Restoration',
            dateInspected: '2026-03-05',
            dateReceived: '2026-03-02',
            dateEntered: '2026-03-03',
            dateContacted: '2026-03-02',
            dateCompleted: null,
          },
          coverages: [
            { name: 'Dwelling', deductible: 100, policyLimit: 250_000 },
            { name: 'Contents', deductible: 0, policyLimit: 50_000 },
          ],
          rooms: [],
          totals: [],
          summaries: [],
          recapByCategory: [],
          recapByRoom: [],
          pages: [],
          warnings: [],
        },
      },
    ),
    lookFor: [
      'Are there two coverages, Dwelling 250.00 and Contents 80.00?',
      'Is the deductible 100.00 and the net claim 230.00?',
      'Are the dates, the estimator and the claim representative there?',
    ],
  },
  {
    name: '12-a-hundred-lines',
    title: 'A hundred lines in ten rooms',
    profile: 'contractor',
    estimate: estimate(
      'kit-12',
      Array.from({ length: 100 }, (_, index) =>
        item({ ...drywall, quantity: index + 1, room: `Room ${Math.floor(index / 10) + 1}` }),
      ),
    ),
    lookFor: ['Are all hundred lines there, in order?', 'Is the total 12,625.00?'],
  },
];
