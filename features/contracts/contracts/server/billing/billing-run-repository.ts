import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { billingRun, type Statement, statement } from '../../contract/index.ts';

const { approved, exported } = billingRun.shape;

const run = z.object({
  id: z.int(),
  month: z.string(),
  approved,
  exported,
  lines: z.array(z.object({ contract_id: z.int(), statement })),
});

export type StoredRun = z.infer<typeof run>;

const by = (column: string): string =>
  `(select json_build_object('id', m.user_id, 'name', m.name) from memberships m
    where m.organization_id = $1 and m.user_id = r.${column})`;

/** The approved runs of these months, with their invoices. */
export const storedRuns = async (
  tenant: Tenant,
  months: readonly string[],
): Promise<ReadonlyMap<string, StoredRun>> => {
  const rows = await tenant.query({
    name: 'billing-runs',
    text: `select r.id, to_char(r.month, 'YYYY-MM') as month,
        json_build_object('at', r.approved_at, 'by', ${by('approved_by')}) as approved,
        case when r.exported_at is not null
          then json_build_object('at', r.exported_at, 'by', ${by('exported_by')}) end as exported,
        coalesce((select json_agg(json_build_object('contract_id', l.contract_id, 'statement', l.statement))
          from billing_run_lines l where l.organization_id = $1 and l.run_id = r.id), '[]') as lines
      from billing_runs r where r.organization_id = $1 and to_char(r.month, 'YYYY-MM') = any($2::text[])`,
    values: [tenant.organizationId, months],
    row: run,
  });
  return new Map(rows.map((found) => [found.month, found]));
};

/** The id of the new run; undefined when someone has approved this month already. */
export const insertRun = async (tenant: Tenant, month: string, now: Date): Promise<number | undefined> => {
  const found = await tenant.db
    .insertInto('billing_runs')
    .values({
      organization_id: tenant.organizationId,
      month: `${month}-01`,
      approved_at: now.toISOString(),
      approved_by: tenant.userId,
    })
    .onConflict((conflict) => conflict.constraint('billing_runs_month_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return found?.id;
};

export const insertRunLines = async (
  tenant: Tenant,
  runId: number,
  lines: readonly { contract_id: number; statement: Statement }[],
): Promise<void> => {
  await tenant.query({
    name: 'billing-run-lines-insert',
    text: `insert into billing_run_lines (organization_id, run_id, contract_id, statement)
      select $1, $2, l.contract_id, l.statement from json_to_recordset($3::json) l (contract_id integer, statement jsonb)`,
    values: [tenant.organizationId, runId, JSON.stringify(lines)],
  });
};

/** A run, locked against other writers; undefined when the month is not approved. */
export const lockRun = (tenant: Tenant, month: string) =>
  tenant.db
    .selectFrom('billing_runs')
    .select(['id', 'exported_at'])
    .where('organization_id', '=', tenant.organizationId)
    .where('month', '=', `${month}-01`)
    .forUpdate()
    .executeTakeFirst();

export const markExported = async (tenant: Tenant, id: number, now: Date): Promise<void> => {
  await tenant.db
    .updateTable('billing_runs')
    .set({ exported_at: now.toISOString(), exported_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};
