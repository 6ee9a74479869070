import { invalid, Problem, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { shownDate } from '#platform/server/texts/shown-date';
import {
  type ContractRecord,
  contractTransitions,
  type contractWriteEndpoints,
  renewalOf,
} from '../../contract/index.ts';
import { isSettled } from '../contract-policy.ts';
import { lockContract } from '../record/lock-contract.ts';
import { presentChanged } from '../record/present-record.ts';
import { recordContractChange } from '../record/record-contract-change.ts';
import { saveContract } from '../save-contract-repository.ts';

type Call = SignedInCall<(typeof contractWriteEndpoints)['setRenewalNotice']>;

/** Notice counts from the day on which it was given, which may be earlier than the day on which it is recorded. */
export const setRenewalNotice = async (call: Call): Promise<ContractRecord> => {
  const { noticed_on, updated_at } = call.body;
  const { job, row, today } = await lockContract(call, updated_at);
  if (isSettled(row, today)) {
    const status = contractTransitions.status({ ...row, today });
    throw new Problem(409, contractTransitions.messageOf('give_notice', status));
  }
  const renewal = row.status === 'approved' ? renewalOf(row) : null;
  if (!renewal) throw refused('contract_no_renewal');
  if (noticed_on !== null && noticed_on > today) throw invalid({ noticed_on: ['contract_not_yet'] });
  if (noticed_on !== null && noticed_on < row.start_date)
    throw invalid({
      noticed_on: [{ code: 'contract_notice_early', values: { date: shownDate(row.start_date) } }],
    });
  if (noticed_on !== null && noticed_on > renewal.notice_by)
    throw invalid({
      noticed_on: [{ code: 'contract_notice_late', values: { date: shownDate(renewal.notice_by) } }],
    });
  if (noticed_on === renewal.noticed_on) return presentChanged(call, job, row.id);
  await saveContract(call.tenant, row.id, { renewal_notice_on: noticed_on });
  await recordContractChange(call, row, {
    action: noticed_on === null ? 'contract.notice-withdrawn' : 'contract.notice-given',
    changes: { renewal_notice_on: [renewal.noticed_on, noticed_on] },
  });
  return presentChanged(call, job, row.id);
};
