import type { Write } from './write.ts';

/** Fields that belong to the try, not to what was entered. */
const stamps = ['client_uuid', 'device_at', 'device_created_at'];

const fingerprintOf = ({ kind, parts, files }: Write): string =>
  JSON.stringify(
    [kind, parts, files.map(({ field, name, file }) => [field, name, file.size])],
    (key, value) => (stamps.includes(key) ? undefined : value),
  );

/** Whether two writes have the same content. An entry that was restored after a crash and saved again is the same. Two
 * tabs that started from one draft and were edited differently have two entries. */
export const sameEntry = (one: Write, other: Write): boolean => fingerprintOf(one) === fingerprintOf(other);
