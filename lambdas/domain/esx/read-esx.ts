import type { Activity, Estimate, LineItem, ResolutionMethod } from '../estimate/estimate.ts';
import type { LineState } from './price-line.ts';
import { type EsxProfile, PROFILES } from './profile.ts';
import { type ContainerFailure, readEntries } from './read-entries.ts';
import { childOf, childrenOf, readXml, type XmlElement, type XmlFailure } from './read-xml.ts';
import { ROUGH_DRAFT_ENTRY, XACTDOC_ENTRY } from './write-esx.ts';
import { AMOUNT_NAMES } from './write-xactdoc-items.ts';
import { EXTENSION_NAMESPACE } from './xactdoc-format.ts';

export type EsxFailure =
  | ContainerFailure
  | XmlFailure
  | { code: 'foreign_document'; message: string };

/** One line as an ESX file holds it: what the input gave, and every amount filled in. */
export interface EsxLine {
  /** The structured fields as the input gave them; `printed` and `resolution` are null. */
  item: LineItem;
  /** Index of the row in the input. */
  index: number;
  number: string;
  /** Place among all lines in document order, which goes room by room. From 0. */
  position: number;
  state: Exclude<LineState, 'excluded'>;
  /** The code and wording it is exported under. */
  cat: string | null;
  sel: string | null;
  description: string;
  custom: boolean;
  method: ResolutionMethod | null;
  /** Names of the groups from the root's children down to the line's own. */
  path: string[];
  amounts: {
    unitPrice: number;
    lineItemTotal: number;
    tax: number;
    overheadProfit: number;
    rcv: number;
    /** Null in a contractor's file. */
    depreciation: number | null;
    acv: number | null;
  };
}

/** What an ESX file of this program holds. */
export interface EsxContents {
  profile: EsxProfile;
  profileCode: string;
  documentId: string;
  createdAt: string;
  recipientXnAddress: string | null;
  catalogVersion: string | null;
  /** The projection of the estimate that the file was written from. */
  estimate: Estimate;
  /** In the order of the input. */
  lines: EsxLine[];
  xactdoc: XmlElement;
  roughDraft: XmlElement;
}

export type ReadEsxResult =
  | { ok: true; contents: EsxContents }
  | { ok: false; failure: EsxFailure };

/**
 * Reads an ESX file that {@link writeEsx} wrote. Never throws for bad input: a file that is no ESX
 * file, a hostile one, and one of another program each give a failure that says so.
 */
export const readEsx = (bytes: Uint8Array): ReadEsxResult => {
  const entries = readEntries(bytes, [XACTDOC_ENTRY, ROUGH_DRAFT_ENTRY]);
  if (!entries.ok) return entries;
  const xactdoc = readXml(entries.texts.get(XACTDOC_ENTRY) ?? '');
  if (!xactdoc.ok) return inEntry(XACTDOC_ENTRY, xactdoc.failure);
  const roughDraft = readXml(entries.texts.get(ROUGH_DRAFT_ENTRY) ?? '');
  if (!roughDraft.ok) return inEntry(ROUGH_DRAFT_ENTRY, roughDraft.failure);
  const { attributes } = xactdoc.root;
  const profile = attributes['ee:profile'];
  if (
    xactdoc.root.name !== 'XACTDOC' ||
    roughDraft.root.name !== 'GENERIC_ROUGHDRAFT' ||
    attributes['xmlns:ee'] !== EXTENSION_NAMESPACE ||
    (profile !== 'contractor' && profile !== 'carrier')
  )
    return {
      ok: false,
      failure: {
        code: 'foreign_document',
        message: 'the file was not written by this program; only its own files can be read back',
      },
    };
  return { ok: true, contents: readContents(profile, xactdoc.root, roughDraft.root) };
};

const inEntry = (entry: string, failure: XmlFailure): ReadEsxResult => ({
  ok: false,
  failure: { code: failure.code, message: `${entry}: ${failure.message}` },
});

const readContents = (
  profile: EsxProfile,
  xactdoc: XmlElement,
  roughDraft: XmlElement,
): EsxContents => {
  const network = childOf(xactdoc, 'XACTNET_INFO');
  const project = childOf(xactdoc, 'PROJECT_INFO');
  const administration = childOf(xactdoc, 'ADM');
  const loss = childOf(administration, 'COVERAGE_LOSS');
  const contacts = childOf(xactdoc, 'CONTACTS');
  const client = childrenOf(contacts, 'CONTACT').find(
    ({ attributes }) => attributes.type === 'Client',
  );
  const property = childrenOf(childOf(client, 'ADDRESSES'), 'ADDRESS').find(
    ({ attributes }) => attributes.type === 'Property',
  );
  const carrier = childrenOf(contacts, 'COMPANY').find(
    ({ attributes }) => attributes['ee:role'] === 'carrier',
  );
  const lines = readLines(profile, xactdoc);
  return {
    profile,
    profileCode: project?.attributes.profile ?? '',
    documentId: xactdoc.attributes['ee:documentId'] ?? '',
    createdAt: project?.attributes.created ?? '',
    recipientXnAddress: network?.attributes.recipientsXNAddress ?? null,
    catalogVersion: xactdoc.attributes['ee:catalogVersion'] ?? null,
    estimate: {
      fileName: project?.attributes['ee:fileName'] ?? '',
      estimateName: project?.attributes['ee:estimateName'] ?? null,
      claimNumber: loss?.attributes.claimNumber ?? null,
      policyNumber: loss?.attributes.policyNumber ?? null,
      insuredName: client?.attributes.name ?? null,
      propertyAddress: property?.attributes['ee:text'] ?? null,
      dateOfLoss: administration?.attributes.dateOfLoss ?? null,
      carrierName: carrier?.attributes.name ?? null,
      priceList: childOf(xactdoc, 'PARAMS')?.attributes.priceList ?? null,
      lineItems: lines.map((line) => line.item),
      printed: null,
    },
    lines,
    xactdoc,
    roughDraft,
  };
};

const readLines = (profile: EsxProfile, xactdoc: XmlElement): EsxLine[] => {
  const definitions = new Map<string, XmlElement>();
  const priceList = childOf(childOf(xactdoc, 'EMBEDDED_PL'), 'SUMITEMS');
  for (const definition of childrenOf(priceList, 'SUMITEM'))
    definitions.set(definition.attributes.id ?? '', definition);

  const lines: EsxLine[] = [];
  const visit = (group: XmlElement, path: string[], section: string | null): void => {
    const place = section === null ? path : path.slice(0, -1);
    for (const element of childrenOf(childOf(group, 'ITEMS'), 'ITEM')) {
      const use = childOf(element, 'SUMMARY_REF');
      const definition = definitions.get(use?.attributes.sumRef ?? '');
      const last = lines.at(-1);
      if (use && definition)
        lines.push({
          ...readLine(profile, use, definition, path, place.at(-1) ?? '', section),
          position: lines.length,
        });
      else if (last && element.attributes.type === 'N' && !element.attributes['ee:machine'])
        last.item.f9Note = childOf(childOf(element, 'ITEM_NOTE'), 'NOTE')?.text ?? null;
    }
    for (const child of childrenOf(group, 'GROUP')) {
      const name = child.attributes.desc ?? '';
      visit(child, [...path, name], child.attributes['ee:kind'] === 'section' ? name : null);
    }
  };
  for (const root of childrenOf(xactdoc, 'GROUP')) visit(root, [], null);
  return lines.sort((left, right) => left.index - right.index);
};

const readLine = (
  profile: EsxProfile,
  { attributes: use }: XmlElement,
  { attributes: definition }: XmlElement,
  path: string[],
  placeName: string,
  section: string | null,
): Omit<EsxLine, 'position'> => {
  const derived = new Set((use['ee:derived'] ?? '').split(' '));
  const amount = (name: string): number => Number(use[`ee:${name}`] ?? 0);
  const supplied = (name: keyof typeof AMOUNT_NAMES): number | null =>
    derived.has(AMOUNT_NAMES[name]) ? null : amount(name);
  const given = (name: 'cat' | 'sel'): string | null =>
    use[`ee:${name}`] ?? (derived.has(name) ? null : (definition[name] ?? null));
  const { depreciation: showsDepreciation } = PROFILES[profile];
  const enabled = use['ee:enabled'] !== '0';
  return {
    index: Number(use['ee:index']),
    number: use.lineNum ?? '',
    state: enabled ? 'active' : 'incurred_later',
    cat: definition.cat ?? null,
    sel: definition.sel ?? null,
    description: definition.desc ?? '',
    custom: definition['ee:custom'] === '1',
    method: (use['ee:method'] ?? null) as ResolutionMethod | null,
    path,
    amounts: {
      unitPrice: amount('unitPrice'),
      lineItemTotal: amount('lineItemTotal'),
      tax: amount('tax'),
      overheadProfit: amount('overheadProfit'),
      rcv: amount('rcv'),
      depreciation: showsDepreciation ? amount('depreciation') : null,
      acv: showsDepreciation ? amount('acv') : null,
    },
    item: {
      id: use['ee:id'] ?? null,
      cat: given('cat'),
      sel: given('sel'),
      description: derived.has('description') ? null : (definition.desc ?? null),
      quantity: Number(use.qty),
      unit: definition.unit ?? null,
      activity: (definition.act ?? '+') as Activity,
      unitPrice: supplied('unitPrice'),
      lineItemTotal: supplied('lineItemTotal'),
      tax: supplied('tax'),
      rcv: supplied('rcv'),
      acv: showsDepreciation ? supplied('acv') : null,
      depreciation: showsDepreciation ? supplied('depreciation') : null,
      depreciationApplicable: flag(use['ee:depreciationApplicable']),
      depreciationRecoverable: use.recoverable !== '0',
      overheadProfit: supplied('overheadProfit'),
      overheadProfitApplicable: flag(use['ee:overheadProfitApplicable']),
      isPaidWhenIncurred: use['ee:paidWhenIncurred'] === '1',
      enabled,
      room: use['ee:room'] ?? placeName,
      section,
      f9Note: null,
      printed: null,
      resolution: null,
    },
  };
};

const flag = (value: string | undefined): boolean | null =>
  value === undefined ? null : value === '1';
