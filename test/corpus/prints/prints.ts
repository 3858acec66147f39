import { threeLineCarrier } from './looks/three-line-carrier.ts';
import { twoCoveragePacket } from './looks/two-coverage-packet.ts';
import type { Print } from './print.ts';

/** Every look of the `prints` suites. */
export const prints: readonly Print[] = [threeLineCarrier, twoCoveragePacket];
