import { describe, expect, it } from 'vitest';
import { isOriginAllowed } from '../../../lambdas/realtime/origin.ts';
import { resumeSince } from '../../../lambdas/realtime/resume-point.ts';
import { readStreamRequest } from '../../../lambdas/realtime/stream-request.ts';
import { createTokens } from '../../../lambdas/realtime/token.ts';

const NOON = new Date('2026-03-02T12:00:00.000Z');
const tokens = createTokens(['s'.repeat(32)]);
const read = (query: string, headers: { lastEventId?: string } = {}) =>
  readStreamRequest(
    {
      query: new URLSearchParams(`token=${tokens.issue('org-a', NOON).token}&${query}`),
      ...headers,
    },
    NOON,
    { tokens, allowedOrigins: [], baseUrl: null },
  );

describe('a request for a stream', () => {
  it('names each document once, in the order given', () => {
    expect(read('document_id=b&document_id=a&document_id=b&document_id=')).toEqual({
      kind: 'accepted',
      request: { organizationId: 'org-a', documentIds: ['b', 'a'], recent: null, since: null },
    });
  });

  it.each(['0', '1', '100'])('may ask for %s recent documents', (recent) => {
    expect(read(`recent=${recent}`)).toMatchObject({ request: { recent: Number(recent) } });
  });

  it.each(['-1', '101', '1e1', '1.5', 'ten', ' 1', '0x10', '99999999999999999999', '१'])(
    'is refused for a recent of %j',
    (recent) => {
      expect(read(`recent=${encodeURIComponent(recent)}`)).toMatchObject({
        kind: 'refused',
        refusal: { status: 422, body: { detail: [{ loc: ['query', 'recent'], input: recent }] } },
      });
    },
  );

  it('resumes from the header rather than from an address that has grown old', () => {
    const older = '2026-03-02T11:00:00.000Z_doc_000001';
    const newer = '2026-03-02T11:30:00.000Z_doc_000009';
    expect(read(`last_event_id=${older}`, { lastEventId: newer })).toMatchObject({
      request: { since: '2026-03-02T11:28:00.000Z' },
    });
  });

  it('takes an empty resume point for none', () => {
    expect(read('last_event_id=&recent=')).toMatchObject({
      request: { since: null, recent: null },
    });
  });
});

describe('a resume point', () => {
  it('goes back two minutes from the event, whoever’s event it is', () => {
    expect(resumeSince('2026-03-02T12:00:00.000Z_0b29880a_000004')).toBe(
      '2026-03-02T11:58:00.000Z',
    );
  });

  it.each([
    '',
    'yesterday',
    '2026-03-02T12:00:00.000Z',
    '2026-13-02T12:00:00.000Z_doc_1',
    '2026-03-02T12:00:00Z_doc_1',
    '2026-03-02T12:00:00.000Z_doc',
    "2026-03-02T12:00:00.000Z_doc'; DROP TABLE events_1",
    `2026-03-02T12:00:00.000Z_${'d'.repeat(1000)}_1`,
  ])('is not made from %j', (text) => {
    expect(resumeSince(text)).toBeNull();
  });
});

describe('the origin of a page', () => {
  const host = 'estimates.example:8443';
  it.each([
    [undefined, true],
    ['https://estimates.example:8443', true],
    ['https://ESTIMATES.example:8443', true],
    ['https://estimates.example', false],
    ['https://estimates.example:8443.evil.example', false],
    ['https://evil.example', false],
    ['null', false],
    ['', false],
    ['https://office.example', true],
    ['https://office.example.evil.example', false],
  ])('%j may open a stream: %s', (origin, allowed) => {
    expect(isOriginAllowed({ origin, host }, ['https://office.example'])).toBe(allowed);
  });

  it('does not matter where the operator allows all', () => {
    expect(isOriginAllowed({ origin: 'https://any.example', host }, ['*'])).toBe(true);
  });
});
