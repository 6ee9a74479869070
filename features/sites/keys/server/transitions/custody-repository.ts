import { invalid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { CustodyEnd } from '../../contract/key-status.ts';

export type NewCustody = {
  keyId: number;
  userId: number;
  /** A moment or, with `zone`, a date that begins at midnight in that zone. */
  from: string;
  zone: string | null;
  dueOn: string | null;
};

const refuseOverlap = (error: unknown): never => {
  const { constraint } = (error ?? {}) as { constraint?: string };
  if (constraint === 'key_custodies_overlap') throw invalid({ since: ['key_since_held'] });
  throw error;
};

/** A person who hands a key over to themselves has thereby confirmed the receipt. */
export const beginCustody = async (
  tenant: Tenant,
  { keyId, userId, from, zone, dueOn }: NewCustody,
): Promise<void> => {
  await tenant
    .query({
      name: 'key-custody-begin',
      text: `insert into key_custodies (organization_id, key_id, user_id, from_at, due_on, handed_by, acknowledged_at)
        select $1::int, $2::int, $3::int, begins.at, $6::date, $7::int, case when $3::int = $7::int then begins.at end
        from (select case when $5::text is null then $4::timestamptz else $4::timestamp at time zone $5 end as at) begins`,
      values: [tenant.organizationId, keyId, userId, from, zone, dueOn, tenant.userId],
    })
    .catch(refuseOverlap);
};

type End = { at: string; as: CustodyEnd; note: string };

export const endCustody = async (tenant: Tenant, id: number, { at, as, note }: End): Promise<void> => {
  await tenant.db
    .updateTable('key_custodies')
    .set({ ended_at: at, ended_as: as, ended_by: tenant.userId, note })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
};

export const acknowledgeCustody = async (tenant: Tenant, id: number, at: string): Promise<void> => {
  await tenant.db
    .updateTable('key_custodies')
    .set({ acknowledged_at: at })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
};
