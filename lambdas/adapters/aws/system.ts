import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock, Ids } from '../../ports.ts';

export const systemClock: Clock = { now: () => new Date() };

export const systemIds: Ids = {
  handle: () => randomUUID().replaceAll('-', ''),
  randomBytes: (count) => randomBytes(count),
};
