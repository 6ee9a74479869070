import { forbidden, invalid, refused } from '#platform/contract/errors';
import { toHundredths } from '#platform/contract/money';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import type { BillingRun, billingEndpoints } from '../../contract/index.ts';
import { billCorrections } from './billing-correction-repository.ts';
import { insertRun, insertRunLines } from './billing-run-repository.ts';
import { computeRun } from './compute-run.ts';
import { latestMonth, presentRun } from './present-run.ts';

type Call = SignedInCall<(typeof billingEndpoints)['approveBillingRun']>;

/** Approves only the total that the person saw: another total means that someone has changed a contract or a vacancy in the
 * meantime. */
export const approveBillingRun = async ({ tenant, person, body, now }: Call): Promise<BillingRun> => {
  const { month } = body;
  if (!tenant.seesAllJobs) throw forbidden('billing_all_sites');
  if (month > latestMonth(person, now)) throw invalid({ month: ['billing_too_early'] });
  const today = dateAt(now, person.timeZone);
  const before = await computeRun(tenant, month, today);
  if (before.run) throw refused('billing_approved');
  const corrections = before.billed.flatMap((each) => each.corrections);
  if (before.billed.every(({ current }) => current === null) && corrections.length === 0)
    throw invalid({ month: ['billing_no_invoices'] });
  const { total } = presentRun(before, tenant, person, now);
  if (toHundredths(total) !== toHundredths(body.total)) throw refused('billing_changed');
  const id = await insertRun(tenant, month, now);
  if (id === undefined) throw refused('billing_approved');
  await insertRunLines(
    tenant,
    id,
    before.billed.flatMap(({ contract, current }) =>
      current ? [{ contract_id: contract.id, statement: current }] : [],
    ),
  );
  const ids = corrections.map((correction) => correction.id);
  if (!(await billCorrections(tenant, id, ids))) throw refused('billing_changed');
  await writeAudit(tenant, person, {
    action: 'billing-run.approved',
    entity: 'billing-run',
    entityId: id,
    changes: { month: [null, month], total: [null, total] },
  });
  return presentRun(await computeRun(tenant, month, today), tenant, person, now);
};
