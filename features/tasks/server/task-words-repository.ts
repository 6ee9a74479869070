import { buildingHasWord, jobHasWord } from '#features/jobs/server';
import { type FoundWord, findWords, hasWord } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';

export type Found = { typed: string; words: readonly FoundWord[] };

export const findTaskWords = async (tenant: Tenant, typed = ''): Promise<Found> => ({
  typed,
  words: await findWords(tenant, ['tasks', 'jobs', 'buildings'], typed),
});

/** Each word in title or description, or of the site where it is; or the number. `t` is the task, `$1` the organization. */
export const wordConditions = ({ typed, words }: Found, add: (value: unknown) => string): string[] => {
  if (words.length === 0) return [];
  const each = words.map((word) => {
    const places = [
      hasWord(word, 'tasks', { id: 't.id', search: 't.search' }, add),
      ...(word.ids.jobs?.length === 0 ? [] : [jobHasWord('t.job_id', word, add)]),
      ...(word.ids.buildings?.length === 0 ? [] : [buildingHasWord('t.building_id', word, add)]),
    ];
    return `(${places.join(' or ')})`;
  });
  const number = /^#?(\d{1,9})$/.exec(typed.trim());
  return number ? [`(${each.join(' and ')} or t.number = ${add(Number(number[1]))})`] : each;
};
