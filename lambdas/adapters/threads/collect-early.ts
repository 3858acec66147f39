import { setFlagsFromString } from 'node:v8';

/**
 * Lets objects grow by a tenth before garbage is collected once more, in the whole process. When a thread reads 500 dense
 * pages, 75 MiB of objects are live; how much garbage lay beside them was chance: peaks of the process between 213 and
 * 254 MiB, and between 215 and 222 with this (`npm run bench -- read --part memory`).
 */
export const collectEarly = (): void => setFlagsFromString('--heap-growing-percent=10');
