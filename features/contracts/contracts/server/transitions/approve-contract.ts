import { type FoundJob, jobName, loadJob, lockJobs } from '#features/sites/jobs/server';
import type { BulkOutcome } from '#platform/contract/bulk-outcome';
import { invalid, refused, stale } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { forEachRecord } from '#platform/server/records/for-each-record';
import type { ContractRecord, contractWriteEndpoints } from '../../contract/index.ts';
import { type ContractRow, contractsOfJob } from '../contract-repository.ts';
import { todayAt } from '../present-contracts.ts';
import { lockContract } from '../record/lock-contract.ts';
import { wouldCutShort } from '../record/neighbours.ts';
import { presentChanged, presentRecord } from '../record/present-record.ts';
import { recordContractChange } from '../record/record-contract-change.ts';
import { saveContract } from '../save-contract-repository.ts';
import { contractSteps } from './contract-steps.ts';

type Call = SignedInCall<(typeof contractWriteEndpoints)['approveContract']>;

const requirePricing = ({ pricing }: ContractRow): void => {
  if (!pricing.some(({ amount }) => amount > 0)) throw invalid({ pricing: ['contract_pricing_required'] });
};

/** Ends the contract in force on the day before the amendment begins. Refuses when that contract is no longer the one that
 * the person confirmed. */
const endEarlier = async (call: Call, job: FoundJob, row: ContractRow, confirmed: number): Promise<void> => {
  const rows = await contractsOfJob(call.tenant, row.job_id);
  const cut = wouldCutShort(row, rows);
  const other = rows.find(({ id }) => id === cut?.id);
  if (!cut || other?.id !== confirmed) throw stale(await presentRecord(call, job, row));
  await saveContract(call.tenant, other.id, {
    termination_date: cut.last_day,
    cut_by_id: row.id,
    former_termination_date: other.termination_date,
  });
  await recordContractChange(call, other, {
    action: 'contract.cut-short',
    changes: {
      termination_date: [other.termination_date, cut.last_day],
      amended_by: [null, row.number],
    },
  });
};

export const approveContract = async (call: Call): Promise<ContractRecord> => {
  const { ends_earlier_id, updated_at } = call.body;
  const { job, row, today } = await lockContract(call, updated_at);
  const effect = async () => {
    requirePricing(row);
    if (ends_earlier_id !== null) await endEarlier(call, job, row, ends_earlier_id);
    return {};
  };
  await contractSteps.apply(call, { ...row, today }, { name: 'approve', effect });
  return presentChanged(call, job, row.id);
};

/** Approves all drafts of each job, or none of that job. A draft that would end another contract earlier is refused: that is
 * confirmed on its own page. */
export const approveDrafts = async (
  call: SignedInCall<(typeof contractWriteEndpoints)['approveDrafts']>,
): Promise<BulkOutcome> => {
  const { ids } = call.body;
  const jobs = await lockJobs(call.tenant, ids);
  if (jobs.length !== ids.length) throw invalid({ ids: ['invalid_ids'] });
  return forEachRecord(call, jobs.map(jobName), async (tenant, id) => {
    const [job, rows] = await Promise.all([loadJob(tenant, id), contractsOfJob(tenant, id)]);
    const drafts = rows.filter(({ status }) => status === 'draft');
    if (!job || drafts.length === 0) throw refused('contract_no_draft');
    for (const row of drafts.toReversed()) {
      const effect = async () => {
        requirePricing(row);
        return {};
      };
      const today = todayAt(job, call.person, call.now);
      await contractSteps.apply({ ...call, tenant }, { ...row, today }, { name: 'approve', effect });
    }
  });
};
