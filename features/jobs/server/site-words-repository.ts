import { likePattern } from '#platform/server/db/like-pattern';
import type { Tenant } from '#platform/server/db/tenant';

/** Ids whose words match; null where they are so many that looking at row after row finds a page sooner. */
export type SiteWords = { jobs: readonly number[] | null; buildings: readonly number[] | null };

/** More ids than this slow down the statement they are handed to. */
export const mostFound = 5000;

/** The jobs and buildings of the whole organization that the words are about: number, name, address, city. Whoever uses
 * them adds the scope of the person. */
export const findSiteWords = async (tenant: Tenant, words: string): Promise<SiteWords> => {
  const [found] = await tenant.query<SiteWords>({
    name: 'find-site-words',
    text: 'select search_jobs($1, $2) as jobs, search_buildings($1, $2) as buildings',
    values: [likePattern(words), mostFound],
  });
  return found ?? { jobs: [], buildings: [] };
};

type AddValue = (value: unknown) => string;

/** SQL of the jobs that match, for a column of their ids; `$1` is the organization. */
export const jobMatches = (column: string, ids: SiteWords['jobs'], words: string, add: AddValue): string =>
  ids
    ? `${column} = any(${add(ids)}::int[])`
    : `${column} = any(array(select sj.id from jobs sj where sj.organization_id = $1
        and sj.search like (select fold(${add(likePattern(words))}))))`;

/** The same for buildings. */
export const buildingMatches = (
  column: string,
  ids: SiteWords['buildings'],
  words: string,
  add: AddValue,
): string =>
  ids
    ? `${column} = any(${add(ids)}::int[])`
    : `${column} = any(array(select sb.id from buildings sb where sb.organization_id = $1
        and sb.search like (select fold(${add(likePattern(words))}))))`;
