import type { serviceTypes } from '#features/sites/jobs/contract';

type ServiceType = (typeof serviceTypes)[number];

/** The kind of service by what a file calls it, in English or Spanish; first match. */
const kinds: readonly (readonly [RegExp, ServiceType])[] = [
  [/porter|conserje/i, 'day-porter'],
  [/night|evening|noct|noche/i, 'night-cleaning'],
  [/\bday|diurn|\bd[ií]a\b/i, 'day-cleaning'],
  [/clean|janitor|custod|limpieza|aseo/i, 'cleaning'],
];

/** A file that names only days means the cleaning itself. */
export const guessCleaning = (name: string): ServiceType =>
  name === '' ? 'cleaning' : (kinds.find(([words]) => words.test(name))?.[1] ?? 'other');
