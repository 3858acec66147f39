import type { PageText, Word } from './page-text.ts';

/** So many pages of one paper are looked at. */
const SAMPLE = 3;
/** Share of a paper's characters from which on a size of type says something. */
const LEAST_SHARE = 0.03;
/** Sizes of type that differ by less are the same. */
const SAME_SIZE = 0.006;
/** Scales nearer to 1 move nothing out of its column. */
const LEAST_CHANGE = 0.015;
const SMALLEST_SCALE = 0.5;
const LARGEST_SCALE = 2;
/** Share of the characters whose type must be that of the other pages at the scale. */
const MOST = 0.8;
/** By how much more of them than without it. */
const CLEARLY = 0.3;
/** How near a scale must be to that of fitting one paper onto the other. */
const FITTED = 0.02;

/** Pages on sheets of one size. */
interface Paper {
  width: number;
  height: number;
  pages: PageText[];
}

/**
 * Pages that were fitted to another paper, such as those that came through an A4 printer, are set
 * to the scale of the others: a table's columns go on where they began. They are told by their
 * type, whose sizes are all those of the other pages times one number.
 */
export const inOneScale = (pages: readonly PageText[]): PageText[] => {
  const papers = papersOf(pages);
  const [usual, ...others] = papers.toSorted((a, b) => b.pages.length - a.pages.length);
  if (usual === undefined || others.length === 0) return [...pages];
  const type = typeOf(usual);
  const set = new Map<PageText, PageText>();
  for (const paper of others) {
    const scale = scaleTo(type, typeOf(paper), fittingOf(usual, paper));
    if (scale === null || !fitsOn(usual, paper, scale)) continue;
    for (const page of paper.pages) set.set(page, scaled(page, scale, usual));
  }
  return pages.map((page) => set.get(page) ?? page);
};

const papersOf = (pages: readonly PageText[]): Paper[] => {
  const papers: Paper[] = [];
  for (const page of pages) {
    if (page.source === 'ocr') continue;
    const { width, height } = page;
    const paper = papers.find(
      (one) => Math.abs(one.width - width) < 1 && Math.abs(one.height - height) < 1,
    );
    if (paper === undefined) papers.push({ width, height, pages: [page] });
    else paper.pages.push(page);
  }
  return papers;
};

/** What brings a page that fills the one paper to the size that it has on the other. */
const fittingOf = (usual: Paper, paper: Paper): number =>
  1 / Math.min(paper.width / usual.width, paper.height / usual.height);

/** Shares of a paper's characters by size of type. */
const typeOf = ({ pages }: Paper): [size: number, share: number][] => {
  const counts = new Map<number, { size: number; count: number }>();
  let all = 0;
  for (const { words } of pages.slice(0, SAMPLE))
    for (const { text, fontSize } of words) {
      const key = Math.round(fontSize * 50);
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { size: fontSize, count: text.length });
      else known.count += text.length;
      all += text.length;
    }
  return [...counts.values()].flatMap(({ size, count }): [number, number][] =>
    size > 0 && count >= all * LEAST_SHARE ? [[size, count / all]] : [],
  );
};

type Type = ReturnType<typeof typeOf>;

const scaleTo = (type: Type, own: Type, fitting: number): number | null => {
  const isSize = (size: number): boolean =>
    type.some(([one]) => Math.abs(one - size) < one * SAME_SIZE);
  const sharesAt = (scale: number): number[] =>
    own.flatMap(([size, share]) => (isSize(size * scale) ? [share] : []));
  const sum = (shares: readonly number[]): number => shares.reduce((all, one) => all + one, 0);
  const asTheyAre = sum(sharesAt(1));
  let best: { scale: number; share: number } | null = null;
  for (const [size] of type)
    for (const [from] of own) {
      const scale = size / from;
      if (Math.abs(scale - 1) < LEAST_CHANGE) continue;
      if (scale < SMALLEST_SCALE || scale > LARGEST_SCALE) continue;
      const shares = sharesAt(scale);
      const isSure = shares.length > 1 || Math.abs(scale - fitting) < FITTED;
      if (isSure && sum(shares) > (best?.share ?? 0)) best = { scale, share: sum(shares) };
    }
  return best !== null && best.share >= MOST && best.share > asTheyAre + CLEARLY
    ? best.scale
    : null;
};

/** Whether all that stands on the one paper has room on the other: sizes of type may agree by chance. */
const fitsOn = (usual: Paper, paper: Paper, scale: number): boolean => {
  const x = (usual.width - paper.width * scale) / 2;
  return paper.pages
    .slice(0, SAMPLE)
    .every(({ words }) =>
      words.every(
        ({ box }) => box.left * scale + x > -EDGE && box.right * scale + x < usual.width + EDGE,
      ),
    );
};

/** Points by which a word may stand beyond the edge, such as a stamp on the margin. */
const EDGE = 6;

const lowestOf = (words: readonly Word[]): number =>
  words.reduce((lowest, { box }) => Math.max(lowest, box.bottom), 0);

/** The page at the scale, laid onto the usual paper so that what stands lowest is as low as there. */
const scaled = (page: PageText, scale: number, usual: Paper): PageText => {
  const { width, height } = usual;
  const x = (width - page.width * scale) / 2;
  const lowest = Math.max(...usual.pages.slice(0, SAMPLE).map(({ words }) => lowestOf(words)));
  const free = height - page.height * scale;
  const own = lowestOf(page.words) * scale;
  const [y = 0] = [0, free / 2, free].sort(
    (a, b) => Math.abs(own + a - lowest) - Math.abs(own + b - lowest),
  );
  const moved = (word: Word): Word => ({
    ...word,
    fontSize: word.fontSize * scale,
    box: {
      left: word.box.left * scale + x,
      right: word.box.right * scale + x,
      top: word.box.top * scale + y,
      bottom: word.box.bottom * scale + y,
    },
  });
  return {
    ...page,
    width,
    height,
    // Of a long document only the page at hand stays unpacked.
    get words() {
      return page.words.map(moved);
    },
  };
};
