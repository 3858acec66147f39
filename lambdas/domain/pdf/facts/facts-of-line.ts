import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isCarrier } from './carriers.ts';
import { factsInColumns } from './columns-of-boxes.ts';
import type { Fact, FactKey } from './fact.ts';
import { FORM_KEYS, formLabel, labelAt, mayHoldLabel, plain } from './fact-labels.ts';
import { isoDate } from './iso-date.ts';
import { labelParts } from './label-parts.ts';
import { factsAtEdge, isNameOfPeople } from './labels-at-edge.ts';
import { factsOverValues } from './labels-over-values.ts';
import { raggedFacts } from './ragged-labels.ts';
import { ownedFacts } from './section-owners.ts';
import { toldIn } from './told-in-cells.ts';
import { nameAndAddress, STREET } from './towns.ts';

/** Values stop at the next label and at a wide gap. */
export const VALUE_GAP = 3;

/** What a line says behind labels: `Insured: Ida Quillon`, `Insured | Ida Quillon`. */
export const factsOfLine = (line: Line): Fact[] =>
  LABELLED.test(line.text)
    ? labelParts(withoutRules(line.words)).flatMap((words) =>
        factsOfWords(withoutGluedLabels(words), line),
      )
    : [];

/** A colon, a bar or a row of dots. */
const LABELLED = /[:|¦│…]|\.{2}/u;

/** `Insured: ____Ida Quillon____`: a form's lines to write on. */
const withoutRules = (words: readonly Word[]): readonly Word[] =>
  words.some(({ text }) => RULE.test(text))
    ? words.flatMap((word) => {
        const text = word.text.replace(/^_+|_+$/g, '');
        return text === '' ? [] : [{ ...word, text }];
      })
    : words;

const RULE = /^_|__$/;

const factsOfWords = (words: readonly Word[], line: Line): Fact[] => {
  const facts: Fact[] = [];
  for (let index = 0; index < words.length; ) {
    const label = labelAt(words, index);
    if (label === null) {
      index += 1;
      continue;
    }
    const labelLeft = words[index]?.box.left ?? line.box.left;
    index += label.used;
    const labelRight = words[index - 1]?.box.right ?? labelLeft;
    const value: Word[] = [];
    while (index < words.length && labelAt(words, index) === null) {
      const word = words[index];
      const before = value.at(-1);
      if (word === undefined) break;
      const gap = before === undefined ? 0 : word.box.left - before.box.right;
      const isWide = gap > Math.max(word.fontSize, 4) * VALUE_GAP;
      if (isWide && !(label.key === 'insured' && isLastName(words, index, value))) break;
      // Of labels beside each other the values may stand below: `Work Location:   Invoice No: 5520`.
      if (before === undefined ? isLabelBeside(words, index) : isUnknownLabel(words, index, before))
        break;
      value.push(word);
      index += 1;
    }
    facts.push({
      key: label.key,
      label: label.label,
      labelLeft,
      labelRight,
      // `Your claim: 82-5205-976, loss of 8/10/2024`, and not within `82-5205-976 (ice, loss of 8/10/2024)`
      value: NUMBERED.has(label.key)
        ? textOf(value).replace(/,\s+\p{Ll}(?![^(]*\)).*$/u, '')
        : textOf(value),
      left: value[0]?.box.left ?? words[index - 1]?.box.right ?? line.box.left,
      line,
    });
  }
  return facts;
};

/** Font sizes between a value and the label behind it, more than between the words of either. */
const LABEL_GAP = 0.9;

/** `Ida Quillon  Reported By: Mary Oak`: a few words up to a colon, apart or bold. */
const isUnknownLabel = (words: readonly Word[], index: number, before: Word): boolean => {
  const [first] = words.slice(index, index + 1);
  if (first === undefined) return false;
  const apart = (word: Word, previous: Word): boolean =>
    word.box.left - previous.box.right > word.fontSize * LABEL_GAP;
  if (!apart(first, before) && !(first.bold && !before.bold)) return false;
  for (const [at, word] of words.slice(index, index + MOST_LABEL_WORDS).entries()) {
    const previous = words[index + at - 1];
    if (!/^(?:\p{L}[\p{L}#.'’/-]*|#):?$/u.test(word.text)) return false;
    if (at > 0 && previous !== undefined && apart(word, previous)) return false;
    if (word.text.endsWith(':')) return true;
  }
  return false;
};

/**
 * Not `Alvin Dunleavy Date:`, where a label that is known begins behind a name. `SERVICE ADDRESS:   INSURANCE
 * CLAIM #` is two labels as well, whose second has no colon.
 */
const isLabelBeside = (words: readonly Word[], index: number): boolean => {
  const label = words[index - 1];
  const isApart =
    label !== undefined &&
    (words[index]?.box.left ?? 0) - label.box.right > label.fontSize * LABEL_GAP;
  if (isApart) {
    const [cell = []] = segmentsOf(words.slice(index), LABEL_GAP);
    const key = cell.length > 1 ? formLabel(cell) : null;
    if (key !== null && SAID_BEHIND.has(key)) return true;
  }
  const end = words.findIndex((word, at) => at >= index && word.text.endsWith(':'));
  return (
    label !== undefined &&
    isUnknownLabel(words, index, label) &&
    words.slice(index, end + 1).every((_, at) => labelAt(words, index + at) === null)
  );
};

const MOST_LABEL_WORDS = 4;

/** `Claim Number:7712-04`: a value that stands close behind its label. */
const withoutGluedLabels = (words: readonly Word[]): readonly Word[] => {
  if (!words.some(({ text }) => GLUED_LABEL.test(text))) return words;
  return words.flatMap((word, index) => {
    const match = GLUED_LABEL.exec(word.text);
    if (match?.[1] === undefined || match[2] === undefined) return word;
    const each = (word.box.right - word.box.left) / word.text.length;
    const at = word.box.left + each * match[1].length;
    const label = { ...word, text: match[1], box: { ...word.box, right: at } };
    const before = [...words.slice(Math.max(0, index - 3), index), label];
    if (!before.some((_, from) => labelAt(before, from)?.used === before.length - from))
      return word;
    return [label, { ...word, text: match[2], box: { ...word.box, left: at } }];
  });
};

const GLUED_LABEL = /^([\p{L}#.]+:)([^\s:/].*)$/u;

/**
 * First and last name stand in fields of their own: `Customer:  DESMOND        OKONJO`; or those
 * of two people, before the next label or in capitals.
 */
const isLastName = (words: readonly Word[], index: number, value: readonly Word[]): boolean => {
  const rest: Word[] = [];
  while (index + rest.length < words.length && labelAt(words, index + rest.length) === null)
    rest.push(words[index + rest.length] as Word);
  const names = [...value, ...rest];
  // `Orson Marroquin      Quote date:`: what touches a label is a part of it.
  const [last, label] = [rest.at(-1), words[index + rest.length]];
  if (last !== undefined && label !== undefined && label.box.left - last.box.right < label.fontSize)
    return false;
  if (value.length > 3 || rest.length > 3 || !names.every(isName)) return false;
  if (names.length === 2) return true;
  const isLabelNext = index + rest.length < words.length;
  return isLabelNext || names.every(({ text }) => text === text.toUpperCase());
};

const isName = ({ text }: Word): boolean => /^\p{Lu}(?:[\p{L}'-]+|\.?)$/u.test(text);

/** The cells of a line, and the parts of each between bars; dashes part labels and values, too. */
const cellsOf = (words: readonly Word[]): readonly (readonly Word[])[] =>
  labelParts(words).flatMap((part) =>
    segmentsOf(part, 1.5).flatMap((cell) => {
      const dash = cell.findIndex(({ text }) => DASHES.has(text));
      const label = cell.slice(0, dash);
      if (dash > 0 && dash < cell.length - 1 && formLabel(label) !== null)
        return [label, cell.slice(dash + 1)];
      return partsOf(cell);
    }),
  );

/** A label that nearly touches its value, and what stands close behind that. */
const partsOf = (cell: readonly Word[]): (readonly Word[])[] => {
  const set = setLabel(cell);
  return set > 0 ? [cell.slice(0, set), ...cutAtLabel(cell.slice(set))] : cutAtLabel(cell);
};

const cutAtLabel = (cell: readonly Word[]): (readonly Word[])[] => {
  const columns = labelledColumns(cell);
  if (columns.length > 0) return columns;
  const tail = labelBehind(cell);
  return tail > 0 ? [cell.slice(0, tail), ...partsOf(cell.slice(tail))] : [cell];
};

/**
 * `Santa Fe, NM 87505 Loss occurred   2/03/2026`: where a label begins close behind a value, in bold type, in plain type
 * between bold values, or with two words that nothing else says; 0 where none does.
 */
const labelBehind = (cell: readonly Word[]): number => {
  const bold = cell.findIndex((word, at) => at > 0 && word.bold && !cell[at - 1]?.bold);
  if (bold > 0 && formLabel(cell.slice(bold)) !== null) return bold;
  const plainAt = cell.findIndex((word, at) => at > 0 && !word.bold && cell[at - 1]?.bold);
  const next = cell.findIndex((word, at) => at > plainAt && word.bold);
  const label = cell.slice(plainAt, next < 0 ? undefined : next);
  if (plainAt > 0 && formLabel(label) !== null) return plainAt;
  const two = cell.length - 2;
  // `Adjuster's file number` is one label.
  const isOwned = /['’]s$/i.test(cell[two - 1]?.text ?? '');
  const key = two > 0 && !isOwned && formLabel(cell) === null ? formLabel(cell.slice(two)) : null;
  return key !== null && SAID_BEHIND.has(key) ? two : 0;
};

/**
 * `Loss location  14 Ravenglen Crescent NW  Claim number  51873366`: columns that nearly touch, where a label that nothing
 * else says stands before the last of them; none where it does not.
 */
const labelledColumns = (cell: readonly Word[]): (readonly Word[])[] => {
  const columns = segmentsOf(cell, NEARLY_TOUCHING);
  const isLabelled = columns.slice(0, -1).some((words, at) => {
    const key = at > 0 || words.length > 1 ? formLabel(words) : null;
    return key !== null && (SAID_BEHIND.has(key) || key === 'property');
  });
  return isLabelled ? columns : [];
};

/** Font sizes between columns of a form, at least. */
const NEARLY_TOUCHING = 1.1;

const SAID_BEHIND: ReadonlySet<FactKey> = new Set(['claim', 'policy', 'dateOfLoss']);

/**
 * `OWNER Jerome Pettibone`: how many words begin a cell that are a label in bold type, in capitals or in small
 * type, one space before a value that is not; 0 for none.
 */
const setLabel = (cell: readonly Word[]): number => {
  const isCapitals = ({ text }: Word): boolean => /^\p{Lu}{2,}[\p{Lu}.#/]*$/u.test(text);
  // Behind bold type capitals may be the value: `Insurance Co. ALFA Mutual`.
  const ends = [
    cell.findIndex(({ bold }) => !bold),
    cell.findIndex((word) => !word.bold && !isCapitals(word)),
    cell.findIndex((word) => isLarger(word, cell[0])),
  ];
  return ends.find((end) => isSetLabel(cell, end)) ?? 0;
};

const isSetLabel = (cell: readonly Word[], end: number): boolean => {
  const [first, value] = [cell[0], cell[end]];
  if (end <= 0 || first === undefined || value === undefined) return false;
  // Its colon says so already.
  if (cell[end - 1]?.text.endsWith(':')) return false;
  const isOther = first.bold !== value.bold || isLarger(value, first);
  if (!isOther && /\p{Ll}/u.test(textOf(cell.slice(0, end)))) return false;
  const isValue = isOther || /[\p{Ll}\d]/u.test(value.text);
  return isValue && formLabel(cell.slice(0, end)) !== null;
};

/** What is filled in is larger than the small type that a form is printed in. */
const isLarger = (word: Word, first: Word | undefined): boolean =>
  first !== undefined && word.fontSize > first.fontSize * LARGER;

const LARGER = 1.25;

const DASHES: ReadonlySet<string> = new Set('-–—');

const NUMBERED: ReadonlySet<FactKey> = new Set(['claim', 'policy']);

/** Cells of a form: label, value, label, value, or labels above their values. */
export const factsOfFormLine = (line: Line): Fact[] => {
  const facts: Fact[] = [];
  const mayTell = /claim|policy|loss|dol/i.test(line.text);
  if (!mayTell && !mayHoldLabel(line)) return facts;
  let end = line.box.left;
  let before: Word | undefined;
  /** Behind `Project #:`, which nobody knows, stands its own value. */
  let isOther = false;
  for (const words of cellsOf(line.words)) {
    const key = formLabel(words);
    const apart = (words[0]?.box.left ?? end) - end;
    const last = before;
    before = words.at(-1);
    end = words.at(-1)?.box.right ?? end;
    const [first] = words;
    const open = facts.at(-1);
    const told = mayTell ? toldIn(textOf(words)) : null;
    if (told !== null || key !== null) isOther = false;
    if (told !== null)
      facts.push({
        ...told,
        label: told.key,
        labelLeft: first?.box.left ?? line.box.left,
        labelRight: end,
        left: words.at(-1)?.box.left ?? line.box.left,
        line,
      });
    else if (key !== null)
      facts.push({
        key,
        label: plain(textOf(words)),
        labelLeft: first?.box.left ?? line.box.left,
        labelRight: end,
        value: '',
        left: words.at(-1)?.box.right ?? line.box.left,
        line,
      });
    // What stands before the first label goes on with a value of the line above.
    else if (open === undefined || isOther || /:(?:\s|$)/.test(textOf(words))) {
      isOther = textOf(words).endsWith(':');
      // `Insurance   Quote number Q-0639`: the insurer's name stands below.
    } else if (open.value === '' && IS_NAMED.has(open.key) && OF_PAPER.test(textOf(words))) {
      isOther = true;
    } else if (open.value === '') {
      open.value = textOf(words);
      open.left = first?.box.left ?? open.left;
      // A number is one cell: what stands apart behind it is a label that nobody knows; so is what
      // stands in other type than a value.
    } else if (
      !NUMBERED.has(open.key) &&
      !beginsWithLabel(words) &&
      apart < line.fontSize * (isOfStreet(open, words) ? VALUE_GAP : MOST_APART) &&
      first?.bold === last?.bold &&
      !(last !== undefined && isLarger(last, first))
    )
      open.value += ` ${textOf(words)}`;
    // A label that nobody knows stands far behind; what follows it is its own.
    else end = Number.NEGATIVE_INFINITY;
  }
  return facts;
};

/** `Date of loss 08/21/2025 sewer backup / cabinets out` */
const beginsWithLabel = (words: readonly Word[]): boolean =>
  [2, 3].some((count) => SAID_BEHIND.has(formLabel(words.slice(0, count)) ?? 'estimate'));

const IS_NAMED: ReadonlySet<FactKey> = new Set(['insured', 'carrier', 'claimRep', 'estimator']);
/** `Estimate # 20418`, `Quote number Q-0639` */
const OF_PAPER =
  /^(?:quot(?:e|ation)|estimate|proposal|invoice|order|bid|job)\s*(?:number|no\b\.?|#)\s*:?\s*\S*\d\S*$/i;

/** `Job site   12 Plum Row          Roof area`: no town stands behind a street, which would have its code. */
const isOfStreet = ({ key, value }: Fact, words: readonly Word[]): boolean =>
  PLACES.has(key) && words.length > 1 && STREET.test(value) && !/[\d,]/.test(textOf(words));

const PLACES: ReadonlySet<FactKey> = new Set(['property', 'place', 'insuredAddress']);

/** Font sizes between the fields of one value: a first and a last name. */
const MOST_APART = 12;

/** `Carrier   Our Estimate   Difference`: a letter's table that holds two estimates against each other. */
const isCompared = ({ key, value }: Fact): boolean =>
  key === 'carrier' &&
  /^(?:(?:our|your|their|my|contractor['’]?s?|insured['’]?s?)\s+)?(?:estimate|scope|figures?|amount|difference|variance)\b/i.test(
    value,
  );

/** A form sets several of its labels without a colon; one alone may be anything. */
export const formFacts = (lines: readonly Line[]): Fact[] => [
  ...factsInColumns(lines),
  ...raggedFacts(lines),
  ...factsAtEdge(lines),
  ...factsOverValues(lines),
  ...cellFacts(lines),
];

/** What stands in cells: labels and values beside or above each other. */
const cellFacts = (lines: readonly Line[]): Fact[] => {
  const stated = ownedFacts(
    lines.flatMap((line) => {
      const told = factsOfFormLine(line).filter((fact) => !isCompared(fact));
      return line.words.length > MOST_WORDS && !isRowOfForm(told) ? [] : told;
    }),
    lines,
  );
  const facts = stated.filter((fact) => FORM_KEYS.has(fact.key));
  const counted = stated.filter(({ key }) => FORM_KEYS.has(key) || key === 'insuredAddress');
  const keys = new Set(facts.length < 2 ? [] : counted.map((fact) => fact.key));
  // Some labels may have their colons, or rows of dots instead.
  const all = keys.size < 2 ? keys : new Set([...keys, ...lines.flatMap(keysOfLine)]);
  // Among others, a location is where the loss was; by itself it may be a room.
  if (all.size >= 3)
    return stated.filter(
      ({ key, label, value }) =>
        FORM_KEYS.has(key) ||
        ALSO.has(key) ||
        (key === 'estimate' && (FILE_NAME.test(value) || /[\s#]/.test(label))),
    );
  // `Claim No. 534958738` says what it is all by itself, and beside it who `Owner  Ida Quillon` is.
  const numbered = facts.filter(
    ({ key, value }) => NUMBERED.has(key) && /^(?:[A-Z]{1,3}\s)?[\w-]*\d[\w -]*$/.test(value),
  );
  const gridded = ownerOverInsurer(facts, lines);
  return facts.filter(
    (fact) =>
      numbered.includes(fact) ||
      gridded.includes(fact) ||
      (SAID_BEHIND.has(fact.key) && standsAmongLabels(fact)) ||
      (fact.key === 'insured' && numbered.length > 0 && isNameOfPeople(fact.value)) ||
      ((numbered.length > 0 || FOR_WHOM.test(fact.label) || standsAmongLabels(fact)) &&
        standsOverName(fact, lines)) ||
      (fact.key === 'dateOfLoss' && isoDate(fact.value) !== null),
  );
};

/** `Customer   R. Valdivia, 12 Plum Row, ...` over `Insurance   Farmers 7010448123-1`: labels and values in two columns. */
const ownerOverInsurer = (facts: readonly Fact[], lines: readonly Line[]): readonly Fact[] =>
  facts.flatMap((owner, at) => {
    const insurer = facts[at + 1];
    const isGrid =
      insurer !== undefined &&
      owner.key === 'insured' &&
      insurer.key === 'carrier' &&
      (isNameOfPeople(owner.value) || nameAndAddress(owner.value) !== null) &&
      isCarrier(insurer.value.replace(/[\s,]+(?=\S*\d).*$/, '')) &&
      Math.abs(owner.labelLeft - insurer.labelLeft) < SAME_EDGE &&
      Math.abs(owner.left - insurer.left) < SAME_EDGE &&
      isNextRow(owner, insurer.line, lines);
    return isGrid ? [owner, insurer] : [];
  });

/** Whether a line is the next row of a form, those aside between them that nobody knows: `House   12 Plum Row`. */
const isNextRow = (fact: Fact, below: Line, lines: readonly Line[]): boolean => {
  const at = lines.indexOf(fact.line);
  const rows = lines.slice(at, lines.indexOf(below) + 1);
  return (
    rows.length > 1 &&
    rows.slice(1).every((line, index) => pitchOf(rows[index] ?? line, line) < ROW_PITCH) &&
    rows.slice(1, -1).every(({ words }) => {
      const [label, value, ...others] = segmentsOf(words, CELL_GAP).map(([word]) => word?.box.left);
      return (
        others.length === 0 &&
        Math.abs((label ?? Infinity) - fact.labelLeft) < SAME_EDGE &&
        Math.abs((value ?? Infinity) - fact.left) < SAME_EDGE
      );
    })
  );
};

/** Font sizes between the cells of a form. */
const CELL_GAP = 1.5;

/** Font sizes from one row of a form to the next, at most. */
const ROW_PITCH = 2.2;

const pitchOf = (above: Line, below: Line): number =>
  above.page === below.page ? (below.box.top - above.box.top) / below.fontSize : Infinity;

/** Words of a line of two cells: sentences have more. */
const MOST_WORDS = 20;

/** `Loss Address  12 Plum Row, Elmtown, OH 44999   Policy No.  77-1204   Price List  OHCL8X_APR26`, across a wide page. */
const isRowOfForm = (facts: readonly Fact[]): boolean =>
  facts.filter(({ key, value }) => FORM_KEYS.has(key) && value !== '').length >= LEAST_OF_ROW;

const LEAST_OF_ROW = 3;

/** `BILL TO` over the name of people, and nothing beside it. */
const standsOverName = ({ key, value, labelLeft, line }: Fact, lines: readonly Line[]): boolean => {
  if (key !== 'insured' || value !== '') return false;
  const at = lines.indexOf(line);
  // What comes between may stand in other columns, half a line off.
  const below = lines
    .slice(at + 1, at + 3)
    .flatMap(({ words }) => segmentsOf(words, 2))
    .find((cell) => Math.abs((cell[0]?.box.left ?? 0) - labelLeft) < SAME_EDGE);
  return below !== undefined && isNameOfPeople(textOf(below));
};

/** `Bill to`, `Prepared for` */
const FOR_WHOM = /\s(?:to|for)$/;

/** Points by which a label and what stands below it begin apart. */
const SAME_EDGE = 4;

/** `INS. CLAIM NO.   DATE OF LOSS` in boxes: their values stand below. */
const standsAmongLabels = ({ line }: Fact): boolean => {
  const labels = factsOfFormLine(line);
  return labels.length > 1 && labels.every(({ value }) => value === '');
};

/** What counts only among others. */
const ALSO: ReadonlySet<FactKey> = new Set<FactKey>([
  'name',
  'place',
  'insuredAddress',
  'phone',
  'company',
]);

/** `QUILLON_IDA`, `QUILLON-S2`, `2026-07-13-1022`: no word of a sentence is joined so. */
const FILE_NAME =
  /^(?:[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*(?:_|-\d+-)[\p{L}\p{N}]+|\p{Lu}{3,}-\p{Lu}*\d+)$/u;

const keysOfLine = (line: Line): FactKey[] =>
  factsOfLine(line).flatMap(({ key }) => (FORM_KEYS.has(key) ? [key] : []));

/** How many different facts a page states in a form without colons. */
export const countFormFacts = (lines: readonly Line[]): number =>
  new Set(formFacts(lines).flatMap(({ key }) => (FORM_KEYS.has(key) ? [key] : []))).size;
