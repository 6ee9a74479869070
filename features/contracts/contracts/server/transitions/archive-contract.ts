import type { SignedInCall } from '#platform/server/http/call';
import { type ContractRecord, type contractWriteEndpoints, statusOn } from '../../contract/index.ts';
import { lockContract } from '../record/load-contract.ts';
import { presentChanged } from '../record/present-record.ts';
import { recordContractChange } from '../record/record-contract-change.ts';
import { saveContract } from '../save-contract-repository.ts';
import { giveBackTerm } from './give-back-term.ts';
import { passBase } from './pass-base-repository.ts';
import { requireTransition } from './require-transition.ts';

type Call = SignedInCall<(typeof contractWriteEndpoints)['archiveContract']>;

export const archiveContract = async (call: Call): Promise<ContractRecord> => {
  const { job, row, today } = await lockContract(call, call.body.updated_at);
  requireTransition(row, 'archive', today);
  const from = statusOn(row, today);
  await saveContract(call.tenant, row.id, {
    status: 'archived',
    was_in_force: from === 'expired' || from === 'terminated',
  });
  await recordContractChange(call, row, { action: 'contract.archived', from, to: 'archived' });
  if (row.is_base) await passBase(call.tenant, row.job_service_id);
  if (from === 'approved') await giveBackTerm(call, row);
  return presentChanged(call, job, row.id);
};
