import type { Write } from './write.ts';

/** Of the try, not of what was entered. */
const stamps = ['client_uuid', 'device_at', 'device_created_at'];

const wordsOf = ({ kind, parts, files }: Write): string =>
  JSON.stringify(
    [kind, parts, files.map(({ field, name, file }) => [field, name, file.size])],
    (key, value) => (stamps.includes(key) ? undefined : value),
  );

/** Whether two writes say the same: an entry restored after a crash and saved again is one, two tabs that began with
 * the same draft and went different ways are two. */
export const sameEntry = (one: Write, other: Write): boolean => wordsOf(one) === wordsOf(other);
