import { sql } from 'kysely';
import { inScope } from '#features/accounts/access/server';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

/** The form in which names are compared. */
export const nameKey = (name: string): string => name.toLowerCase();

export type KnownBuilding = { id: number; name: string; job_id: number; job_number: string };

/** The buildings in scope that rows name, one row for each of their jobs in scope. */
export const knownBuildings = async (
  tenant: Tenant,
  { names, jobNumbers, id }: { names: readonly string[]; jobNumbers: readonly string[]; id: number | null },
): Promise<KnownBuilding[]> =>
  tenant.db
    .selectFrom('job_buildings as jb')
    .innerJoin('buildings as b', (join) =>
      join.onRef('b.organization_id', '=', 'jb.organization_id').onRef('b.id', '=', 'jb.building_id'),
    )
    .innerJoin('jobs as j', (join) =>
      join.onRef('j.organization_id', '=', 'jb.organization_id').onRef('j.id', '=', 'jb.job_id'),
    )
    .select(['b.id', 'b.name', 'j.id as job_id', 'j.job_number'])
    .where('jb.organization_id', '=', tenant.organizationId)
    .where('b.deleted_at', 'is', null)
    .where('j.deleted_at', 'is', null)
    .where(inScope(tenant, 'j.id'))
    .where((eb) =>
      eb.or([
        eb(sql<string>`lower(b.name)`, '=', anyOf(names)),
        eb('j.job_number', '=', anyOf(jobNumbers)),
        eb('b.id', '=', id ?? 0),
      ]),
    )
    .orderBy('j.id')
    .execute();
