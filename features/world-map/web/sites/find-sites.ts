import type { JobRow } from '#features/jobs/contract';
import type { SiteIndex } from './site-index.ts';

const plainLetters = /^[\p{ASCII}]*$/u;

const fold = (words: string): string => {
  const lower = words.toLowerCase();
  return plainLetters.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '');
};

const textOf = (row: JobRow): string => {
  let words = `${row.job_number} ${row.job_name} ${row.client.name}`;
  for (const { name, address, city, state, zip } of row.buildings ?? []) {
    words += ` ${name} ${address} ${city} ${state} ${zip}`;
  }
  return fold(words);
};

export type Wanted = { words: string; activeOnly: boolean };

/** Places in the index of the sites that match: every typed word must occur somewhere. */
export const findSites = (index: SiteIndex, { words, activeOnly }: Wanted): number[] => {
  const asked = fold(words).split(/\s+/).filter(Boolean);
  const found: number[] = [];
  index.rows.forEach((row, place) => {
    if (activeOnly && row.status !== 'active') return;
    if (asked.length > 0) {
      index.texts[place] ??= textOf(row);
      const text = index.texts[place];
      if (!asked.every((word) => text.includes(word))) return;
    }
    found.push(place);
  });
  return found;
};
