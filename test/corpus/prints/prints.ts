import { cloudPlatform } from './looks/cloud-platform.ts';
import { memberCarrier } from './looks/member-carrier.ts';
import { scopeNoteCarrier } from './looks/scope-note-carrier.ts';
import { threeLineCarrier } from './looks/three-line-carrier.ts';
import { twoCoveragePacket } from './looks/two-coverage-packet.ts';
import type { Print } from './print.ts';

/** Every look of the `prints` suites. */
export const prints: readonly Print[] = [
  threeLineCarrier,
  twoCoveragePacket,
  memberCarrier,
  scopeNoteCarrier,
  cloudPlatform,
];
