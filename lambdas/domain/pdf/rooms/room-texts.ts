import type { PrintedRoom, Warning } from '../../estimate/estimate.ts';
import { saysWhatFollows } from '../between-rows/notes.ts';
import type { Line, PageLines } from '../pages/lines.ts';
import { hasAmounts } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { isDimensions, isOpening } from './measures.ts';
import { cleanName, continuedRoom, roomLine, sectionMark } from './room-lines.ts';

/** What somebody wrote below a room's heading, above its first row. */
interface RoomText {
  /** Null where it stands between rows and speaks of those below it. */
  room: string | null;
  page: number;
  text: string;
}

/** Fewer words are a label, a trade or a name. */
const LEAST_WORDS = 5;

/**
 * Sentences between a room's heading and its first row. They belong to no row, and neither ESX file
 * has a place for a room's own note, so the reader is told. Those that name the section of some
 * row are in the files.
 */
export const roomTexts = (
  pages: readonly PageLines[],
  rooms: readonly PrintedRoom[],
  isItemLine: (line: Line) => boolean,
  sections: ReadonlySet<string | null>,
): RoomText[] => {
  const isRead = (line: Line): boolean => sections.has(cleanName(line.text));
  const headed = new Map(
    rooms
      .filter(({ kind }) => kind === 'room')
      .map(({ name, readAt }) => [placeOf(readAt.page, readAt.box.top), name]),
  );
  const texts: RoomText[] = [];
  for (const page of pages) {
    let room: string | null = null;
    let own: string[] = [];
    const tableLines = new Set(
      page.lines.flatMap((_, at) => headerRowAt(page.lines, at)?.lines ?? []),
    );
    for (const [at, line] of page.lines.entries()) {
      if (room === null && saysWhatFollows(line.text) && !isItemLine(line))
        texts.push({ room: null, page: page.page, text: line.text });
      // A section that counts as a room is told where its first row stands.
      const name = isItemLine(line) ? undefined : headed.get(placeOf(page.page, line.box.top));
      // What is said beside the name stands at the same height.
      const isBeside = name === room && page.lines[at - 1]?.box.top === line.box.top;
      if (name !== undefined && !isBeside) {
        room = name;
        own = [];
      } else if (isItemLine(line)) {
        if (room !== null && own.length > 0)
          texts.push({ room, page: page.page, text: own.join(' ') });
        room = null;
      } else if (room !== null && !tableLines.has(line) && isSentence(line) && !isRead(line))
        own.push(line.text);
    }
  }
  return texts;
};

const placeOf = (page: number, top: number): string => `${page}:${top}`;

const isSentence = (line: Line): boolean =>
  line.words.length >= LEAST_WORDS &&
  /\p{Ll}{3}/u.test(line.text) &&
  !line.text.includes(':') &&
  !hasAmounts(line) &&
  !/\d\.\d\d\b/.test(line.text) &&
  !isDimensions(line.text) &&
  !isOpening(line.text) &&
  continuedRoom(line.text) === null &&
  sectionMark(line.text) === null &&
  roomLine(line.text) === null;

/** Tells that a room's own text is in no file. */
export const roomTextWarning = ({ room, text }: RoomText, page: number): Warning => ({
  code: 'room_text_left_out',
  message: `Page ${page} has a text ${room === null ? 'between its lines' : `below the heading of ${room}`} that belongs to no line, so it is in neither file: "${text}"`,
  at: { page },
});
