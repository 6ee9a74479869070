import { z } from 'zod';
import { manyIds } from '#platform/server/db/many-ids';
import { type FoundWord, findWords, hasWord } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';

/** `ids`: the jobs that match every rare word; absent without a rare word. `common`: words that must be checked row by
 * row. */
export type JobWords = { ids?: readonly number[]; common: readonly FoundWord[] };

export type WordCondition = (word: FoundWord, value: (given: unknown) => string) => string;

const atBuildings = `select jb.job_id from job_buildings jb
  join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
  where jb.organization_id = $1`;

const foundIds = z.object({ ids: manyIds });

/** Finds the jobs with every rare word in their number or name, or at one of their buildings. Done once, for both page
 * and total. */
export const findJobWords = async (tenant: Tenant, typed: string | undefined): Promise<JobWords> => {
  const words = await findWords(tenant, ['jobs', 'buildings'], typed);
  const rare = words.filter(({ ids }) => ids.jobs && ids.buildings);
  const common = words.filter((word) => !rare.includes(word));
  if (rare.length === 0) return { common };
  const values: unknown[] = [tenant.organizationId];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const sites = rare.map(
    ({ ids }) => `(select unnest(${value(ids.jobs)}::int[])
      union ${atBuildings} and jb.building_id = any(${value(ids.buildings)}::int[]))`,
  );
  const [found] = await tenant.query({
    text: `select array(${sites.join(' intersect ')}) as ids`,
    values,
    row: foundIds,
  });
  return { ids: found?.ids ?? [], common };
};

/** SQL condition: the number or name of the job `j` contains the word. */
export const nameHasWord: WordCondition = (word, value) =>
  hasWord(word, 'jobs', { id: 'j.id', search: 'j.search' }, value);

/** SQL condition: the job or one of its buildings contains the word. When many buildings contain it, they are checked
 * job by job, because a list of nearly all of them would take longer. */
export const siteHasWord: WordCondition = (word, value) => {
  const own = nameHasWord(word, value);
  const { buildings } = word.ids;
  if (buildings?.length === 0) return own;
  if (buildings)
    return `(${own} or j.id in (${atBuildings} and jb.building_id = any(${value(buildings)}::int[])))`;
  const has = hasWord(word, 'buildings', { id: 'b.id', search: 'b.search' }, value);
  const each = atBuildings.replace('jb.job_id', `${has} as has`);
  return `(${own} or (select bool_or(has) from (${each} and jb.job_id = j.id) at_job))`;
};
