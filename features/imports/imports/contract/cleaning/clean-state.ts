import { states } from '#platform/contract/fields';
import { stateNames } from './state-names.ts';

const known = new Set<string>(states);

const byName = new Map(
  Object.entries(stateNames).flatMap(([code, names]) =>
    names.split(',').map((name) => [name, code] as const),
  ),
);

/** The two-letter abbreviation of a state written in any of the usual ways, or null. */
export const cleanState = (text: string): string | null => {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[.,]/g, '').replace(/\s+/g, ' ').trim();
  const code = bare.replace(/\s/g, '').toUpperCase();
  return known.has(code) ? code : (byName.get(bare.toLowerCase()) ?? null);
};
