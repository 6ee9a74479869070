import type { JobRow } from '#features/sites/jobs/contract';
import { fold, searchedWords } from '#platform/contract/fold';
import type { SiteIndex } from './site-index.ts';

const textOf = (row: JobRow): string => {
  let words = `${row.job_number} ${row.job_name} ${row.client.name}`;
  for (const { name, address, city, state, zip } of row.buildings ?? []) {
    words += ` ${name} ${address} ${city} ${state} ${zip}`;
  }
  return fold(words);
};

export type Wanted = {
  words: string;
  activeOnly: boolean;
  /** Ids of the sites that match the criteria; null without criteria. */
  among?: ReadonlySet<number> | null;
};

/** Indexes of the matching sites. Every typed word must occur somewhere. */
export const findSites = (index: SiteIndex, { words, activeOnly, among }: Wanted): number[] => {
  const asked = searchedWords(words);
  const found: number[] = [];
  index.rows.forEach((row, place) => {
    if (activeOnly && row.status !== 'active') return;
    if (among && !among.has(row.id)) return;
    if (asked.length > 0) {
      index.texts[place] ??= textOf(row);
      const text = index.texts[place];
      if (!asked.every((word) => text.includes(word))) return;
    }
    found.push(place);
  });
  return found;
};
