/**
 * Which IP addresses belong to the public internet. Everything that the IANA special-purpose
 * registries reserve is refused, and so is every IPv6 form that carries an IPv4 address inside
 * (mapped, compatible, NAT64, 6to4, Teredo): it could lead to a private one.
 */

const REFUSED_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Only 2000::/3 is routed at all; these parts of it are not public. */
const REFUSED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];
const ROUTED_V6 = '2000::/3';

/** True for an IPv4 or IPv6 address, in text, that anybody on the internet may be asked for. */
export const isPublicAddress = (address: string): boolean => {
  const v4 = parseV4(address);
  if (v4 !== null) return !REFUSED_V4.some((range) => within(v4, range, 32, parseV4));
  const v6 = parseV6(address);
  if (v6 === null) return false;
  return (
    within(v6, ROUTED_V6, 128, parseV6) &&
    !REFUSED_V6.some((range) => within(v6, range, 128, parseV6))
  );
};

const within = (
  address: bigint,
  range: string,
  width: number,
  parse: (text: string) => bigint | null,
): boolean => {
  const [base = '', length = '0'] = range.split('/');
  const shift = BigInt(width - Number(length));
  return address >> shift === (parse(base) ?? -1n) >> shift;
};

const parseV4 = (text: string): bigint | null => {
  const parts = text.split('.');
  if (parts.length !== 4) return null;
  let value = 0n;
  for (const part of parts) {
    if (!/^(?:0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) return null;
    value = (value << 8n) | BigInt(part);
  }
  return value;
};

const parseV6 = (text: string): bigint | null => {
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  const inner = dotted ? parseV4(dotted[2] ?? '') : null;
  if (dotted && inner === null) return null;
  const hex =
    inner === null
      ? text
      : `${dotted?.[1]}${(inner >> 16n).toString(16)}:${(inner & 0xffffn).toString(16)}`;
  const halves = hex.split('::');
  if (halves.length > 2) return null;
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - head.length - tail.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  let value = 0n;
  for (const group of groups) {
    if (!/^[0-9a-f]{1,4}$/i.test(group)) return null;
    value = (value << 16n) | BigInt(`0x${group}`);
  }
  return value;
};
