/**
 * What keeps the memory of a process small that reads long documents, as a setting of glibc. It
 * gives every thread an arena of its own otherwise, and what one arena has freed another cannot
 * use: about 45 MiB of the peak of 500 pages (`npm run bench -- read --part memory`).
 */
export const ONE_ARENA = { MALLOC_ARENA_MAX: '1' } as const;
