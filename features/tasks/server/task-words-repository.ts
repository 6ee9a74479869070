import { buildingMatches, findSiteWords, jobMatches, mostFound, type SiteWords } from '#features/jobs/server';
import { likePattern } from '#platform/server/db/like-pattern';
import type { Tenant } from '#platform/server/db/tenant';

/** What the words of a search are about, found with the index of words before the list is asked. */
export type FoundWords = SiteWords & { words: string; tasks: readonly number[] | null };

export const findWords = async (
  tenant: Tenant,
  words: string | undefined,
): Promise<FoundWords | undefined> => {
  if (!words) return undefined;
  const [[found], sites] = await Promise.all([
    tenant.query<{ tasks: number[] | null }>({
      name: 'find-task-words',
      text: 'select search_tasks($1, $2) as tasks',
      values: [likePattern(words), mostFound],
    }),
    findSiteWords(tenant, words),
  ]);
  return { ...sites, words, tasks: found?.tasks ?? null };
};

/** Title, description, number, or the site where it is; `t` is the task and `$1` the organization. */
export const wordConditions = (
  { words, tasks, jobs, buildings }: FoundWords,
  add: (value: unknown) => string,
): string => {
  const number = /^#?\d{1,9}$/.test(words) ? [`t.number = ${add(Number(words.replace('#', '')))}`] : [];
  const own = tasks
    ? `t.id = any(${add(tasks)}::int[])`
    : `t.search like (select fold(${add(likePattern(words))}))`;
  const sites = [
    ...(jobs?.length === 0 ? [] : [jobMatches('t.job_id', jobs, words, add)]),
    ...(buildings?.length === 0 ? [] : [buildingMatches('t.building_id', buildings, words, add)]),
  ];
  return `(${[own, ...number, ...sites].join(' or ')})`;
};
