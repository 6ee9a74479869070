import { buildingHasWord, jobHasWord } from '#features/sites/jobs/server';
import { type FoundWord, hasWord, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';

export type Found = { typed: string; words: readonly FoundWord[] };

export const loadSearchedWords = async (tenant: Tenant, typed = ''): Promise<Found> => ({
  typed,
  words: await loadSearchWords(tenant, ['tasks', 'jobs', 'buildings'], typed),
});

/** SQL: the row `t` of `table` has the word in its title or description, or its site has it; `$1` is the organization. A table
 * without an index of words, such as that of the series, is read row by row. */
export const rowHasWord = (table: string, word: FoundWord, add: (value: unknown) => string): string => {
  const places = [
    hasWord(word, table, { id: 't.id', search: 't.search' }, add),
    ...(word.ids.jobs?.length === 0 ? [] : [jobHasWord('t.job_id', word, add)]),
    ...(word.ids.buildings?.length === 0 ? [] : [buildingHasWord('t.building_id', word, add)]),
  ];
  return `(${places.join(' or ')})`;
};

/** Each word in a task, or the number. */
export const wordConditions = ({ typed, words }: Found, add: (value: unknown) => string): string[] => {
  if (words.length === 0) return [];
  const each = words.map((word) => rowHasWord('tasks', word, add));
  const number = /^#?(\d{1,9})$/.exec(typed.trim());
  return number ? [`(${each.join(' and ')} or t.number = ${add(Number(number[1]))})`] : each;
};
