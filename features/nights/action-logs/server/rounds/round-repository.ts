import { inScopeSql } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { round } from '../../contract/index.ts';
import { roundColumns, roundRows } from './rounds-sql-repository.ts';

const max = 300;

/** Rounds of jobs in scope, in the order in which they were added; of one job, or the one with this id. */
export const roundsInScope = (
  tenant: Tenant,
  of: { jobId?: number | undefined; id?: number | undefined },
) => {
  const values = collectValues([tenant.organizationId, of.jobId ?? null, of.id ?? null]);
  const scope = inScopeSql(tenant, 'r.job_id', values);
  return tenant.query({
    text: `select ${roundColumns} from ${roundRows} and ($2::int is null or r.job_id = $2)
        and ($3::int is null or r.id = $3)${scope}
      order by r.id limit ${max}`,
    values: values.all,
    row: round,
  });
};

/** How many of these common areas are in the building. */
export const countRooms = async (
  tenant: Tenant,
  buildingId: number,
  ids: readonly number[],
): Promise<number> => {
  const rows = await tenant.db
    .selectFrom('common_areas')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('building_id', '=', buildingId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.length;
};

export type RoundFields = {
  name: string;
  action_type: string;
  interval_minutes: number;
  starts_at: string | null;
  ends_at: string | null;
  common_area_ids: number[];
};

export const insertRound = async (
  tenant: Tenant,
  fields: RoundFields & { job_id: number; building_id: number },
): Promise<number> => {
  const { id } = await tenant.db
    .insertInto('action_log_rounds')
    .values({
      organization_id: tenant.organizationId,
      created_by: tenant.userId,
      updated_by: tenant.userId,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** False when somebody has saved it since it was read. */
export const saveRound = async (
  tenant: Tenant,
  id: number,
  readAt: string | null,
  fields: Partial<RoundFields> & { deleted_at?: string },
): Promise<boolean> => {
  const saved = await tenant.db
    .updateTable('action_log_rounds')
    .set({ ...fields, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(readAt !== null, (query) => query.where('updated_at', '=', readAt ?? ''))
    .returning('id')
    .execute();
  return saved.length > 0;
};

/** How many a job has. */
export const countRounds = async (tenant: Tenant, jobId: number): Promise<number> => {
  const rows = await tenant.db
    .selectFrom('action_log_rounds')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('job_id', '=', jobId)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.length;
};
