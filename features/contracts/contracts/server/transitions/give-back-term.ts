import { addDays } from '#platform/contract/add-days';
import { refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { contractWriteEndpoints } from '../../contract/index.ts';
import { type ContractRow, contractsOfJob } from '../contract-repository.ts';
import { sharingDaysWith } from '../record/neighbours.ts';
import { recordContractChange } from '../record/record-contract-change.ts';
import { saveContract } from '../save-contract-repository.ts';
import { cutContract } from './cut-contract-repository.ts';

type Call = SignedInCall<(typeof contractWriteEndpoints)['archiveContract']>;

/** Restores the former last day of the contract whose term this amendment cut short, unless it was ended differently since. */
export const giveBackTerm = async (call: Call, amendment: ContractRow): Promise<void> => {
  const cut = await cutContract(call.tenant, amendment.id);
  if (!cut) return;
  const rows = (await contractsOfJob(call.tenant, amendment.job_id)).filter(({ id }) => id !== amendment.id);
  const row = rows.find(({ id }) => id === cut.id);
  if (row?.status !== 'approved' || row.termination_date !== addDays(amendment.start_date, -1)) return;
  const termination_date = cut.former_termination_date;
  const [other] = sharingDaysWith({ ...row, termination_date }, rows);
  if (other) {
    const { number } = other;
    throw refused('contract_give_back_overlap', { cut: row.number, number }, { number });
  }
  await saveContract(call.tenant, row.id, {
    termination_date,
    cut_by_id: null,
    former_termination_date: null,
  });
  await recordContractChange(call, row, {
    action: 'contract.updated',
    changes: {
      termination_date: [row.termination_date, termination_date],
      amended_by: [amendment.number, null],
    },
  });
};
