import { z } from 'zod';
import { manyIds } from '#platform/server/db/many-ids';
import { type FoundWord, findWords, hasWord } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';

/** `ids` of the jobs that have every rare word, absent without one; common words, which each row is asked for. */
export type JobWords = { ids?: readonly number[]; common: readonly FoundWord[] };

export type WordCondition = (word: FoundWord, value: (given: unknown) => string) => string;

const atBuildings = `select jb.job_id from job_buildings jb
  join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
  where jb.organization_id = $1`;

const foundIds = z.object({ ids: manyIds });

/** In number or name of the job, or at one of its buildings: found once for page and total, with the ids of both. */
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

/** That number or name of the job `j` has a word. */
export const nameHasWord: WordCondition = (word, value) =>
  hasWord(word, 'jobs', { id: 'j.id', search: 'j.search' }, value);

/** The same, or one of its buildings. Where these have it often, they are looked at job by job: a list of nearly all of them
 * would take longer. */
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
