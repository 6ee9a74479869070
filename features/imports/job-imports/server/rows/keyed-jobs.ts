import { loadBuildingsAt } from '#features/sites/buildings/server';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { CleanedRow, JobImportMapping, SiteKey } from '../../contract/index.ts';
import { addressKey } from './facts.ts';

/** Jobs in scope or not, except those that an import has created. */
const otherJobs = (tenant: Tenant, importId: number) =>
  tenant.db
    .selectFrom('jobs as j')
    .select('j.id')
    .where('j.organization_id', '=', tenant.organizationId)
    .where('j.deleted_at', 'is', null)
    .where('j.import_id', 'is distinct from', importId);

const jobsWithNumber = (
  tenant: Tenant,
  { column, numbers }: { column: 'job_number' | 'winteam_job_number'; numbers: readonly string[] },
  importId: number,
): Promise<{ id: number; number: string | null }[]> =>
  otherJobs(tenant, importId)
    .select(`j.${column} as number`)
    .where(`j.${column}`, '=', anyOf(numbers))
    .orderBy('j.id')
    .execute();

const jobsAtAddress = (
  tenant: Tenant,
  buildingIds: readonly number[],
  importId: number,
): Promise<{ id: number; building_id: number }[]> =>
  otherJobs(tenant, importId)
    .innerJoin('job_buildings as jb', (join) =>
      join.onRef('jb.organization_id', '=', 'j.organization_id').onRef('jb.job_id', '=', 'j.id'),
    )
    .select('jb.building_id')
    .where('jb.building_id', '=', anyOf(buildingIds))
    .orderBy('j.id')
    .execute();

type Place = Pick<CleanedRow, SiteKey | 'zip'>;

/** Imports that were started before files could choose it have none. */
export const matchOf = ({ match }: Partial<Pick<JobImportMapping, 'match'>>): SiteKey =>
  match ?? 'job_number';

/** By what a row finds its job; empty where its cells say nothing. */
export const keyOf = (row: Place, match: SiteKey): string => {
  if (match !== 'address') return row[match] ?? '';
  return row.address === '' || row.zip === '' ? '' : addressKey(row);
};

const byKey = (found: readonly { key: string; id: number }[]): Map<string, Set<number>> =>
  new Map(
    [...Map.groupBy(found, ({ key }) => key)].map(([key, jobs]) => [key, new Set(jobs.map(({ id }) => id))]),
  );

/** The jobs that rows name by this key, also those out of scope: with them it is certain which one is meant. */
export const keyedJobs = async (
  tenant: Tenant,
  rows: readonly { row: Place }[],
  { match, importId }: { match: SiteKey; importId: number },
): Promise<ReadonlyMap<string, ReadonlySet<number>>> => {
  const named = rows.map(({ row }) => row).filter((row) => keyOf(row, match) !== '');
  if (match !== 'address') {
    const numbers = [...new Set(named.map((row) => keyOf(row, match)))];
    const jobs = await jobsWithNumber(tenant, { column: match, numbers }, importId);
    return byKey(jobs.map(({ id, number }) => ({ id, key: number ?? '' })));
  }
  const buildings = await loadBuildingsAt(tenant, named);
  const jobs = await jobsAtAddress(
    tenant,
    buildings.map(({ id }) => id),
    importId,
  );
  const keys = Map.groupBy(buildings, ({ id }) => id);
  return byKey(
    jobs.flatMap(({ id, building_id }) =>
      (keys.get(building_id) ?? []).map((place) => ({ id, key: addressKey(place) })),
    ),
  );
};
