import type { Tenant } from '#platform/server/db/tenant';
import type { RecordRef } from '../../contract/index.ts';

/** SQL: the log `t` is the one that `ref`, an id or a key of a device, names. */
export const isNamed = (ref: RecordRef, parameter: string): string =>
  typeof ref === 'number'
    ? `t.id = ${parameter}`
    : `t.id = (select k.log_id from action_log_keys k
        where k.organization_id = $1 and k.client_uuid = ${parameter}::uuid)`;

/** SQL: all keys that devices gave the log `t`, as JSON. */
export const keysOfLog = `coalesce((select json_agg(k.client_uuid order by k.id) from action_log_keys k
  where k.organization_id = $1 and k.log_id = t.id), '[]')`;

/** Stores a key that a device gave a log. A key that is stored already keeps its log. */
export const insertLogKey = async (tenant: Tenant, uuid: string, logId: number): Promise<void> => {
  await tenant.db
    .insertInto('action_log_keys')
    .values({ organization_id: tenant.organizationId, client_uuid: uuid, log_id: logId })
    .onConflict((conflict) => conflict.columns(['organization_id', 'client_uuid']).doNothing())
    .execute();
};
