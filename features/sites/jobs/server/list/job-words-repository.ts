import { z } from 'zod';
import { manyIds } from '#platform/server/db/many-ids';
import { type FoundWord, hasWord, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';

/** `ids`: the jobs that match every rare word; absent without a rare word. `common`: words that must be checked row by
 * row. */
export type JobWords = { ids?: readonly number[]; common: readonly FoundWord[] };

export type WordCondition = (word: FoundWord, value: (parameter: unknown) => string) => string;

const atBuildings = `select jb.job_id from job_buildings jb
  join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
  where jb.organization_id = $1`;

const foundIds = z.object({ ids: manyIds });

/** Finds the jobs with every rare word in their number or name, at one of their buildings, or in the name
 * of their client. Done once, for both page
 * and total. */
export const loadJobWords = async (tenant: Tenant, typed: string | undefined): Promise<JobWords> => {
  const words = await loadSearchWords(tenant, ['jobs', 'buildings', 'clients'], typed);
  const rare = words.filter(({ ids }) => ids.jobs && ids.buildings && ids.clients);
  const common = words.filter((word) => !rare.includes(word));
  if (rare.length === 0) return { common };
  const values: unknown[] = [tenant.organizationId];
  const value = (parameter: unknown): string => `$${values.push(parameter)}`;
  const sites = rare.map(
    ({ ids }) => `(select unnest(${value(ids.jobs)}::int[])
      union ${atBuildings} and jb.building_id = any(${value(ids.buildings)}::int[])
      union select j.id from jobs j where j.organization_id = $1 and j.client_id = any(${value(ids.clients)}::int[]))`,
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

/** SQL condition: the client of the job `j` contains the word. */
const clientHasWord: WordCondition = (word, value) => {
  if (word.ids.clients) return hasWord(word, 'clients', { id: 'j.client_id', search: '' }, value);
  const has = hasWord(word, 'clients', { id: 'sc.id', search: 'sc.search' }, value);
  return `(select ${has} from clients sc where sc.organization_id = $1 and sc.id = j.client_id)`;
};

/** SQL condition: the job, its client or one of its buildings contains the word. When many buildings contain it, they are
 * checked job by job, because a list of nearly all of them would take longer. */
export const siteHasWord: WordCondition = (word, value) => {
  const own = `${nameHasWord(word, value)} or ${clientHasWord(word, value)}`;
  const { buildings } = word.ids;
  if (buildings?.length === 0) return `(${own})`;
  if (buildings)
    return `(${own} or j.id in (${atBuildings} and jb.building_id = any(${value(buildings)}::int[])))`;
  const has = hasWord(word, 'buildings', { id: 'b.id', search: 'b.search' }, value);
  const each = atBuildings.replace('jb.job_id', `${has} as has`);
  return `(${own} or (select bool_or(has) from (${each} and jb.job_id = j.id) at_job))`;
};
