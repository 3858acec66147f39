import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const ROWS = (room: string, price: string): string => `
~${room}
~DESCRIPTION                       QUANTITY   UNIT PRICE      TAX        RCV
1. Paint walls                    100.00 SF         ${price}     0.00     ${price}0.00
2. Hang door                        3.00 EA        60.00     0.00     180.00
`;

const roomsOf = (...pages: string[]): (string | null)[] =>
  read(...pages.map((text, at) => page(at + 1, drawn(text)))).lineItems.map(({ room }) => room);

describe("an insurer's estimate behind the one that answers it", () => {
  it.each([
    'FOR COMPARISON ONLY - CARRIER DESK ESTIMATE',
    "Attachment 3 - Insurer's own estimate",
    'Appendix 2 - Carrier Estimate (for reference only)',
  ])('is left out, and the user is told: %s', (title) => {
    const { lineItems, printed, claimNumber } = read(
      page(1, drawn(`Claim Number: KR-2041-77\n${ROWS('Den', '2.00')}`)),
      page(2, drawn(`~${title}\nClaim Number: KR-2041-99\n${ROWS('Hall', '1.00')}`)),
    );
    expect(lineItems.map(({ room }) => room)).toEqual(['Den', 'Den']);
    expect(claimNumber).toBe('KR-2041-77');
    expect(printed?.pages.map(({ class: told }) => told)).toEqual(['items', 'other']);
    expect(printed?.warnings).toContainEqual({
      code: 'attached_estimate_left_out',
      message: `Page 2 is of another estimate that is attached to this one as "${title}". It was left out; upload it by itself if it is to be read.`,
      at: { page: 2 },
    });
  });

  it('goes on where a page bears its name, and ends where none does', () => {
    const title = 'For comparison only - carrier estimate\nEstimate: DEN_DESK_1';
    expect(
      roomsOf(
        ROWS('Den', '2.00'),
        title + ROWS('Hall', '1.00'),
        `${ROWS('Bath', '1.10')}\nDEN_DESK_1     Page: 2`,
        ROWS('Kitchen', '3.00'),
      ),
    ).toEqual(['Den', 'Den', 'Kitchen', 'Kitchen']);
  });

  it('is read where no other stands before it', () => {
    expect(roomsOf(`Estimate for reference only\n${ROWS('Den', '2.00')}`)).toEqual(['Den', 'Den']);
  });

  it('is not told by a remark below a row', () => {
    expect(
      roomsOf(
        ROWS('Den', '2.00'),
        `${ROWS('Hall', '1.00')}Estimate of the painter for comparison only\n`,
      ),
    ).toEqual(['Den', 'Den', 'Hall', 'Hall']);
  });
});
