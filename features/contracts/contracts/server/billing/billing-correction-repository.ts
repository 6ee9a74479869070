import { z } from 'zod';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import { billingCorrection } from '../../contract/index.ts';

const row = billingCorrection.extend({ contract_id: z.int(), run_id: z.int().nullable() });

export type StoredCorrection = z.infer<typeof row>;

/** The corrections of a month, and those that are billed with it: with its run, or before it is approved all that wait and are of
 * months before. */
export const correctionsAround = (
  tenant: Tenant,
  month: string,
  runId: number | undefined,
): Promise<StoredCorrection[]> =>
  tenant.query({
    name: 'billing-corrections',
    text: `select b.id, b.contract_id, b.run_id, to_char(b.month, 'YYYY-MM') as month, b.amount / 100.0::float8 as amount,
        b.reason, b.created_at as at, to_char(r.month, 'YYYY-MM') as billed_with,
        (select json_build_object('id', m.user_id, 'name', m.name) from memberships m
          where m.organization_id = $1 and m.user_id = b.created_by) as by
      from billing_corrections b
      left join billing_runs r on r.organization_id = $1 and r.id = b.run_id
      where b.organization_id = $1 and (b.month = $2::date
        or b.run_id = $3::int or ($3::int is null and b.run_id is null and b.month < $2::date))
      order by b.month, b.id`,
    values: [tenant.organizationId, `${month}-01`, runId ?? null],
    row,
  });

export const insertCorrection = async (
  tenant: Tenant,
  { month, ...fields }: { contract_id: number; month: string; amount: number; reason: string },
): Promise<void> => {
  const { organizationId: organization_id, userId: created_by } = tenant;
  await tenant.db
    .insertInto('billing_corrections')
    .values({ organization_id, created_by, month: `${month}-01`, ...fields })
    .execute();
};

/** Bills corrections that wait with a run; false when another run has billed one of them meanwhile. */
export const billCorrections = async (
  tenant: Tenant,
  runId: number,
  ids: readonly number[],
): Promise<boolean> => {
  const billed = await tenant.db
    .updateTable('billing_corrections')
    .set({ run_id: runId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(ids))
    .where('run_id', 'is', null)
    .returning('id')
    .execute();
  return billed.length === ids.length;
};
