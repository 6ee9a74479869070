import { findJob } from '#features/sites/jobs/server';
import { notFound, refused } from '#platform/contract/errors';
import { toHundredths } from '#platform/contract/money';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import type { BillingRun, billingEndpoints } from '../../contract/index.ts';
import { findContract } from '../contract-repository.ts';
import { insertCorrection } from './billing-correction-repository.ts';
import { lockRun } from './billing-run-repository.ts';
import { computeRun } from './compute-run.ts';
import { presentRun } from './present-run.ts';

type Call = SignedInCall<(typeof billingEndpoints)['correctBillingRun']>;

/** Records by how much the approved invoice of a contract differs from what it would be today. The amount that the person saw must
 * still be that difference; the next month that is approved bills it. */
export const correctBillingRun = async ({ tenant, person, body, now }: Call): Promise<BillingRun> => {
  const { month, contract_id, reason } = body;
  const contract = await findContract(tenant, contract_id);
  if (!contract || !(await findJob(tenant, contract.job_id))) throw notFound();
  const run = await lockRun(tenant, month);
  if (!run) throw refused('billing_not_approved');
  const today = dateAt(now, person.timeZone);
  const { rows } = presentRun(await computeRun(tenant, month, today), tenant, person, now);
  const left = rows.find((row) => row.contract.id === contract_id)?.left_to_correct ?? 0;
  if (left === 0 || toHundredths(left) !== toHundredths(body.amount)) throw refused('billing_changed');
  await insertCorrection(tenant, { contract_id, month, amount: toHundredths(left), reason });
  await writeAudit(tenant, person, {
    action: 'billing-run.corrected',
    entity: 'billing-run',
    entityId: run.id,
    changes: { month: [null, month], contract: [null, contract.number], amount: [null, left] },
    note: reason,
  });
  return presentRun(await computeRun(tenant, month, today), tenant, person, now);
};
